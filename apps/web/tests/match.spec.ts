/** Quick match: people in different browsers search, find each other, and play. */
import type { Browser } from '@playwright/test';

import { gathering } from '../src/language/en/gathering.ts';
import { match } from '../src/language/en/match.ts';
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { expectTable } from './support/newGame.ts';
import { expect, findingsOf, prefer, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { line } = match;

const someoneElse = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
  await prefer(elsewhere);
  return elsewhere.newPage();
};

const lineOf = (page: Page): Locator => page.getByRole('complementary', { name: line.label });

/** Searches for a table with two seats. */
const search = async (page: Page, name: string, pace?: string): Promise<void> => {
  await page.goto('#/match');
  if (pace !== undefined) await page.getByText(pace, { exact: true }).click();
  const sizes = page.getByRole('group', { name: match.seats });
  for (const size of ['3', '4']) await sizes.getByRole('button', { name: size, exact: true, pressed: true }).click();
  await page.getByRole('textbox', { name: match.name }).fill(name);
  await page.getByRole('button', { name: match.begin }).click();
};

test(
  'two people find each other while one looks at a puzzle; who has gone is not seated',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await prefer(page.context());
    const [ben, eve] = [await someoneElse(browser, baseURL), await someoneElse(browser, baseURL)];

    // Eve searches and stops.
    await search(eve, 'Eve');
    await expect(lineOf(eve)).toBeVisible();
    await lineOf(eve).getByRole('button', { name: line.cancel }).click();
    await expect(eve.getByRole('button', { name: match.begin })).toBeVisible();

    await page.goto('#/');
    await page.getByRole('link', { name: new RegExp(english.start.match) }).click();
    await search(page, 'Ada');
    await expect(lineOf(page)).toContainText(line.others(0));
    expect(await findingsOf(page)).toEqual([]);
    // The search goes on elsewhere, and after the page was loaded again.
    await page.getByRole('link', { name: match.ways.puzzle }).click();
    await expectTable(page);
    await page.reload();
    await expect(lineOf(page)).toBeVisible();
    // Another tab of the same browser shows the same search.
    const tab = await page.context().newPage();
    await tab.goto('#/match');
    await expect(lineOf(tab)).toContainText(line.others(0));
    await tab.close();

    // She looks elsewhere, and lets this browser call her.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true });
      const showNotification = (title: string, { body, data }: NotificationOptions = {}): Promise<void> => {
        document.documentElement.dataset['called'] = [title, body, data].join(' | ');
        return Promise.resolve();
      };
      Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve({ showNotification }) });
    });
    await search(ben, 'Ben');
    const ready = ben.getByRole('button', { name: gathering.ready.yes });
    await expect(ready).toBeVisible();
    // Nobody is torn from what they do.
    await expect(page).toHaveTitle(line.foundTitle(english.common.title));
    const called = await page.locator('html').getAttribute('data-called');
    expect(called).toMatch(new RegExp(`^${english.common.title} \\| .+ \\| `));
    expect(called).toContain(new URL(ben.url()).hash);
    await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
    await lineOf(page).getByRole('link', { name: line.go }).click();
    const adas = page.getByRole('button', { name: gathering.ready.yes });
    await expect(adas).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    await adas.click();
    await ready.click();
    await Promise.all([expectTable(page), expectTable(ben)]);
    await expect(lineOf(page)).toHaveCount(0);
    const acts = page.locator('[data-target="kind:pass"]');
    const waits = ben.locator('[data-target="kind:pass"]');
    await expect.poll(async () => (await acts.isVisible()) !== (await waits.isVisible())).toBe(true);
    const [first, second] = (await acts.isVisible()) ? [page, ben] : [ben, page];
    await new Player(first, mouse).ownTurn();
    await expect(second.locator('[data-target="kind:pass"]')).toBeVisible();
    for (const one of [ben, eve]) await one.context().close();
  },
);

test('whoever is ready learns who was not, and that the search goes on', async ({ page, browser, baseURL }) => {
  await prefer(page.context());
  const eve = await someoneElse(browser, baseURL);
  // Whoever searches in another test must not be met.
  await search(page, 'Dora', match.paces.quick);
  await search(eve, 'Fay', match.paces.quick);
  const ready = page.getByRole('button', { name: gathering.ready.yes });
  await expect(ready).toBeVisible();
  // How long they have stands beside the button.
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(gathering.ready.waits('Fay'))).toBeVisible();
  await eve.getByRole('button', { name: english.online.leave.open.action }).click();
  await eve.getByRole('alertdialog').getByRole('button', { name: english.online.leave.open.action }).click();
  await expect(page.getByText(match.again('Fay', 1))).toBeVisible();
  await lineOf(page).getByRole('button', { name: line.cancel }).click();
  await eve.context().close();
});
