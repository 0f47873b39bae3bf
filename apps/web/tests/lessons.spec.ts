/** Lessons: a task at a real table, solved and missed. */
import { lessonTexts as german } from '../src/language/de/lessons.ts';
import { lessonTexts as texts } from '../src/language/en/lessons.ts';
import { english } from '../src/language/english.ts';
import { expectTable } from './support/newGame.ts';
import { desk, thought } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const title = 'Who gains?';

const banner = (page: Page): Locator => page.getByRole('region', { name: texts.label, exact: true });
const result = (page: Page): Locator => banner(page).getByRole('status');

/** Sells the only tile that can be sold, to a buyer. */
const sell = async (page: Page, to: RegExp): Promise<void> => {
  const { confirm, endTurn, reveal, sales } = english.desk;
  await desk(page).getByRole('button', { name: 'Sell', exact: true }).click();
  const list = thought(page).getByRole('region', { name: sales.title });
  await list.getByRole('checkbox', { name: /^Cotton mill/ }).check();
  const buyer = list.getByRole('combobox', { name: /^Buyer/ });
  const option = buyer.getByRole('option').filter({ hasText: to });
  await buyer.selectOption((await option.getAttribute('value')) ?? 'none');
  const goOn = desk(page).getByRole('button', { name: new RegExp(`^(${confirm}|${endTurn}|${reveal})`) });
  await expect(goOn).toBeEnabled();
  await goOn.click();
  const isJudged = async (): Promise<boolean> => (await result(page).textContent()) !== '';
  while (!(await isJudged())) {
    await expect.poll(async () => (await isJudged()) || (await goOn.isVisible())).toBe(true);
    // The button goes as soon as the turn is judged.
    if (!(await isJudged())) await goOn.click({ timeout: 10_000 }).catch(() => undefined);
  }
};

test('a lesson gives hints, is missed, begins again, is solved and marked as done', async ({ page }) => {
  await test.step('an unknown lesson leads back to the list', async () => {
    await page.goto('#/lesson/nothing');
    await expect(page.getByText(texts.unknown)).toBeVisible();
    await page.getByRole('link', { name: texts.all }).click();
    await expect(page.getByText(texts.doneOf(0, 15))).toBeVisible();
  });

  await test.step('the list leads to a lesson', async () => {
    await page.goto('#/learn/lancashire');
    await page.getByRole('link', { name: english.start.learnScreen.lessons }).click();
    await expect(page.getByText(texts.doneOf(0, 8))).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    await page.getByRole('link', { name: title }).click();
    await expectTable(page);
    await expect(banner(page)).toContainText('Sell the mill so that your income ends as high as possible.');
    await expect(banner(page)).toBeFocused();
  });

  await test.step('hints come one after another, by keyboard', async () => {
    for (const number of [1, 2, 3]) {
      await banner(page)
        .getByRole('button', { name: texts.hint(number, 3) })
        .press('Enter');
      await expect(banner(page).getByRole('listitem')).toHaveCount(number);
    }
    await expect(banner(page).getByRole('button', { name: /Hint/ })).toHaveCount(0);
  });

  await test.step('a turn that misses the goal says what is possible, and the lesson begins again', async () => {
    await sell(page, /^Through the port/);
    await expect(result(page)).toContainText(texts.missed);
    await expect(result(page)).toContainText(texts.possible(texts.figures.income, 3, 4));
    await expect(result(page)).toContainText(texts.tryAgain);
    await expect(result(page)).not.toContainText('As long as the distant market');
    await banner(page).getByRole('button', { name: texts.again }).click();
    await expectTable(page);
    await expect(result(page)).toBeEmpty();
  });

  await test.step('a turn that reaches the goal solves it', async () => {
    await sell(page, /^To the distant market/);
    await expect(result(page)).toContainText(texts.solved);
    await expect(result(page)).toContainText('As long as the distant market stands high');
    await expect(banner(page)).toBeFocused();
    expect(await findingsOf(page, { within: banner(page) })).toEqual([]);
    await banner(page).getByRole('link', { name: texts.all }).click();
    await expect(page.getByText(texts.doneOf(1, 8))).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts.doneOf(1, 8))).toBeVisible();
  });
});

test.describe('in German', () => {
  test.use({ preferences: { language: 'de' } });

  test('on a phone, list and table are in German and nothing is cut off', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('#/lessons/automata');
    await expect(page.getByRole('link', { name: 'Das letzte Fass' })).toBeVisible();
    await page.getByRole('link', { name: 'Das letzte Fass' }).click();
    const task = page.getByRole('region', { name: german.label, exact: true });
    await expect(task).toContainText('Verkauf deine Spinnerei');
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(scroll).toBe(width);
  });
});
