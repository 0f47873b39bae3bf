/** Takes the pictures of the README, by `npm run pictures`. */
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { fromMenu, openSaved } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

test.use({ preferences: { landscape: true } });

const folder = new URL('../../../docs/pictures/', import.meta.url).pathname;

const take = async (page: Page, name: string): Promise<void> => {
  const theme = await page.locator('html').getAttribute('data-theme');
  await expect(page.locator('[data-testid="board"] canvas')).toHaveAttribute('data-painted', theme ?? '');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // No card about what happens to be under the pointer.
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-card="inspection"]')).toHaveCount(0);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 80, animations: 'disabled' });
};

const openMiddle = async (page: Page, edition: string, share: number): Promise<void> => {
  const game = await playedGame({ edition, seats: 4, seed: 'views' });
  await openSaved(page, game.saved(Math.floor(game.turns.length * share)));
  await look(page);
};

test('by day, with the preview of a move', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMiddle(page, 'birmingham', 0.7);
  await new Player(page, mouse).until(({ phase }) => phase === 'ready');
  await take(page, 'day');
});

test.describe('by night', () => {
  test.use({ preferences: { theme: 'night', landscape: true } });
  test('in mid-game', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openMiddle(page, 'lancashire', 0.8);
    await take(page, 'night');
  });
});

test('on a phone, with a plan', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMiddle(page, 'age-of-industry', 0.6);
  await fromMenu(page, english.table.plan.begin);
  await expect(page.getByRole('region', { name: english.table.plan.label })).toBeVisible();
  await take(page, 'phone');
});
