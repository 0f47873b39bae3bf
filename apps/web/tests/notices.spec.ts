/** What is said in passing: it covers nothing, and does not outlive its cause. */
import { english } from '../src/language/english.ts';
import { begin } from './support/newGame.ts';
import { fromMenu, save } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';

const { online, table, start, common } = english;

test('what has failed is not said any longer than it matters', { tag: '@long' }, async ({ page }) => {
  // An answer that the page cannot read.
  await page.route('**/api/tables', (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto('#/friends');
  await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
  const said = page.getByText(online.unreachable);
  const open = page.getByRole('button', { name: online.open });

  await test.step('until something else is done', async () => {
    await open.click();
    await expect(said).toBeVisible();
    await page.getByRole('textbox', { name: online.name, exact: true }).click();
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: online.people(3), exact: true }).click();
    await expect(said).toBeHidden();
  });

  await test.step('once, however often it fails', async () => {
    await open.click();
    await expect(said).toBeVisible();
    await open.click();
    await expect(said).toHaveCount(1);
  });

  await test.step('until the screen is left', async () => {
    await expect(said).toBeVisible();
    await page.goto('#/');
    await expect(said).toBeHidden();
  });
});

test('at a table, notices have a place of their own and end by themselves', { tag: '@long' }, async ({ page }) => {
  await page.clock.install();
  await begin(page, { company: start.setUp.preset.apprentices(1), seed: 'notices' });
  const said = page.getByText(table.saveHint);
  await save(page);
  await expect(page.locator('[data-area="thought"]').getByText(table.saveHint)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(said).toBeHidden();

  await test.step('above a dialog while one is open', async () => {
    await save(page);
    await fromMenu(page, common.settings);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-area="thought"]').getByText(table.saveHint)).toHaveCount(0);
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: common.close }).last().click();
  });
});
