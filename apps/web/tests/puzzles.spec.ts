/** Puzzles: found in the list, tried at a real table, told afterwards. */
import { puzzleTexts as german } from '../src/language/de/puzzles.ts';
import { puzzleTexts as texts } from '../src/language/en/puzzles.ts';
import { english } from '../src/language/english.ts';
import { expectTable } from './support/newGame.ts';
import { desk } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const banner = (page: Page): Locator => page.getByRole('region', { name: texts.label, exact: true });
const result = (page: Page): Locator => banner(page).getByRole('status');

/** Passes with every action, and ends the turn. */
const pass = async (page: Page): Promise<void> => {
  const passing = desk(page).locator('[data-target="kind:pass"]');
  const main = desk(page).locator('button[data-main]');
  const end = desk(page).getByRole('button', { name: english.desk.endTurn });
  const isJudged = async (): Promise<boolean> => (await result(page).textContent()) !== '';
  while (!(await isJudged())) {
    await passing.click();
    await expect(desk(page)).toHaveAttribute('data-formed', 'true');
    await main.click();
    await expect(desk(page)).not.toHaveAttribute('data-formed', 'true');
    await expect(passing.or(end).first()).toBeVisible();
    if (await passing.isVisible()) continue;
    await end.click();
    await expect(result(page)).not.toBeEmpty();
  }
};

test('a puzzle is missed, begun again, hinted at and told; the list knows what was solved', async ({ page }) => {
  await page.goto('#/puzzle/nothing');
  await expect(page.getByText(texts.unknown)).toBeVisible();
  await page.goto('#/learn/birmingham');
  await page.getByRole('link', { name: english.start.learnScreen.puzzles }).click();
  await expect(page.getByRole('link', { name: texts.today })).toBeVisible();
  const first = page.getByRole('link', { name: texts.numbered(1), exact: true });
  await expect(first).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await first.click();
  await expectTable(page);
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await expect(banner(page)).toBeFocused();

  await pass(page);
  await expect(result(page)).toContainText(texts.missed);
  await expect(result(page)).not.toContainText(texts.best);
  await expect(result(page)).toContainText('points less than the best turn');
  expect(await findingsOf(page, { within: banner(page) })).toEqual([]);

  // The table stands still: hints remain, and the turn can be undone.
  const hint = banner(page).getByRole('button', { name: new RegExp(`^${texts.hints.slice(0, -1)}`) });
  await expect(hint).toBeVisible();
  await desk(page).getByRole('button', { name: english.desk.undo, exact: true }).click();
  await expect(result(page)).toBeEmpty();
  await pass(page);
  await banner(page).getByRole('button', { name: texts.again }).click();
  await expectTable(page);
  await expect(result(page)).toBeEmpty();
  for (let number = 1; await hint.isVisible(); number++) {
    await hint.press('Enter');
    await expect(banner(page).getByRole('listitem')).toHaveCount(number);
  }
  expect(await banner(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  await banner(page).getByRole('button', { name: texts.give }).press('Enter');
  await expect(result(page)).toContainText(texts.best);
  await expect(result(page)).toContainText('points more than the next best');
  // The solution is on the table.
  await expect(desk(page).getByRole('button', { name: english.desk.endTurn })).toBeEnabled();
  await banner(page).getByRole('link', { name: texts.next }).click();
  await expect(banner(page)).toContainText(texts.name(2, texts.grades[1]).split('(')[0] ?? '');

  await page.evaluate((done) => localStorage.setItem('coalbrook.lessons', JSON.stringify([done])), id);
  await page.goto('#/puzzles/birmingham');
  await page.reload();
  await expect(page.getByRole('link', { name: `${texts.numbered(1)}, ${texts.solvedMark}` })).toBeVisible();
});

test.describe('in German', () => {
  test.use({ preferences: { language: 'de' }, viewport: { width: 390, height: 844 } });

  test('on a phone, the puzzle of the day is in German and nothing is cut off', async ({ page }) => {
    await page.goto('#/puzzle/today');
    await expectTable(page);
    const task = page.getByRole('region', { name: german.label, exact: true });
    await expect(task).toContainText(german.today);
    await task.getByRole('button', { name: german.give }).click();
    await expect(task).toContainText(german.best);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(width);
  });
});
