/** Browsers as earlier versions of the page left them are upgraded, and everything in them opens. */
import { makeEntry } from '@coalbrook/record';
import type { Entry } from '@coalbrook/record';

import { expectedOf, readJson, versionsWith } from '../../../tests/museum/exhibits.ts';
import type { Device, PageStores } from '../../../tests/museum/exhibits.ts';
import { review } from '../src/language/en/review.ts';
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { expectTable } from './support/newGame.ts';
import { journal, save, soFar } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { start, story } = english;

/** An empty page at the same address. */
const EMPTY = 'museum';

type Stores = Device['stores'];

/** What a browser holds. */
interface Browser extends Device {
  /** The ids of its games. */
  readonly games: readonly string[];
}

const browserOf = (version: string): Browser => {
  const device = readJson<Device>(version, 'device.json.gz');
  const { version: schema, stores } = readJson<PageStores>(version, 'page.json.gz');
  expect(schema).toBe(device.version);
  return { ...device, stores: { ...stores, ...device.stores }, games: expectedOf(version).map(([id]) => id) };
};

/** The first version that had a store. */
const firstWith = (store: string): Browser => {
  const found = versionsWith('device.json.gz')
    .map(browserOf)
    .find(({ keyPaths }) => store in keyPaths);
  if (!found) throw new Error(`no version had ${store}`);
  return found;
};

const valuesIn = (stores: Stores, store: string): Stores[string] => stores[store] ?? [];

/** Fills a new database and the local storage while nothing of the page runs, then opens the page. */
const openAs = async (page: Page, { version, keyPaths, stores, storage }: Browser): Promise<void> => {
  await page.goto(EMPTY);
  await page.evaluate(
    async (kept) => {
      const ended = (request: IDBRequest): Promise<void> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve());
          request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
        });
      await ended(indexedDB.deleteDatabase('coalbrook'));
      const opening = indexedDB.open('coalbrook', kept.version);
      opening.addEventListener('upgradeneeded', () => {
        for (const [name, keyPath] of Object.entries(kept.keyPaths)) {
          const store = opening.result.createObjectStore(name, { keyPath });
          for (const value of kept.stores[name] ?? []) store.add(value);
        }
      });
      await ended(opening);
      opening.result.close();
      localStorage.clear();
      for (const [key, text] of Object.entries(kept.storage)) localStorage.setItem(key, text);
    },
    { version, keyPaths, stores, storage },
  );
  await page.goto('.');
};

/** The ids of the games or online tables that the start page lists. */
const listed = async (page: Page, kind: 'game' | 'online'): Promise<readonly string[]> => {
  const links = page.locator(`li a[href^="#/${kind}/"]`);
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
  return [...new Set(ids)].toSorted();
};

/** Every game is on the shelf, and none is damaged; the settings hold. */
const expectShelf = async (page: Page, games: readonly string[]): Promise<void> => {
  await expect.poll(() => listed(page, 'game')).toEqual(games.toSorted());
  await expect(page.getByRole('heading', { name: start.shelf.damaged.title })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
};

/** The stored entries of a game, as the lines of a record. */
const linesOf = ({ stores }: Browser, id: string): readonly string[] =>
  valuesIn(stores, 'entries')
    .filter(({ game }) => game === id)
    .map((entry) => makeEntry(entry as unknown as Entry));

/** Has an empty page at the same address, and a server that does not answer. */
const prepare = async (page: Page): Promise<void> => {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(`**/${EMPTY}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/api/**', () => undefined);
  await page.routeWebSocket('**/api/live', () => undefined);
};

test('games of the first version are listed, played on and looked at', { tag: '@long' }, async ({ page }) => {
  await prepare(page);
  const browser = firstWith('sheets');
  expect(browser.version).toBe(1);
  await openAs(page, browser);
  await expectShelf(page, browser.games);

  await page.goto('#/game/age-of-industry-own');
  await expectTable(page);
  await expect(soFar(page)).toBeVisible();
  const lines = linesOf(browser, 'age-of-industry-own');
  expect((await save(page)).entries).toEqual(lines);
  await new Player(page, mouse).turn();
  const { entries } = await save(page);
  expect(entries.slice(0, lines.length)).toEqual(lines);
  expect(entries.length).toBeGreaterThan(lines.length);

  await page.goto('#/game/age-of-industry-whole');
  const score = page.getByRole('dialog', { name: story.final.title });
  await score.getByRole('button', { name: story.final.review, exact: true }).click();
  await expect(page.getByRole('progressbar', { name: review.running })).toBeVisible();
  await page.getByRole('button', { name: review.stop }).click();
});

test('what later versions have kept is shown', { tag: '@long' }, async ({ page }) => {
  await prepare(page);

  await test.step('online tables without a network, with an unfinished turn', async () => {
    const browser = firstWith('onlineTables');
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    });
    await openAs(page, browser);
    await expectShelf(page, browser.games);
    const tables = valuesIn(browser.stores, 'onlineTables').map(({ game }) => String(game));
    await expect.poll(() => listed(page, 'online')).toEqual(tables.toSorted());

    const [begun, over] = tables;
    await page.goto(`#/online/${begun ?? ''}`);
    await expectTable(page);
    await expect(soFar(page)).toBeVisible();
    await expect(journal(page)).toContainText('Person 1');
    await page.goto(`#/online/${over ?? ''}`);
    await expect(page.getByRole('dialog', { name: story.final.title })).toBeVisible();
  });

  await test.step('reviews', async () => {
    const browser = firstWith('reviews');
    await openAs(page, browser);
    await expectShelf(page, browser.games);
    await page.goto('#/review/birmingham-whole');
    await expect(page.getByRole('region', { name: review.costly })).toBeVisible();
  });
});
