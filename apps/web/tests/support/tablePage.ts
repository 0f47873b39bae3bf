/** The parts of the table screen, by their accessible names. */
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { english } from '../../src/language/english.ts';
import type { Messages } from '../../src/language/english.ts';
import { playedGame } from './games.ts';
import type { PlayedGameOptions } from './games.ts';
import { expectTable } from './newGame.ts';

/** Imports a file on the open screen. */
export const importFile = async (
  page: Page,
  name: string,
  text: string,
  { start: { replay } }: Messages = english,
): Promise<void> => {
  await page.goto('#/replay');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: replay.choose }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
};

/** Opens a saved game and waits for its board. */
export const openSaved = async (page: Page, text: string, messages?: Messages): Promise<void> => {
  await importFile(page, 'game.json', text, messages);
  await expectTable(page);
};

/** Opens a game that bots have played except for the last sixth, with a person in the first seat. */
export const openLastSixth = async (page: Page, played: PlayedGameOptions): Promise<void> => {
  const game = await playedGame(played);
  await openSaved(page, game.saved(Math.floor((game.turns.length * 5) / 6)));
};

/** Chooses an item of the game menu. */
export const fromMenu = async (page: Page, item: string, { table, common }: Messages = english): Promise<void> => {
  await page.getByRole('button', { name: table.menu }).click();
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  for (const label of [table.withOthers, table.kept]) {
    const folded = page.getByRole('menuitem', { name: label, exact: true });
    await page
      .getByRole('menuitem', { name: table.home })
      .or(page.getByRole('menuitem', { name: table.plan.again }))
      .waitFor();
    if ((await wanted.isVisible()) || !(await folded.isVisible())) continue;
    await folded.click();
    const back = page.getByRole('menuitem', { name: common.back, exact: true });
    await back.waitFor();
    if (await wanted.isVisible()) break;
    await back.click();
  }
  await wanted.click();
};

interface SavedText {
  readonly text: string;
  /** The lines of its record. */
  readonly entries: readonly string[];
}

/** The game as the page saves it. */
export const save = async (page: Page): Promise<SavedText> => {
  const downloading = page.waitForEvent('download');
  await fromMenu(page, english.table.saveFile);
  const text = await readFile(await (await downloading).path(), 'utf8');
  const { record } = JSON.parse(text) as { readonly record: { readonly entries: readonly string[] } };
  return { text, entries: record.entries };
};

export const spokenMap = (page: Page, { board }: Messages = english): Locator =>
  page.getByRole('region', { name: board.textHeading });
export const journal = (page: Page, { story }: Messages = english): Locator =>
  page.getByRole('region', { name: story.journal.title, exact: true });
export const hand = (page: Page): Locator => page.locator('#hand');
export const desk = (page: Page): Locator => page.locator('#desk');
/** What is said beside the map. */
export const thought = (page: Page): Locator => page.locator('#thought');
export const soFar = (page: Page): Locator => page.getByRole('region', { name: english.desk.soFar });

/** The cards of the visible hand. */
export const cards = async (page: Page): Promise<readonly string[]> =>
  (
    await hand(page)
      .locator('button')
      .evaluateAll((all) => all.map((card) => card.querySelector('.visually-hidden')?.textContent ?? ''))
  ).map((label) => label.replace(/, playable$/, ''));

/** The text description of the position, once the page has updated it. */
export const mapOf = async (page: Page): Promise<string> => {
  const map = spokenMap(page);
  await expect(map).toHaveAttribute('aria-busy', 'false');
  return (await map.textContent()) ?? '';
};

/** How many games the start page lists. */
export const gameCount = async (page: Page): Promise<number> => {
  await page.goto('#/');
  await expect(page.getByRole('heading', { name: english.start.shelf.title })).toBeVisible();
  await expect(page.getByText(english.common.loading)).toBeHidden();
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .count();
};

/** The text of the last copied link. */
export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
