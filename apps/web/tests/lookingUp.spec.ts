/** Rules at hand: questions in everyday words, and a page to print. */
import { editions } from '@coalbrook/editions';

import { english } from '../src/language/english.ts';
import { prefer, expect, test } from './support/test.ts';

const { rules, learnScreen } = english.start;

test('a question in everyday words leads to the rule that answers it', async ({ page }) => {
  await page.goto('#/rules/birmingham');
  await page.getByRole('searchbox', { name: rules.search }).fill('Who may use my beer?');
  await expect(
    page.getByText('Another seat’s unflipped brewery').or(page.getByText("Another seat's unflipped brewery")),
  ).toBeVisible();
  await page.getByRole('link', { name: rules.link('birmingham.beer.3') }).click();
  await expect(page).toHaveURL(/birmingham\.beer\.3$/);
});

test('a rule leads to a lesson in which it can be tried', async ({ page }) => {
  await page.goto('#/rules/age-of-industry.rail.3');
  await page.locator('[id="age-of-industry.rail.3"]').getByRole('link', { name: 'A rail and a sale' }).click();
  await expect(page.getByText('Sell the cotton mill in Berlin this turn.')).toBeVisible();
});

/** How many pages a printed file has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const language of ['en', 'de']) {
  test(`what people look up most often fits on one printed page, in ${language}`, async ({ page, context }) => {
    await prefer(context, { language });
    await page.goto('#/learn/birmingham');
    for (const { slug } of editions) {
      await page.goto(`#/aid/${slug}`);
      await expect(page.getByRole('table').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(pagesOf(await page.pdf({ format: 'A4' })), slug).toBe(1);
    }
  });
}

test('the page to print is reached from the lesson', async ({ page }) => {
  await page.goto('#/learn/lancashire');
  await page.getByRole('link', { name: learnScreen.aid }).click();
  await expect(page.getByRole('table', { name: 'Shipyard' })).toBeVisible();
});
