import { editions } from '@coalbrook/editions';
import { editionWords, english as words } from '@coalbrook/words';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { english } from '../../src/language/english.ts';

const { setUp } = english.start;

export interface NewGameWish {
  /** By slug; Birmingham if omitted. */
  readonly edition?: string;
  /** The label of the preset button. */
  readonly company?: string;
  /** Number of seats to keep from the preset. */
  readonly seats?: number;
  /** Options by slug. */
  readonly options?: readonly string[];
  readonly seed: string;
}

/** The names of an edition and its parts. */
export const wordsOf = (slug: string): ReturnType<typeof editionWords> => {
  const edition = editions.find((one) => one.slug === slug);
  if (!edition) throw new Error(`no edition ${slug}`);
  return editionWords(edition, words);
};

/** Sets up a game on the new game screen, by mouse. */
export const setUpTable = async (page: Page, wish: NewGameWish): Promise<void> => {
  const { edition = 'birmingham', company, seats, options = [], seed } = wish;
  const { name, options: variants } = wordsOf(edition);
  await page.goto('#/new');
  await expect(page.getByRole('heading', { level: 1, name: setUp.title })).toBeVisible();
  await page.getByRole('radiogroup').getByText(name, { exact: true }).click();
  if (company !== undefined) await page.getByRole('button', { name: company, exact: true }).click();
  if (seats !== undefined) {
    const rows = page.getByRole('button', { name: /^Remove seat/ });
    for (let count = await rows.count(); count > seats; count--) {
      await page.getByRole('button', { name: setUp.drop(count), exact: true }).click();
    }
  }
  for (const option of options) await page.getByText(variants[option]?.name ?? option, { exact: true }).click();
  await page.getByRole('textbox', { name: setUp.seed }).fill(seed);
};

export const expectTable = async (page: Page): Promise<void> => {
  // An expectation would describe the whole page at each attempt that fails.
  await page.getByTestId('board').waitFor({ timeout: 60_000 });
};

/** Starts a game and waits for its board. */
export const begin = async (page: Page, wish: NewGameWish): Promise<void> => {
  await setUpTable(page, wish);
  await page.getByRole('button', { name: setUp.begin }).click();
  await expectTable(page);
};
