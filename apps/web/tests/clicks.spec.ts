/** How many clicks usual turns take. */
import type { Draft } from '@coalbrook/record';

import { english } from '../src/language/english.ts';
import type { Settings } from '../src/settings/settings.ts';
import { look } from './driver/sight.ts';
import { keysOf, savedAt } from './support/positions.ts';
import { desk, hand, openSaved, save, soFar } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { confirm, confirmAndEnd, endTurn } = english.desk;

const canal: Draft = {
  edition: 'birmingham',
  seats: 2,
  round: 2,
  players: [{ hand: ['dudley', 'worcester', 'stafford', 'stafford', 'pottery'], money: 60 }],
  tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' } },
  links: { 'birmingham-oxford': 0 },
  merchants: { 'oxford#1': { tile: 'cotton' } },
};
const key = keysOf(canal);

interface UsualTurn {
  readonly name: string;
  /** What is clicked for each of the two actions, apart from confirmations. */
  readonly actions: readonly [readonly string[], readonly string[]];
  /** The kinds of the entries. */
  readonly entries: readonly string[];
  /** The number of clicks if each action is confirmed. */
  readonly confirmed: number;
}

const loan = 'kind:loan';
const turns: readonly UsualTurn[] = [
  {
    name: 'two loans',
    actions: [[loan], [loan]],
    entries: ['loan', 'discard', 'loan', 'discard'],
    confirmed: 4,
  },
  {
    name: 'two builds',
    actions: [[key('site', 'dudley#1')], [key('site', 'worcester#1')]],
    entries: ['build', 'build'],
    confirmed: 4,
  },
  {
    name: 'two links',
    actions: [[key('link', 'birmingham-dudley')], [key('link', 'birmingham-walsall')]],
    entries: ['network', 'discard', 'network', 'discard'],
    confirmed: 4,
  },
  {
    name: 'a sale and a build',
    actions: [[key('site', 'birmingham#1')], [key('site', 'dudley#1')]],
    entries: ['sell', 'discard', 'build'],
    confirmed: 4,
  },
  {
    name: 'developing one tile, then a loan',
    actions: [['kind:develop', 'Develop a coal mine'], [loan]],
    entries: ['develop', 'discard', 'stop', 'loan', 'discard'],
    confirmed: 5,
  },
];

const withSettings = async (page: Page, settings: Partial<Settings>): Promise<void> => {
  const still: Partial<Settings> = { theme: 'day', pace: 0, motion: 'off', ...settings };
  await page.addInitScript((text) => localStorage.setItem('coalbrook.settings', text), JSON.stringify(still));
};

/** Clicks and counts. */
class Clicker {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A target by its key, or a choice of the desk by its text. */
  async touch(target: string): Promise<void> {
    this.count++;
    if (!target.includes(':')) await desk(this.#page).getByRole('button', { name: target, exact: true }).click();
    else if (target.startsWith('kind:')) await this.#page.locator(`[data-target="${target}"]`).click();
    else {
      const spot = (await look(this.#page)).lit.find((one) => one.key === target);
      if (!spot) throw new Error(`${target} is not offered`);
      await this.#page.mouse.click(spot.x, spot.y);
    }
  }

  async press(name: string): Promise<void> {
    this.count++;
    await desk(this.#page).getByRole('button', { name, exact: true }).click();
  }
}

/** The kinds of the entries of the first seat's turn. */
const played = async (page: Page): Promise<readonly string[]> => {
  const { entries } = await save(page);
  const own = entries.map((line) => line.split(' ')).filter(([who]) => who === '0');
  return own.map(([, kind]) => kind ?? '');
};

test('usual turns take at most four clicks if only the turn is confirmed', async ({ page }) => {
  await withSettings(page, { confirms: 'turn' });
  for (const { name, actions, entries } of turns) {
    await openSaved(page, savedAt(canal));
    const clicker = new Clicker(page);
    for (const target of actions.flat()) await clicker.touch(target);
    await clicker.press(endTurn);
    expect(clicker.count, name).toBeLessThanOrEqual(4);
    await look(page);
    expect((await played(page)).slice(0, entries.length), name).toEqual(entries);
  }
});

test('usual turns take a click more for each confirmed action', async ({ page }) => {
  await withSettings(page, {});
  for (const { name, actions, entries, confirmed } of turns) {
    await openSaved(page, savedAt(canal));
    const clicker = new Clicker(page);
    for (const target of actions[0]) await clicker.touch(target);
    await clicker.press(confirm);
    for (const target of actions[1]) await clicker.touch(target);
    await clicker.press(confirmAndEnd);
    expect(clicker.count, name).toBe(confirmed);
    await look(page);
    expect((await played(page)).slice(0, entries.length), name).toEqual(entries);
  }
});

test('a turn ends by itself when nothing is left to choose, if that is wanted', async ({ page }) => {
  await withSettings(page, { confirms: 'turn', endsTurn: true });
  await openSaved(page, savedAt(canal));
  const clicker = new Clicker(page);
  await clicker.touch(loan);
  await expect(soFar(page)).toBeVisible();
  await clicker.touch(loan);
  await look(page);
  expect((await played(page)).slice(0, 4)).toEqual(['loan', 'discard', 'loan', 'discard']);
});

test('the least useful card is chosen, another click changes it, and a double click confirms', async ({ page }) => {
  await openSaved(page, savedAt(canal));
  await look(page);
  const card = (slug: string) => hand(page).locator(`[data-target="${key('card', slug)}"]`);
  await page.locator(`[data-target="${loan}"]`).click();
  await expect(card('stafford')).toHaveAttribute('aria-pressed', 'true');
  await expect(desk(page)).toContainText('Stafford (you have another one)');
  await card('pottery').click();
  await expect(card('pottery')).toHaveAttribute('aria-pressed', 'true');
  await expect(card('stafford')).toHaveAttribute('aria-pressed', 'false');
  await card('pottery').click();
  await expect(soFar(page)).toContainText('pottery');
  await page.locator(`[data-target="${loan}"]`).dblclick();
  await expect(desk(page).getByRole('button', { name: endTurn, exact: true })).toBeVisible();
});

test('a double click on what is played at once plays it once', async ({ page }) => {
  await withSettings(page, { confirms: 'turn' });
  await openSaved(page, savedAt(canal));
  await page.locator(`[data-target="${loan}"]`).dblclick();
  await expect(soFar(page).getByRole('listitem')).toHaveCount(1);
  await expect(desk(page).getByRole('button', { name: endTurn, exact: true })).toBeHidden();
});

test('a card offers what it permits apart from what it could be spent on', async ({ page }) => {
  await openSaved(page, savedAt(canal));
  await look(page);
  await hand(page)
    .locator(`[data-target="${key('card', 'dudley')}"]`)
    .click();
  await expect(desk(page)).toContainText(english.desk.cardPermits(1));
  const choices = desk(page).getByRole('list').getByRole('button');
  await expect(choices).toHaveText(['Build a coal mine in Dudley with the Dudley card']);
  await expect(page.locator('[data-target^="link:"][data-lit]')).toHaveCount(0);
  await page.locator('[data-target="kind:network"]').click();
  await expect(page.locator('[data-target^="link:"][data-lit]').first()).toBeAttached();
});
