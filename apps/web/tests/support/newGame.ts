import { editions } from '@coalbrook/editions';
import { editionWords, english as words } from '@coalbrook/words';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { english } from '../../src/language/english.ts';

const { setUp } = english.start;

export interface NewGameWish {
  /** By its slug; the usual one is Birmingham. */
  readonly edition?: string;
  /** As the button of the quick company is called. */
  readonly company?: string;
  /** Seats to remain of the company. */
  readonly seats?: number;
  /** Variants by their slugs. */
  readonly options?: readonly string[];
  readonly seed: string;
}

/** What an edition and its parts are called. */
export const wordsOf = (slug: string): ReturnType<typeof editionWords> => {
  const edition = editions.find((one) => one.slug === slug);
  if (!edition) throw new Error(`no edition ${slug}`);
  return editionWords(edition, words);
};

/** Lays a table on the page for new games, with a mouse. */
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

export const onTable = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('board')).toBeVisible();
};

/** Begins a game and waits for its board. */
export const begin = async (page: Page, wish: NewGameWish): Promise<void> => {
  await setUpTable(page, wish);
  await page.getByRole('button', { name: setUp.begin }).click();
  await onTable(page);
};
