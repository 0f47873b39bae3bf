/** Dates as the reader's browser writes them, in the words of the page. */
import { english } from '../src/language/english.ts';
import { playedGame } from './support/games.ts';
import { gameCount, openSaved } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';

const MONTH = 30 * 86_400_000;

/** The same day for readers of English, by the first language of their browser; all of them in the long run. */
const locales: readonly (readonly [locale: string, like: string, tag?: string])[] = [
  ['en-US', 'en-US', '@long'],
  ['en-GB', 'en-GB', '@long'],
  // Months have English names, and the day comes first.
  ['de-AT', 'en-GB'],
];

for (const [locale, like, tag] of locales) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the shelf says when a game was played', tag === undefined ? {} : { tag }, async ({ page }) => {
      await openSaved(page, (await playedGame({ edition: 'birmingham', seats: 2, seed: 'keep' })).saved(4));
      await page.clock.setFixedTime(Date.now() + MONTH);
      expect(await gameCount(page)).toBe(1);
      const day = new Intl.DateTimeFormat(like, { dateStyle: 'medium' }).format(Date.now());
      await expect(page.getByRole('listitem').filter({ hasText: english.start.shelf.open })).toContainText(day);
    });
  });
}
