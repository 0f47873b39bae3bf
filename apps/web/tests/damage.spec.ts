/** Whatever is damaged is refused in a sentence, and what is kept stays as it is. */
import { readFileSync } from 'node:fs';

import { english } from '../src/language/english.ts';
import { playedGame } from './support/games.ts';
import { bring, openSaved, shelved } from './support/room.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { start, table } = english;
const data = (path: string): string =>
  readFileSync(new URL(`../../../packages/editions/src/birmingham/${path}`, import.meta.url), 'utf8');

/** A sentence that somebody can read: no code, no stack. */
const expectSentence = async (page: Page): Promise<void> => {
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  const text = ((await alert.textContent()) ?? '').trim();
  expect(text.length).toBeGreaterThan(20);
  expect(text).toMatch(/[.:!]/);
  expect(text).not.toMatch(/Error|undefined|NaN|\[object|\bat \w+ \(/);
};

test('files: cut off, forged, of nothing we know', async ({ page }) => {
  const saved = (await playedGame({ edition: 'birmingham', seats: 2, seed: 'keep' })).saved(3);
  await openSaved(page, saved);
  const count = await shelved(page);
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
    await bring(page, name, text);
    await expectSentence(page);
    await expect(page.getByRole('alert')).toContainText(name);
  }
  expect(await shelved(page)).toBe(count);
});

test('links', async ({ page }) => {
  await page.goto('#/shared/AAAAdamaged');
  await expect(page.getByRole('alert')).toHaveText(start.shared.damaged);
  await page.goto('#/seed/AAAAdamaged');
  await expect(page.getByRole('alert')).toHaveText(start.seedLink.damaged);
  await page.goto('#/game/nothing');
  await expect(page.getByRole('alert')).toHaveText(table.absent);
  expect(await shelved(page)).toBe(0);
});

test('a game on the shelf whose entries were changed is not opened, and stays there', async ({ page }) => {
  await openSaved(page, (await playedGame({ edition: 'birmingham', seats: 2, seed: 'keep' })).saved(3));
  const address = page.url();
  await page.goto('#/');
  await page.evaluate(async () => {
    const opening = indexedDB.open('coalbrook');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const work = opening.result.transaction('entries', 'readwrite');
    const cursor = work.objectStore('entries').openCursor();
    cursor.onsuccess = () => {
      const { result } = cursor;
      if (!result) return;
      const entry = result.value as { readonly seq: number };
      if (entry.seq === 5) result.update({ ...entry, check: 'zzzz' });
      else result.continue();
    };
    await new Promise((resolve) => {
      work.oncomplete = resolve;
    });
    opening.result.close();
  });
  await page.goto(address);
  await page.reload();
  await expect(page.getByRole('heading', { name: table.unreadable })).toBeVisible();
  await expectSentence(page);
  expect(await shelved(page)).toBe(1);
});
