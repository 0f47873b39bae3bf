import { review as texts } from '../src/language/en/review.ts';
/** A finished game is reviewed, stopped, kept, and tried out from one of its moments. */
import { english } from '../src/language/english.ts';
import { playedGame } from './support/games.ts';
import { expectTable } from './support/newGame.ts';
import { openSaved } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';

test('a finished game is reviewed, and tried out from a moment', async ({ page }) => {
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

  await test.step('it can be stopped', async () => {
    await start.click();
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: texts.stop }).click();
    await expect(bar).toHaveCount(0);
  });

  const costly = page.getByRole('region', { name: texts.costly });
  await test.step('it says what cost most, with the map', async () => {
    await start.click();
    await expect(costly).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('img', { name: /^Points expected over the rounds/ })).toBeVisible();
    const moments = page.getByRole('button', { name: new RegExp(`^${texts.tryIt}`) });
    expect(await moments.count()).toBeGreaterThan(0);
    await expect(page.getByRole('img', { name: /^The map: Canal era, round \d/ }).first()).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
  });

  await test.step('it is kept with the game', async () => {
    await page.reload();
    await expect(costly).toBeVisible();
  });

  await test.step('a moment can be tried out in a new game', async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${texts.tryIt}`) })
      .first()
      .click();
    await expectTable(page);
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toHaveCount(0);
  });
});
