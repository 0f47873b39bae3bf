/** The bar of every page: it leads everywhere, at every size, and only where something works. */
import { common as german } from '../src/language/de/common.ts';
import { english } from '../src/language/english.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { nav } = english.common;

const menuOf = (page: Page, { nav: { label } } = english.common): Locator =>
  page.getByRole('navigation', { name: label });

const offered = (page: Page): Promise<readonly string[]> => menuOf(page).getByRole('link').allTextContents();

const everywhere = [nav.mine, nav.newGame, nav.learn, nav.rules, nav.open];

test('every page leads to all others, and says where one is', async ({ page }) => {
  await page.goto('#/ladder');
  await expect(page.getByRole('link', { name: nav.lobby })).toBeVisible();
  expect(await offered(page)).toEqual(
    expect.arrayContaining([...everywhere, nav.people, nav.tournaments, nav.account]),
  );
  await expect(page.locator('nav [aria-current="page"]')).toHaveText(nav.ladder);
  await expect(page.getByRole('button', { name: nav.label })).toBeHidden();
  for (const way of [nav.tournaments, nav.lobby]) {
    await menuOf(page).getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { level: 1, name: way })).toBeVisible();
    await expect(page.locator('nav [aria-current="page"]')).toHaveText(way);
  }
  await menuOf(page).getByRole('link', { name: nav.mine }).click();
  await expect(page.getByText(english.start.shelf.empty)).toBeVisible();
});

test('in narrow windows a button opens it, and nothing is cut off', async ({ page }) => {
  await page.goto('#/tournaments');
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const opener = page.getByRole('button', { name: nav.label });
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const links = menuOf(page).getByRole('link');
    await expect(links.filter({ hasText: nav.lobby })).toBeVisible();
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 0.9 });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await findingsOf(page, { contrast: true })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test.describe('in German, with large text', () => {
  test.use({ locale: 'de-DE', preferences: { textSize: 150, language: 'de' } });
  test('everything is in reach', async ({ page }) => {
    for (const width of [1920, 1440, 1024, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('#/ladder');
      const opener = page.getByRole('button', { name: german.nav.label });
      const last = menuOf(page, german).getByRole('link', { name: german.nav.open });
      await expect(opener.or(last)).toBeVisible();
      const isFolded = await opener.isVisible();
      if (isFolded) await opener.click();
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (isFolded) await page.keyboard.press('Escape');
    }
  });
});

test('without a server it leads to what works on this device', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>static</p>' }));
  const asked = page.waitForResponse('**/api/mine');
  await page.goto('#/rules');
  await asked;
  await expect.poll(() => offered(page)).toEqual(everywhere);
});

test('without a network it shrinks, and grows when the network is back', async ({ page, context }) => {
  await page.goto('#/learn');
  await expect(page.getByRole('link', { name: nav.lobby })).toBeVisible();
  await context.setOffline(true);
  await expect.poll(() => offered(page)).toEqual(everywhere);
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: nav.lobby })).toBeVisible();
});

test('on a phone, tables at which it is my turn come first', async ({ page }) => {
  const table = { edition: 'lancashire', seats: 2, status: 'running', begun: 0, plays: true, actor: 0 };
  const sitters = ['Ada', 'Ben'].map((name) => ({ kind: 'person', name, policy: '', figure: '', colour: '' }));
  const tables = [
    { ...table, sitters: sitters.toReversed(), game: 'rests', waits: false },
    { ...table, sitters, game: 'waits', waits: true },
  ];
  await page.route('**/api/mine', (route) => route.fulfill({ json: { tables } }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('.');
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toContainText(english.online.yourTurn);
  await expect(first).toBeInViewport({ ratio: 1 });
});
