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
import { fromMenu, openLastSixth, openSaved } from './support/tablePage.ts';
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
  readonly open: (page: Page) => Promise<void>;
  /** What has to be done again after a change of size. */
  readonly again?: (page: Page) => Promise<void>;
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
  await openMiddle(page);
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
  { name: 'own-turn', open: openMiddle },
  { name: 'own-turn-two-seats', open: (page) => openMiddle(page, 'birmingham', 2) },
  { name: 'lancashire', open: (page) => openMiddle(page, 'lancashire') },
  { name: 'age-of-industry', open: (page) => openMiddle(page, 'age-of-industry') },
  {
    name: 'choice',
    async open(page) {
      await openMiddle(page);
      await page.keyboard.press('b');
      await expect(page.locator('[data-target="kind:build"]')).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'preview',
    async open(page) {
      await openMiddle(page);
      await preview(page);
    },
  },
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
  { name: 'hint', open: hint },
  { name: 'inspection', open: openMiddle, again: inspect },
  {
    name: 'refusal',
    async open(page) {
      await openMiddle(page);
      await page.locator('#map [data-target^="site:"]:not([data-lit])').first().dispatchEvent('click');
    },
  },
  {
    name: 'automaton',
    async open(page) {
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
    name: 'looking-back',
    async open(page) {
      await openMiddle(page);
      await page.keyboard.press(',');
      await expect(page.getByRole('button', { name: story.history.toPresent }).first()).toBeVisible();
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
    name: 'plan',
    async open(page) {
      await openMiddle(page);
      await fromMenu(page, table.plan.begin);
      await expect(page.getByRole('region', { name: table.plan.label })).toBeVisible();
      await preview(page);
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

for (const { name, pace = 0, open, again } of states) {
  for (const text of textSizes) {
    const preferences = { pace, textSize: text, motion: pace > 0 ? 'system' : 'off' } as const;
    test.describe(`text at ${text} %`, () => {
      test.use({ preferences });
      test(`nothing covers the map: ${name}`, { tag: '@long' }, async ({ page }) => {
        test.skip(!isSoak, 'only in the soak');
        await open(page);
        await check(page, name, text, text === 100 ? [...sizes, ...zoomed] : sizes, again);
      });
    });
  }
}

const quick = ['preview', 'hint', 'looking-back', 'guided'];

for (const { name, open, again } of states) {
  if (!quick.includes(name)) continue;
  test(`nothing covers the map in any layout: ${name}`, async ({ page }) => {
    await open(page);
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
        test.skip(!isSoak, 'only in the soak');
        const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
        await prefer(elsewhere);
        const other = await elsewhere.newPage();
        await page.goto('#/friends');
        await page.getByRole('button', { name: online.people(2), exact: true }).click();
        await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
        await page.getByRole('button', { name: online.open }).click();
        await other.goto(await page.getByRole('textbox', { name: online.invite }).inputValue());
        await other.getByRole('textbox', { name: online.name }).fill('Ottoline');
        await other.getByRole('button', { name: online.sitDown }).click();
        await Promise.all([expectTable(page), expectTable(other)]);
        await fromMenu(other, online.ask);
        await other.getByRole('button', { name: `${consent.ask}: ${consent.actions.pause}` }).click();
        await expect(page.getByText(consent.questions.pause('Ottoline'))).toBeVisible();
        await check(page, 'question', text, sizes);
        await page.getByRole('button', { name: consent.votes.yes }).click();
        await expect(page.getByText(consent.paused)).toBeVisible();
        await check(page, 'paused', text, sizes);
        await page.getByRole('button', { name: consent.resume }).click();
        await expect(page.getByText(consent.paused)).toBeHidden();
        await page.context().setOffline(true);
        await page.getByText(online.lost.nothing).waitFor();
        await check(page, 'offline', text, sizes);
        await page.context().setOffline(false);
        await elsewhere.close();
      },
    );
  });
}
