/** Damaged input is refused in one sentence, and stored games stay as they are. */
import { readFileSync } from 'node:fs';

import { messages as german } from '../src/language/de/messages.ts';
import { english } from '../src/language/english.ts';
import { playedGame } from './support/games.ts';
import { importFile, openSaved, gameCount } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { start, table } = english;
const data = (path: string): string =>
  readFileSync(new URL(`../../../packages/editions/src/birmingham/${path}`, import.meta.url), 'utf8');

/** A readable sentence: no code, no stack. */
const expectSentence = async (page: Page): Promise<void> => {
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  const text = ((await alert.textContent()) ?? '').trim();
  expect(text.length).toBeGreaterThan(20);
  expect(text).toMatch(/[.:!]/);
  expect(text).not.toMatch(/Error|undefined|NaN|\[object|\bat \w+ \(/);
};

interface Write {
  readonly store: 'sheets' | 'entries' | 'drafts';
  readonly value: object;
}

/** Writes anything to the page's database. */
const writeStored = (page: Page, writes: readonly Write[]): Promise<void> =>
  page.evaluate(async (all) => {
    const opening = indexedDB.open('coalbrook');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const work = opening.result.transaction(['sheets', 'entries', 'drafts'], 'readwrite');
    for (const { store, value } of all) work.objectStore(store).put(value);
    await new Promise((resolve) => {
      work.oncomplete = resolve;
    });
    opening.result.close();
  }, writes);

test('damaged input is refused, and stored games stay', async ({ page }) => {
  const saved = (await playedGame({ edition: 'birmingham', seats: 2, seed: 'keep' })).saved(3);

  await test.step('damaged links are refused', async () => {
    await page.goto('#/shared/AAAAdamaged');
    await expect(page.getByRole('alert')).toHaveText(start.shared.damaged);
    await page.goto('#/seed/AAAAdamaged');
    await expect(page.getByRole('alert')).toHaveText(start.seedLink.damaged);
    await page.goto('#/game/nothing');
    await expect(page.getByRole('alert')).toHaveText(table.absent);
    expect(await gameCount(page)).toBe(0);
  });

  await test.step('truncated, forged and unknown files are refused', async () => {
    await openSaved(page, saved);
    const count = await gameCount(page);
    expect(count).toBe(1);

    const board = data('data/board.json');
    const deck = data('automa/data/cards.json');
    const forged = saved.replace(/ =[0-9a-z]{4}"/, ' =zzzz"');
    expect(forged).not.toBe(saved);
    const damaged: readonly (readonly [string, string])[] = [
      ['cut.json', saved.slice(0, saved.length / 2)],
      ['forged.json', forged],
      ['letter.txt', 'Dear Sir, please find enclosed no game at all.'],
      ['record.json', '{"coalbrook": 1, "edition": "chess", "entries": []}'],
      ['board.json', board.replace('"slug": "derby"', '"slug": "derbyshire"')],
      ['deck.json', deck.replace('"group": "A"', '"group": "Z"')],
    ];
    for (const [name, text] of damaged) {
      await importFile(page, name, text);
      await expectSentence(page);
      await expect(page.getByRole('alert')).toContainText(name);
    }
    expect(await gameCount(page)).toBe(count);
  });

  await test.step('damaged games say so on their cards and can be saved; the rest of the shelf works', async () => {
    const names: string[] = [];
    for (let count = 0; count < 3; count++) {
      await openSaved(page, saved);
      names.push(/game\/(\w+)/.exec(page.url())?.[1] ?? '');
    }
    const [whole = '', draftless = '', entryless = ''] = names;
    await page.goto('#/');
    await writeStored(page, [
      { store: 'sheets', value: { id: 'headerless', seed: 'mill' } },
      { store: 'entries', value: { game: entryless, seq: 2, who: 0, what: undefined, check: undefined } },
      { store: 'drafts', value: { game: draftless, seq: 3, actions: 'pass' } },
    ]);
    await page.reload();

    const { damaged, remove } = start.shelf;
    const cardsOf = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await expect(cardsOf(damaged.title)).toHaveCount(2);
    await expect(cardsOf(damaged.draftLost)).toHaveCount(1);
    expect(await gameCount(page)).toBe(5);
    await expect(cardsOf(damaged.name('headerless'))).toContainText('header: missing');
    await expect(cardsOf(damaged.name(entryless))).toContainText('entries[2]');

    const downloading = page.waitForEvent('download');
    await cardsOf(damaged.name(entryless)).getByRole('button', { name: damaged.save }).click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    const lines = (JSON.parse(saved) as { readonly record: { readonly entries: readonly string[] } }).record.entries;
    const left = (JSON.parse(text) as { readonly record: { readonly entries: readonly unknown[] } }).record.entries;
    expect(left.filter((line) => typeof line === 'string')).toEqual(lines.filter((_, index) => index !== 2));
    await expect(page.getByText(damaged.saved)).toBeVisible();

    await page.goto(`#/game/${entryless}`);
    await expect(page.getByRole('heading', { name: table.unreadable })).toBeVisible();
    await expectSentence(page);
    await page.goto(`#/game/${draftless}`);
    await expect(page.getByTestId('board')).toBeVisible();
    await page.goto(`#/game/${whole}`);
    await expect(page.getByTestId('board')).toBeVisible();

    await page.goto('#/');
    for (const name of ['headerless', entryless]) {
      await cardsOf(damaged.name(name)).getByRole('button', { name: remove }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: remove, exact: true }).click();
      await expect(cardsOf(damaged.name(name))).toHaveCount(0);
    }
    expect(await gameCount(page)).toBe(3);
  });

  await test.step('a stored game with changed entries does not open, and stays on the shelf', async () => {
    await openSaved(page, saved);
    const address = page.url();
    const id = /game\/(\w+)/.exec(address)?.[1] ?? '';
    await page.goto('#/');
    await page.evaluate(async (game) => {
      const opening = indexedDB.open('coalbrook');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const work = opening.result.transaction('entries', 'readwrite');
      const cursor = work.objectStore('entries').openCursor();
      cursor.onsuccess = () => {
        const { result } = cursor;
        if (!result) return;
        const entry = result.value as { readonly game: string; readonly seq: number };
        if (entry.game === game && entry.seq === 5) result.update({ ...entry, check: 'zzzz' });
        else result.continue();
      };
      await new Promise((resolve) => {
        work.oncomplete = resolve;
      });
      opening.result.close();
    }, id);
    await page.goto(address);
    await page.reload();
    await expect(page.getByRole('heading', { name: table.unreadable })).toBeVisible();
    await expectSentence(page);
    expect(await gameCount(page)).toBe(4);
  });

  await test.step('in German', async () => {
    await page.goto('#/');
    await writeStored(page, [{ store: 'sheets', value: { id: 'headerless' } }]);
    await page.evaluate(() => {
      const key = 'coalbrook.settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: 'de' }));
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: german.start.shelf.damaged.title })).toBeVisible();
  });
});
