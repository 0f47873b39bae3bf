/** Everything can be touched and read: the size of targets, and texts that are set wider. */
import { look } from './driver/sight.ts';
import { clippedTexts, smallTargets } from './support/comfortRules.ts';
import { playedGame } from './support/games.ts';
import { openSaved } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const openTable = async (page: Page): Promise<void> => {
  const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
  await openSaved(page, game.saved(Math.floor(game.turns.length * 0.7)));
  await look(page);
};

const openStart = async (page: Page): Promise<void> => {
  await openTable(page);
  await page.goto('#/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
};

const places = [
  { name: 'table', open: openTable },
  { name: 'start page', open: openStart },
] as const;

for (const { name, open } of places) {
  test(`everything on the ${name} is large enough to be hit`, { tag: '@long' }, async ({ page }) => {
    await open(page);
    expect(await smallTargets(page, 24)).toEqual([]);
  });

  test(`no text on the ${name} is cut off when it is set wider`, { tag: '@long' }, async ({ page }) => {
    await open(page);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await clippedTexts(page), `at ${width}×${height}`).toEqual([]);
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test(`everything on the ${name} is as large as a finger`, { tag: '@long' }, async ({ page }) => {
      await open(page);
      expect(await smallTargets(page, 44)).toEqual([]);
    });
  });
}
