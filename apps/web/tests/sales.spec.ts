/** Several tiles sold in one step: by mouse with few clicks, without a mouse, on a phone, and if the list is missing. */

import type { Draft } from '@coalbrook/record';
import type { Route } from '@playwright/test';

import { english } from '../src/language/english.ts';
import { savedAt } from './support/positions.ts';
import { desk, openSaved, soFar, thought } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { BrowserContext, Locator, Page } from './support/test.ts';

const { sales, confirm, preview } = english.desk;

/** Two mills that can be sold, with two sources of beer, and a manufacturer without a way to a merchant. */
const mills: Draft = {
  edition: 'birmingham',
  seats: 2,
  round: 3,
  players: [{ hand: ['brewery', 'iron', 'worcester', 'stafford', 'stafford'] }],
  tiles: {
    'birmingham#1': { seat: 0, tile: 'cotton-1' },
    'worcester#1': { seat: 0, tile: 'cotton-1' },
    'coventry#2': { seat: 0, tile: 'manufacturer-1' },
    'farm-south#1': { seat: 0, tile: 'brewery-1' },
  },
  links: { 'birmingham-oxford': 0, 'birmingham-worcester': 0 },
  merchants: { 'oxford#1': { tile: 'cotton' } },
};

const list = (page: Page): Locator => thought(page).getByRole('region', { name: sales.title });
const main = (page: Page): Locator => desk(page).getByRole('button', { name: confirm, exact: true });
const sold = (page: Page): Locator => soFar(page).getByRole('listitem').filter({ hasText: 'cotton mill' });

test('two mills are sold with three clicks, without a mouse, and on a phone', async ({ page }) => {
  await openSaved(page, savedAt(mills));
  const barrel = list(page).getByRole('combobox').first();

  await test.step('by mouse: the action, all of it, and one confirmation', async () => {
    await page.locator('[data-target="kind:sell"]').click();
    await list(page).getByRole('button', { name: sales.all }).click();
    await expect(thought(page).getByRole('group', { name: preview })).toContainText(english.desk.income);
    await main(page).click();
    await expect(sold(page)).not.toHaveCount(0);
    await page.keyboard.press('u');
    await expect(soFar(page)).toBeHidden();
  });

  await test.step('another source of beer for one of them', async () => {
    await page.keyboard.press('s');
    await page.keyboard.press('Shift+S');
    await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    const before = await barrel.inputValue();
    await barrel.selectOption({ index: before === '0' ? 1 : 0 });
    await expect(barrel).not.toHaveValue(before);
    await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    await main(page).click();
    await expect(sold(page)).not.toHaveCount(0);
    await page.keyboard.press('u');
  });

  await test.step('without a mouse: what is impossible says why, the rest is chosen with space and confirmed with Enter', async () => {
    await page.keyboard.press('s');
    await list(page).getByText(sales.unsold).focus();
    await page.keyboard.press('Enter');
    const boxes = list(page).getByRole('checkbox');
    await boxes.nth(2).focus();
    await page.keyboard.press('Space');
    await expect(thought(page).getByRole('alert')).toBeVisible();
    await expect(boxes.nth(2)).not.toBeChecked();
    for (const index of [0, 1]) {
      await boxes.nth(index).focus();
      await page.keyboard.press('Space');
      await expect(boxes.nth(index)).toBeChecked();
    }
    await expect(page.locator('#spoken')).toContainText(sales.chosen(2));
    await page.keyboard.press('Enter');
    await expect(sold(page)).not.toHaveCount(0);
    await page.keyboard.press('u');
  });

  await test.step('on a phone, the list can be read and the confirmation stays in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-target="kind:sell"]').click();
    await list(page).getByRole('checkbox').first().check();
    await expect(main(page)).toBeInViewport();
    await main(page).click();
    await expect(sold(page)).not.toHaveCount(0);
  });
});

/** What becomes of requests for the files of the list. */
const onListFiles = (context: BrowserContext, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  context.route(({ pathname }) => /assets\/(?:selling|SaleSheet)-[^/]*\.js$/.test(pathname), answer);

const missing = (page: Page): Locator => thought(page).getByRole('status').filter({ hasText: sales.unlisted });

/** Sells one tile without the list: the sale, and where its beer comes from. */
const sellOne = async (page: Page): Promise<void> => {
  await page.locator('[data-target="kind:sell"]').click();
  const first = thought(page).getByRole('list', { name: english.desk.possibilitiesLabel }).getByRole('button').first();
  for (const _ of ['sale', 'beer']) {
    await first.click();
    await main(page).click();
    await expect(sold(page)).toHaveCount(1);
  }
};

test('a list that cannot be loaded is asked for again; until then tiles are sold one by one', async ({ context }) => {
  // A page of its own: the browser reports the missing files.
  const page = await context.newPage();
  await onListFiles(context, (route) => route.abort());
  // Nor does the page come again.
  await context.route(
    ({ pathname }) => pathname === '/',
    (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()),
  );
  await openSaved(page, savedAt(mills));
  await sellOne(page);
  await expect(missing(page)).toBeVisible();
  await context.unrouteAll();
  await missing(page).getByRole('button', { name: english.desk.askAgain }).click();
  await expect(list(page)).toBeVisible();
  await expect(missing(page)).toBeHidden();
  await expect(sold(page)).toHaveCount(1);
});

test(
  'a list that does not arrive costs nothing: the page loads again with the turn so far',
  { tag: '@long' },
  async ({ context }) => {
    const page = await context.newPage();
    let hangs = true;
    await onListFiles(context, (route) => (hangs ? new Promise(() => undefined) : route.continue()));
    await openSaved(page, savedAt(mills));
    await sellOne(page);
    const again = missing(page).getByRole('button', { name: english.desk.askAgain });
    await expect(again).toBeVisible();
    hangs = false;
    await again.click();
    await expect(list(page)).toBeVisible();
    await expect(sold(page)).toHaveCount(1);
  },
);
