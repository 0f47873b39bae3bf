/** A finished game is reviewed, stopped, kept, and tried out from one of its moments. */
import { review as texts } from '../src/language/en/review.ts';
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { expectTable } from './support/newGame.ts';
import { openSaved } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator } from './support/test.ts';

test('a finished game is reviewed, and tried out from a moment', { tag: '@long' }, async ({ page }) => {
  const game = await playedGame({
    edition: 'birmingham',
    seats: 2,
    options: ['introductory'],
    seed: 'review',
    policy: 'apprentice',
  });
  await openSaved(page, game.saved());
  await page
    .getByRole('dialog', { name: english.story.final.title })
    .getByRole('button', { name: english.story.final.review, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeFocused();
  const start = page.getByRole('button', { name: texts.start('Arkwright') });
  const bar = page.getByRole('progressbar', { name: texts.running });

  await test.step('it begins at once, and can be stopped', async () => {
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: texts.stop }).click();
    await expect(bar).toHaveCount(0);
  });

  const costly = page.getByRole('region', { name: texts.costly });
  await test.step('it says what cost most, with the map', async () => {
    await start.click();
    await expect(costly).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('img', { name: /^Points expected over the rounds/ })).toBeVisible();
    expect(await page.getByRole('group', { name: texts.tryIt }).count()).toBeGreaterThan(0);
    await expect(page.getByRole('img', { name: /^The map: Canal era, round \d/ }).first()).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
  });

  await test.step('it is kept with the game', async () => {
    await page.reload();
    await expect(costly).toBeVisible();
  });

  const way = (text: string): Locator => page.getByRole('button', { name: new RegExp(`^${text}: `) }).first();

  await test.step('a moment can be tried out in a plan, which leads back to it', async () => {
    await way(texts.asPlan).click();
    const banner = page.getByRole('region', { name: english.table.plan.label });
    await expect(banner).toContainText(new RegExp(`${texts.better}|${texts.played}`));
    await new Player(page, mouse).turn();
    expect(await findingsOf(page)).toEqual([]);
    await banner.getByRole('button', { name: texts.backToReview }).click();
    await expect(way(texts.asPlan)).toBeFocused();
    await expect(costly).toBeVisible();

    await way(texts.asPlan).click();
    await expect(banner).toBeVisible();
    await page.goBack();
    await expect(costly).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await test.step('a moment can be tried out in a new game', async () => {
    await way(texts.asGame).click();
    await expectTable(page);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toHaveCount(0);
  });
});
