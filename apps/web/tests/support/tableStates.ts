/** Every state of the table screen that has a layout of its own. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { guidedTexts } from '../../src/language/en/guided.ts';
import { english } from '../../src/language/english.ts';
import { mouse } from '../driver/pointer.ts';
import { look } from '../driver/sight.ts';
import { Player } from '../driver/table.ts';
import { playedGame } from './games.ts';
import { begin, expectTable } from './newGame.ts';
import { fromMenu, openLastSixth, openSaved, save } from './tablePage.ts';

const { table, desk, story, start } = english;

export interface State {
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

/** The viewer’s turn in the middle of a game. */
export const openMiddle = async (page: Page, edition = 'birmingham', seats = 4): Promise<void> => {
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

export const states: readonly State[] = [
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

/** Opens a table in a state. */
export const enter = async (page: Page, { open = openMiddle, show }: State): Promise<void> => {
  await open(page);
  await show?.(page);
};
