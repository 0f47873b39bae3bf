/** Rules at hand: questions in everyday words, and a page to print. */
import { editions } from '@coalbrook/editions';

import { messages as german } from '../src/language/de/messages.ts';
import { exampleTexts } from '../src/language/en/examples.ts';
import { english } from '../src/language/english.ts';
import { ruleNumber } from '../src/language/ruleNumber.ts';
import { expectTable } from './support/newGame.ts';
import { expect, findingsOf, test } from './support/test.ts';

const { rules } = english.start;

test('questions, lessons and examples lead to the rules and back', async ({ page }) => {
  await test.step('a question in everyday words leads to the rule that answers it', async () => {
    await page.goto('#/rules/birmingham');
    await page.getByRole('searchbox', { name: rules.search }).fill('Who may use my beer?');
    await expect(
      page.getByText('Another seat’s unflipped brewery').or(page.getByText("Another seat's unflipped brewery")),
    ).toBeVisible();
    await page.getByRole('link', { name: rules.link('birmingham.beer.3') }).click();
    await expect(page).toHaveURL(/birmingham\.beer\.3$/);
  });

  await test.step('a rule leads to a lesson in which it can be tried', async () => {
    await page.goto('#/rules/age-of-industry.rail.3');
    await page.locator('[id="age-of-industry.rail.3"]').getByRole('link', { name: 'A rail and a sale' }).click();
    await expect(page.getByText('Sell the cotton mill in Berlin this turn.')).toBeVisible();
  });

  await test.step('a rule is shown by an example, which can be tried at a table', async () => {
    const rule = 'birmingham.coal.1';
    await page.goto(`#/rules/${rule}`);
    const statement = page.locator(`[id="${rule}"]`);
    await statement.getByRole('button', { name: exampleTexts.show }).press('Enter');
    const [allowed, refused] = [0, 1].map((index) => statement.getByRole('figure').nth(index));
    await expect(allowed).toContainText('builds manufacturer I in Birmingham for £8 and coal from Tinsley in Dudley');
    const moments = allowed.getByRole('group', { name: exampleTexts.moment });
    await expect(moments).toContainText(exampleTexts.before);
    await expect(moments).toContainText(exampleTexts.after);
    const [before, after] = [0, 1].map((index) => moments.getByRole('img').nth(index));
    await expect(before).not.toHaveAccessibleName(/manufacturer/);
    await expect(after).toHaveAccessibleName(/manufacturer I in Birmingham of Arkwright/);
    await expect(refused).toContainText(exampleTexts.refused);
    expect(await findingsOf(page, { within: statement })).toEqual([]);

    await refused.getByRole('link', { name: exampleTexts.tryIt }).click();
    await expectTable(page);
    const banner = page.getByRole('region', { name: exampleTexts.label(rule) });
    await expect(banner).toBeFocused();
    await expect(banner).toContainText('Coal comes from the nearest connected');
    await expect(banner).toContainText('Build a manufacturer in Wolverhampton');
    await banner.getByText(exampleTexts.end).click();
    await expect(banner).toContainText('2 links away');
    await banner.getByRole('button', { name: exampleTexts.again }).click();
    await expectTable(page);
    await banner.getByRole('link', { name: exampleTexts.rule }).click();
    await expect(page).toHaveURL(/birmingham\.coal\.1$/);
  });

  await test.step('an unknown example leads back to the rules', async () => {
    await page.goto('#/example/birmingham.coal.99');
    await expect(page.getByText(exampleTexts.unknown)).toBeVisible();
    await page.getByRole('link', { name: exampleTexts.rule }).click();
    await expect(page.getByRole('alert')).toContainText(ruleNumber('birmingham.coal.99'));
  });
});

/** How many pages a printed file has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** German words are the longer ones. */
for (const [language, { start }, tag] of [
  ['en', english, '@long'],
  ['de', german, undefined],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ preferences: { language } });

    test(
      'what people look up most often fits on one printed page',
      tag === undefined ? {} : { tag },
      async ({ page }) => {
        await page.goto('#/learn/lancashire');
        await page.getByRole('link', { name: start.learnScreen.aid }).click();
        await expect(page).toHaveURL(/#\/aid\/lancashire$/);
        for (const { slug } of editions) {
          await page.goto(`#/aid/${slug}`);
          await expect(page.getByRole('table').first()).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(pagesOf(await page.pdf({ format: 'A4' })), slug).toBe(1);
        }
      },
    );
  });
}
