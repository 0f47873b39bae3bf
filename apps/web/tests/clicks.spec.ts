/** How many clicks usual turns take. */
import type { Draft } from '@coalbrook/record';

import { english } from '../src/language/english.ts';
import type { Settings } from '../src/settings/settings.ts';
import { look } from './driver/sight.ts';
import { expectTable } from './support/newGame.ts';
import { usual } from './support/pageScripts.ts';
import { keysOf, savedAt } from './support/positions.ts';
import { isSoak } from './support/soak.ts';
import { desk, hand, openSaved, save, soFar, thought } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { confirm, endTurn } = english.desk;

const canal: Draft = {
  edition: 'birmingham',
  seats: 2,
  round: 2,
  players: [{ hand: ['dudley', 'worcester', 'stafford', 'stafford', 'pottery', 'tamworth'], money: 60 }],
  tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' } },
  links: { 'birmingham-oxford': 0 },
  merchants: { 'oxford#1': { tile: 'cotton' } },
};
const key = keysOf(canal);

/** A position in which a second rail could follow the first. */
const rail: Draft = {
  ...canal,
  era: 'rail',
  tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' }, 'farm-south#1': { seat: 0, tile: 'brewery-2' } },
};

/** What is clicked to choose an action; `upper left` is the part of a site with its first sign. */
const loan = 'kind:loan';
const build = key('site', 'dudley#1');
const mixedSite = `${key('site', 'tamworth#1')} upper left`;
const link = key('link', 'birmingham-dudley');
const sale = key('site', 'birmingham#1');
const develop = key('industry', 'coal');
const scout = 'kind:scout';

interface UsualTurn {
  readonly name: string;
  /** What is clicked for each of the two actions, apart from confirmations. */
  readonly actions: readonly [string, string];
  /** The kinds of the entries. */
  readonly entries: readonly string[];
}

const turns: readonly UsualTurn[] = [
  { name: 'two loans', actions: [loan, loan], entries: ['loan', 'discard', 'loan', 'discard'] },
  { name: 'two builds', actions: [build, key('site', 'worcester#1')], entries: ['build', 'build'] },
  {
    name: 'two links',
    actions: [link, key('link', 'birmingham-walsall')],
    entries: ['network', 'discard', 'network', 'discard'],
  },
  { name: 'a sale and a build', actions: [sale, build], entries: ['sell', 'discard', 'build'] },
  {
    name: 'developing one tile, then a loan',
    actions: [develop, loan],
    entries: ['develop', 'discard', 'stop', 'loan', 'discard'],
  },
];

/** Every sort of action before and after another one. */
const pairs: readonly (readonly [string, string])[] = [
  [develop, build],
  [build, develop],
  [develop, link],
  [link, develop],
  [mixedSite, loan],
  [loan, mixedSite],
  [sale, develop],
  [develop, sale],
  [link, build],
  [scout, link],
  [mixedSite, sale],
  [develop, scout],
];

/** Every second one, beginning with the first or the second, or fewer; all of them in the soak. */
const someOf = <One>(all: readonly One[], from: 0 | 1, step = 2): readonly One[] =>
  isSoak ? all : all.filter((_, index) => index % step === from);

const withSettings = async (page: Page, settings: Partial<Settings>): Promise<void> => {
  const still: Partial<Settings> = { ...usual, ...settings };
  await page.addInitScript((text) => localStorage.setItem('coalbrook.settings', text), JSON.stringify(still));
};

/** How far the first of two signs is from the centre of its site, in pixels. */
const SIGN = 5;

/** Clicks and counts. */
class Clicker {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A kind, a tile beside the map, or something on the map, which must be lit. */
  async touch(target: string): Promise<void> {
    this.count++;
    const [wanted, part] = target.split(' ');
    if (/^(kind|industry):/.test(target)) {
      // A tile can be on the seat card and among the next ones.
      await this.#page.locator(`[data-target="${target}"]`).first().click();
      return;
    }
    const spot = (await look(this.#page)).lit.find((one) => one.key === wanted);
    if (!spot) throw new Error(`${target} is not offered`);
    if (part === undefined) await this.#page.mouse.click(spot.x, spot.y);
    else await this.#page.mouse.click(spot.x - SIGN, spot.y - SIGN);
  }

  /** Starts the game that the start page offers first. */
  async start(): Promise<void> {
    this.count++;
    await this.#page.getByRole('button', { name: new RegExp(english.start.playNow) }).click();
    await expectTable(this.#page);
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

test('usual turns take at most four clicks if only the turn is confirmed', { tag: '@long' }, async ({ page }) => {
  await withSettings(page, { confirms: 'turn' });
  for (const { name, actions, entries } of someOf(turns, 0)) {
    await openSaved(page, savedAt(canal));
    const clicker = new Clicker(page);
    // A tile could also be built, so a second click confirms that it is developed.
    const clicked = actions.flatMap((target) => (target === develop ? [target, target] : [target]));
    for (const target of clicked) await clicker.touch(target);
    await clicker.press(endTurn);
    expect(clicker.count, name).toBeLessThanOrEqual(4);
    await look(page);
    expect((await played(page)).slice(0, entries.length), name).toEqual(entries);
  }

  await test.step('a double click on what is played at once plays it once', async () => {
    await openSaved(page, savedAt(canal));
    await page.locator(`[data-target="${loan}"]`).dblclick();
    await expect(soFar(page).getByRole('listitem')).toHaveCount(1);
    await expect(desk(page).getByRole('button', { name: endTurn, exact: true })).toBeHidden();
  });
});

test('usual turns take four clicks if each action is confirmed, and one that ends them', async ({ page }) => {
  await withSettings(page, {});
  for (const { name, actions, entries } of someOf(turns, 1)) {
    await openSaved(page, savedAt(canal));
    const clicker = new Clicker(page);
    await clicker.touch(actions[0]);
    await clicker.press(confirm);
    await clicker.touch(actions[1]);
    await clicker.press(confirm);
    expect(clicker.count, name).toBe(4);
    await clicker.press(endTurn);
    await look(page);
    expect((await played(page)).slice(0, entries.length), name).toEqual(entries);
  }
  await openSaved(page, savedAt(canal));
  const undo = desk(page).getByRole('button', { name: english.desk.undo, exact: true });
  for (const [first, second] of someOf(pairs, 0, 5)) {
    const clicker = new Clicker(page);
    await clicker.touch(first);
    await clicker.press(confirm);
    await clicker.touch(second);
    await clicker.press(confirm);
    await expect(desk(page).getByRole('button', { name: endTurn, exact: true }), `${first}, ${second}`).toBeEnabled();
    while (await undo.isEnabled()) await undo.click();
  }
  await test.step('a double click on Confirm does not end the turn', async () => {
    const main = desk(page).locator('[data-main]');
    for (const label of [confirm, endTurn]) {
      await new Clicker(page).touch(loan);
      await main.dblclick();
      await expect(main).toHaveText(label);
    }
  });
  // An action that could go on ends with the beginning of the next one.
  await openSaved(page, savedAt(rail));
  const clicker = new Clicker(page);
  await clicker.touch(link);
  await clicker.press(confirm);
  await expect(page.locator('[data-target^="link:"][data-lit]').first()).toBeAttached();
  await clicker.touch(key('site', 'stafford#2'));
  await clicker.press(confirm);
  await clicker.press(endTurn);
  await look(page);
  expect((await played(page)).filter((kind) => kind !== 'discard').slice(0, 3)).toEqual(['network', 'stop', 'build']);
});

test('what a click offers, and what the next click changes', async ({ page }) => {
  await test.step('a newcomer builds a tile with at most five clicks from the start page', async () => {
    await page.goto('.');
    const clicker = new Clicker(page);
    await clicker.start();
    const site = (await look(page)).lit.find((one) => one.key.startsWith('site:'));
    if (!site) throw new Error('no site is lit');
    await clicker.touch(site.key);
    await clicker.press(confirm);
    await expect(soFar(page).getByRole('listitem')).toHaveCount(1);
    expect(clicker.count).toBeLessThanOrEqual(5);
  });

  await test.step('a site with two signs offers the one that was clicked, and the other one instead', async () => {
    await openSaved(page, savedAt(canal));
    const clicker = new Clicker(page);
    await clicker.touch(mixedSite);
    const preview = thought(page).getByRole('group', { name: english.desk.preview });
    await expect(preview).toContainText('cotton mill');
    await expect(thought(page)).toContainText(english.desk.instead);
    const [site] = mixedSite.split(' ');
    const box = await page.locator(`[data-target="${site}"]`).boundingBox();
    if (!box) throw new Error('no site');
    const lower = [box.x + box.width / 2 + SIGN, box.y + box.height / 2 + SIGN] as const;
    await page.mouse.click(...lower);
    await expect(preview).toContainText('coal mine');
    await page.mouse.click(...lower);
    await expect(soFar(page)).toContainText('coal mine');
  });

  await test.step('the least useful card is chosen, another click changes it, and a double click confirms', async () => {
    await openSaved(page, savedAt(canal));
    await look(page);
    const card = (slug: string) => hand(page).locator(`[data-target="${key('card', slug)}"]`);
    await page.locator(`[data-target="${loan}"]`).click();
    await expect(card('stafford')).toHaveAttribute('aria-pressed', 'true');
    await expect(thought(page)).toContainText('Stafford (you have another one)');
    await card('pottery').click();
    await expect(card('pottery')).toHaveAttribute('aria-pressed', 'true');
    await expect(card('stafford')).toHaveAttribute('aria-pressed', 'false');
    await card('pottery').click();
    await expect(soFar(page)).toContainText('pottery');
    await page.locator(`[data-target="${loan}"]`).dblclick();
    await expect(desk(page).getByRole('button', { name: endTurn, exact: true })).toBeVisible();
  });

  await test.step('a card offers what it permits apart from what it could be spent on', async () => {
    await openSaved(page, savedAt(canal));
    await look(page);
    await hand(page)
      .locator(`[data-target="${key('card', 'dudley')}"]`)
      .click();
    await expect(thought(page)).toContainText(english.desk.cardPermits(1));
    const choices = thought(page).getByRole('list').getByRole('button');
    await expect(choices).toHaveText([/^Build a coal mine in Dudley with the Dudley card\s*costs £5$/]);
    await expect(page.locator('[data-target^="link:"][data-lit]')).toHaveCount(0);
    await page.locator('[data-target="kind:network"]').click();
    await expect(page.locator('[data-target^="link:"][data-lit]').first()).toBeAttached();
  });
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
