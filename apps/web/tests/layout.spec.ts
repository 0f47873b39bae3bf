/**
 * Nothing ever covers the playing area: every state of the table, at every size and text size. With COALBROOK_PICTURES
 * set to a folder, each is also saved there as a picture.
 */
import { consent } from '../src/language/en/consent.ts';
import { guidedTexts } from '../src/language/en/guided.ts';
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { layoutFaults } from './support/layoutRules.ts';
import { begin, expectTable } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { fromMenu, openLastSixth, openSaved, save } from './support/tablePage.ts';
import { expect, prefer, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { table, desk, story, board, start, online } = english;

const sizes = [
  [1920, 1080],
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [844, 390],
  [390, 844],
  [768, 1024],
] as const;

/** A window of 1280 × 800 that is zoomed to 400 %, and the narrowest phone. */
const zoomed = [
  [320, 200],
  [320, 640],
] as const;

type Size = (typeof sizes | typeof zoomed)[number];

/** One of each layout. */
const fewSizes: readonly Size[] = [sizes[1], sizes[3], sizes[4], sizes[5]];

/** Text sizes, in percent. */
const textSizes = [100, 150] as const;

const folder = process.env['COALBROOK_PICTURES'];

const picture = async (page: Page, name: string): Promise<void> => {
  if (folder === undefined || folder.length < 2) return;
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
};

interface State {
  readonly name: string;
  /** How long others’ moves are shown, in milliseconds. */
  readonly pace?: number;
  /** Opens a table; without it, the viewer’s turn in the middle of a game. */
  readonly open?: (page: Page) => Promise<void>;
  /** What is done there. */
  readonly show?: (page: Page) => Promise<void>;
  /** What has to be done again after a change of size. */
  readonly again?: (page: Page) => Promise<void>;
  /** Goes back to the viewer’s turn; without it, by Escape. */
  readonly leave?: (page: Page) => Promise<void>;
}

const openMiddle = async (page: Page, edition = 'birmingham', seats = 4): Promise<void> => {
  const game = await playedGame({ edition, seats, seed: 'views' });
  await openSaved(page, game.saved(Math.floor(game.turns.length * 0.7)));
  await look(page);
};

const preview = async (page: Page): Promise<void> => {
  await new Player(page, mouse).until(({ phase }) => phase === 'ready');
  await expect(page.getByRole('group', { name: desk.preview })).toBeVisible();
};

/** Rests on something until its card is there. */
const inspect = async (page: Page): Promise<void> => {
  await page.mouse.move(2, 2);
  const place = await page.locator('#map [data-target^="place:"]').first().boundingBox();
  if (!place) throw new Error('there is no place');
  for (const shift of [0, 3]) await page.mouse.move(place.x + place.width / 2 + shift, place.y + place.height - 3);
  await expect(page.locator('[data-card="inspection"]')).toBeVisible();
};

const hint = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift+H');
  for (const name of [story.hint.whatKind, story.hint.whatMove]) {
    const next = page.getByRole('button', { name });
    await next
      .or(page.getByRole('button', { name: story.hint.put }))
      .first()
      .waitFor();
    if (await next.isVisible()) await next.click();
  }
  await expect(page.getByRole('button', { name: story.hint.put })).toBeVisible();
};

/** Pauses what is told of others. */
const pause = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: desk.pause }).first().waitFor();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: desk.goOn }).first()).toBeVisible();
};

const states: readonly State[] = [
  { name: 'own-turn' },
  {
    name: 'notice',
    async again(page) {
      await save(page);
      await expect(page.getByText(table.saveHint)).toBeVisible();
    },
  },
  {
    name: 'choice',
    async show(page) {
      await page.keyboard.press('b');
      await expect(page.locator('[data-target="kind:build"]')).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'refusal',
    show: (page) => page.locator('#map [data-target^="site:"]:not([data-lit])').first().dispatchEvent('click'),
  },
  { name: 'inspection', again: inspect },
  {
    name: 'looking-back',
    async show(page) {
      await page.keyboard.press(',');
      await expect(page.getByRole('button', { name: story.history.toPresent }).first()).toBeVisible();
    },
    leave: (page) => page.getByRole('button', { name: story.history.toPresent }).first().click(),
  },
  {
    name: 'hint',
    show: hint,
    leave: (page) => page.getByRole('button', { name: english.common.close }).first().click(),
  },
  { name: 'preview', show: preview },
  {
    name: 'plan',
    async show(page) {
      await fromMenu(page, table.plan.begin);
      await expect(page.getByRole('region', { name: table.plan.label })).toBeVisible();
      await preview(page);
    },
  },
  { name: 'own-turn-two-seats', open: (page) => openMiddle(page, 'birmingham', 2) },
  { name: 'lancashire', open: (page) => openMiddle(page, 'lancashire') },
  { name: 'age-of-industry', open: (page) => openMiddle(page, 'age-of-industry') },
  {
    name: 'long-preview',
    async open(page) {
      await openLastSixth(page, { edition: 'birmingham', seats: 4, seed: 'views' });
      await look(page);
      await page.keyboard.press('b');
      await page.locator('summary').first().click();
      await expect(page.getByRole('list', { name: desk.possibilitiesLabel })).toBeVisible();
    },
  },
  {
    name: 'automaton',
    async open(page) {
      // Wide enough for the journal to be in sight with large text, too.
      await page.setViewportSize({ width: 1920, height: 1080 });
      await begin(page, { company: start.setUp.preset.automata('Eadweard'), seed: 'layout' });
      await new Player(page, mouse).turn();
      await page.getByRole('button', { name: story.plan.explainLast('Eadweard') }).click();
      await expect(page.locator('section[aria-labelledby="plan-title"]')).toBeVisible();
    },
  },
  {
    name: 'watched',
    pace: 10_000,
    async open(page) {
      const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
      await openSaved(page, game.saved(12, 0));
      await pause(page);
    },
  },
  {
    name: 'telling',
    pace: 10_000,
    async open(page) {
      await openMiddle(page);
      await new Player(page, mouse).ownTurn();
      await pause(page);
    },
  },
  {
    name: 'scoring',
    async open(page) {
      const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
      await openSaved(page, game.saved(-1));
      await new Player(page, mouse).until(({ phase }) => phase === 'count');
    },
  },
  {
    name: 'over',
    async open(page) {
      await openSaved(page, (await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' })).saved());
      await page.getByRole('button', { name: story.final.board }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
  {
    name: 'lesson',
    async open(page) {
      await page.goto('#/lesson/reach-first');
      await expectTable(page);
    },
  },
  {
    name: 'guided',
    async open(page) {
      await page.goto('#/guided');
      await page.getByRole('button', { name: guidedTexts.begin }).first().click();
      await expectTable(page);
      await page.getByRole('button', { name: guidedTexts.next, exact: true }).click();
    },
  },
];

const sizeName = ([width, height]: Size): string => `${width}×${height}`;

const check = async (page: Page, state: string, text: number, all: readonly Size[], again?: State['again']) => {
  for (const size of all) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await again?.(page);
    const faults = await layoutFaults(page, board);
    await picture(page, `${state}-${width}x${height}-${text}`);
    expect.soft(faults, `${state} at ${sizeName(size)}, text at ${text} %`).toEqual([]);
  }
};

const preferencesOf = (text: number, pace = 0) =>
  ({ pace, textSize: text, motion: pace > 0 ? 'system' : 'off' }) as const;

const enter = async (page: Page, { open = openMiddle, show }: State): Promise<void> => {
  await open(page);
  await show?.(page);
};

const usualSize = { width: 1440, height: 900 };

/** The sizes at which large text is tightest. */
const tightSizes: readonly Size[] = [sizes[3], sizes[4], sizes[5]];

/** What is seen most with large text. */
const largest = ['watched', 'scoring', 'lesson', 'guided'];

/** A soak looks at everything at every size; otherwise large text is tried where it is tightest. */
const sizesWith = (text: number): readonly Size[] => {
  if (isSoak) return text === 100 ? [...sizes, ...zoomed] : sizes;
  return text === 100 ? sizes : tightSizes;
};

for (const text of textSizes) {
  const at = sizesWith(text);
  test.describe(`text at ${text} %`, () => {
    test.use({ preferences: preferencesOf(text) });
    test('nothing covers the map during a turn', { tag: '@long' }, async ({ page }) => {
      test.skip(isSoak, 'each state on its own');
      await openMiddle(page);
      for (const { name, open, show, again, leave = () => page.keyboard.press('Escape') } of states) {
        if (open) continue;
        await show?.(page);
        await check(page, name, text, at, again);
        await page.setViewportSize(usualSize);
        await leave(page);
      }
    });
  });
  for (const state of states) {
    const { name, pace, again } = state;
    test.describe(`text at ${text} %`, () => {
      test.use({ preferences: preferencesOf(text, pace) });
      test(`nothing covers the map: ${name}`, { tag: '@long' }, async ({ page }) => {
        const isShort = state.open !== undefined && (text === 100 || largest.includes(name));
        test.skip(!isSoak && !isShort, 'only in the soak');
        await enter(page, state);
        await check(page, name, text, at, again);
      });
    });
  }
}

const quick = ['preview', 'hint', 'looking-back', 'guided'];

for (const state of states) {
  const { name, again } = state;
  if (!quick.includes(name)) continue;
  test(`nothing covers the map in any layout: ${name}`, async ({ page }) => {
    await enter(page, state);
    await check(page, name, 100, fewSizes, again);
  });
}

for (const text of textSizes) {
  test.describe(`online, text at ${text} %`, () => {
    test.use({ preferences: { textSize: text } });
    test(
      'nothing covers the map: a question, a pause and no network',
      { tag: '@long' },
      async ({ page, browser, baseURL }) => {
        const at = isSoak || text === 100 ? sizes : tightSizes;
        const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
        await prefer(elsewhere, { textSize: text });
        const other = await elsewhere.newPage();
        await page.goto('#/friends');
        await page.getByRole('button', { name: online.people(2), exact: true }).click();
        await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
        await page.getByRole('button', { name: online.open }).click();
        await other.goto(await page.getByRole('textbox', { name: online.invite }).inputValue());
        await other.getByRole('textbox', { name: online.name }).fill('Ottoline');
        await other.getByRole('button', { name: online.sitDown }).click();
        await Promise.all([expectTable(page), expectTable(other)]);
        await fromMenu(page, online.ask);
        await page.getByRole('button', { name: `${consent.ask}: ${consent.actions.pause}` }).click();
        await expect(other.getByText(consent.questions.pause('Ada'))).toBeVisible();
        await check(other, 'question', text, at);
        await other.getByRole('button', { name: consent.votes.yes }).click();
        await expect(other.getByText(consent.paused)).toBeVisible();
        await check(other, 'paused', text, at);
        await other.getByRole('button', { name: consent.resume }).click();
        await expect(other.getByText(consent.paused)).toBeHidden();
        // A page that has lost the network complains of it, so this is not the page of the test.
        await elsewhere.setOffline(true);
        await other.getByText(online.lost.nothing).waitFor();
        await check(other, 'offline', text, at);
        await elsewhere.close();
      },
    );
  });
}
