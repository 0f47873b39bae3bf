/** Planning ahead on a copy of the game. */
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { expectTable } from './support/newGame.ts';
import {
  cards,
  desk as deskOf,
  fromMenu,
  journal,
  mapOf,
  openSaved,
  save,
  gameCount,
  soFar,
  spokenMap,
} from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { table, desk } = english;
const game = { edition: 'birmingham', seats: 3, seed: 'plan' } as const;

/** The title of the game and its progress. */
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const banner = (page: Page): Locator => page.getByRole('region', { name: table.plan.label });

/** Everything the page stores about games. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const found = await new Promise<unknown>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
        all.push([name, store, found]);
      }
      database.close();
    }
    return JSON.stringify(all);
  });

test('a plan goes two turns ahead, and back to the game as it was', { tag: '@long' }, async ({ page }) => {
  await openSaved(page, (await playedGame(game)).saved(6));
  const player = new Player(page, mouse);
  await player.action();
  // A plan begins where an action is to be chosen.
  await player.until(({ phase, lit }) => phase === 'choose' && lit.some(({ key }) => key.startsWith('kind:')));
  const before = {
    map: await mapOf(page),
    heading: (await heading(page).textContent()) ?? '',
    hand: await cards(page),
    draft: await soFar(page).textContent(),
    entries: (await save(page)).entries,
    kept: await keptIn(page),
  };
  const title = await page.title();

  await fromMenu(page, table.plan.begin);
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText(table.plan.hint(2, 0));
  await expect(page).toHaveTitle(new RegExp(`^${table.plan.title}\\b`));
  await expect(spokenMap(page)).toHaveText(before.map);
  expect(await cards(page)).toEqual(before.hand);
  await page.getByRole('button', { name: table.menu }).click();
  await expect(page.getByRole('menuitem', { name: table.saveFile })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(banner(page)).toBeVisible();

  for (let turn = 0; turn < 2; turn++) {
    await player.until(({ phase }) => phase === 'goOn');
    await expect(page.getByRole('button', { name: desk.planOn })).toBeVisible();
    await player.turn();
  }
  await expect(journal(page)).toContainText(/passes/);
  await expect(heading(page)).not.toHaveText(before.heading);
  expect(await findingsOf(page), 'while planning').toEqual([]);
  expect(await keptIn(page)).toBe(before.kept);

  await banner(page).getByRole('button', { name: table.plan.leave }).click();
  await expect(banner(page)).toBeHidden();
  await expect(deskOf(page)).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(spokenMap(page)).toHaveText(before.map);
  await expect(heading(page)).toHaveText(before.heading);
  expect(await cards(page)).toEqual(before.hand);
  await expect(soFar(page)).toHaveText(before.draft ?? '');
  expect((await save(page)).entries).toEqual(before.entries);
  expect(await keptIn(page)).toBe(before.kept);

  await page.keyboard.press('0');
  await expect(banner(page)).toBeVisible();
  await page.reload();
  await expectTable(page);
  await look(page);
  await expect(banner(page)).toBeHidden();
  await expect(spokenMap(page)).toHaveText(before.map);
  await expect(soFar(page)).toHaveText(before.draft ?? '');
  await page.keyboard.press('0');
  await expect(banner(page)).toBeVisible();
  await page.goBack();
  await expect(banner(page)).toBeHidden();
  await expectTable(page);
  expect(await gameCount(page)).toBe(1);
});

test('when a plan can be made, and how it is left', { tag: '@long' }, async ({ page }) => {
  await test.step('a plan can be restarted, and left by key, palette and back button', async () => {
    await openSaved(page, (await playedGame(game)).saved(4));
    await look(page);
    const before = await mapOf(page);
    const round = (await heading(page).textContent()) ?? '';
    const address = page.url();
    const player = new Player(page, mouse);

    await page.keyboard.press('0');
    await expect(banner(page)).toBeVisible();
    await player.turn();
    await expect(heading(page)).not.toHaveText(round);
    await banner(page).getByRole('button', { name: table.plan.again }).click();
    await expect(heading(page)).toHaveText(round);
    await expect(spokenMap(page)).toHaveText(before);

    // The first Escape clears the selection, the second returns to the game.
    await player.until(({ phase }) => phase === 'ready');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: desk.preview })).toBeHidden();
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').locator('input')).toBeFocused();
    await page.keyboard.type(desk.commands.plan);
    await expect(page.getByRole('menuitem').first()).toContainText(desk.commands.plan);
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeVisible();
    await page.goBack();
    await expect(banner(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await look(page);
    await expect(spokenMap(page)).toHaveText(before);

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: desk.help })).toContainText(desk.commands.plan);
    await page.keyboard.press('Escape');
    expect(await gameCount(page)).toBe(1);
  });

  await test.step('no plan can be made during a handover', async () => {
    await openSaved(page, (await playedGame(game)).saved(4, 2));
    const curtain = page.getByRole('dialog');
    await expect(curtain).toBeVisible();
    await page.keyboard.press('0');
    await curtain.getByRole('button').click();
    await expect(curtain).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await look(page);
    await page.keyboard.press('0');
    await expect(banner(page)).toBeVisible();
    await new Player(page, mouse).turn();
    await expect(curtain).toBeHidden();
    await expect(banner(page)).toBeVisible();
  });
});
