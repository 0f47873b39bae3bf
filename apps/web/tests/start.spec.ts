/** The start page: what a stranger and somebody with games see first, and small pictures of positions. */
import { guidedTexts } from '../src/language/en/guided.ts';
import { english } from '../src/language/english.ts';
import { playedGame } from './support/games.ts';
import { expectTable } from './support/newGame.ts';
import { openSaved } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { start } = english;

/** The names of everything in the main part that can be used, in the order of the focus. */
const ways = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a stranger is led to a guided game first, and somebody with games to them', async ({ page }) => {
  await page.goto('.');
  await expect(page.getByText(start.shelf.empty)).toBeVisible();
  expect((await ways(page)).slice(0, 2)).toEqual([
    start.guided + start.guidedNote,
    start.playNow + start.firstGameNote,
  ]);

  const game = await playedGame({ edition: 'birmingham', seats: 2, seed: 'waits' });
  await openSaved(page, game.saved(5));
  await page.goto('#/');
  const goOn = page.getByRole('link', { name: start.shelf.open, exact: true });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  const order = await ways(page);
  expect(order.indexOf(start.shelf.open)).toBeGreaterThan(-1);
  expect(order.indexOf(start.shelf.open)).toBeLessThan(order.findIndex((name) => name.startsWith(start.playNow)));
  const below = page.getByRole('button', { name: new RegExp(`^${start.playNow}`) });
  expect((await below.boundingBox())?.y).toBeGreaterThan((await goOn.boundingBox())?.y ?? Number.POSITIVE_INFINITY);

  await test.step('its picture shows the tiles on the board', async () => {
    const picture = page.getByRole('listitem').filter({ has: goOn }).locator('[data-thumbnail]');
    await expect(picture.locator('rect').first()).toBeAttached();
  });
});

test('lists of lessons and puzzles have pictures, drawn as they come into view', async ({ page }) => {
  for (const address of ['#/lessons/birmingham', '#/puzzles/birmingham']) {
    await page.goto(address);
    const items = page.getByRole('main').getByRole('listitem');
    await expect(items.first().locator('[data-thumbnail] rect').first()).toBeAttached();
    await expect(items.last().locator('[data-thumbnail]')).toHaveCount(0);
    await items.last().scrollIntoViewIfNeeded();
    await expect(items.last().locator('[data-thumbnail] rect').first()).toBeAttached();
  }
});

test('every action is in reach, however little room a guide leaves', async ({ page }) => {
  await page.goto('#/guided');
  await page.getByRole('button', { name: guidedTexts.begin, exact: true }).first().click();
  await expectTable(page);
  await page.locator('[role="tab"][data-key="desk"]').click();
  const kinds = page.locator('#desk [data-target^="kind:"]');
  await expect(kinds.first()).toBeVisible();
  for (const kind of await kinds.all()) {
    await kind.scrollIntoViewIfNeeded();
    await expect(kind).toBeInViewport({ ratio: 0.9 });
  }
});
