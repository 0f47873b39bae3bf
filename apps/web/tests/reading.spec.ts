/** What the table tells without a move: projected points, the rounds, and names of any length. */
import { english } from '../src/language/english.ts';
import { look } from './driver/sight.ts';
import { playedGame } from './support/games.ts';
import { fromMenu, openSaved } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';

const LONG = [
  'Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'W W W W W W W W W W W W W W W W W W W W W W W W',
  'Ada',
];

/** A four-seat game near the end of its first era, with other names. */
const gameWithNames = async (names: readonly string[]): Promise<string> => {
  const played = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
  const saved = JSON.parse(played.saved(6)) as { sitters: { name: string }[] };
  saved.sitters.forEach((sitter, seat) => (sitter.name = names[seat]));
  return JSON.stringify(saved);
};

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`long names fit into the turn order, the seats and the points sheet at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, await gameWithNames(LONG));
    await look(page);
    if (width === 390) await page.getByRole('tab', { name: english.table.seats }).click();
    const order = page.getByRole('region', { name: english.panels.order });
    const seats = page.getByRole('region', { name: english.panels.seats });
    for (const part of [order, seats]) {
      await expect(part).toBeVisible();
      const beyond = await part.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const shown = [...element.querySelectorAll('*')].filter((one) => !one.closest('.visually-hidden'));
        const boxes = shown.map((one) => one.getBoundingClientRect());
        return boxes.filter((box) => box.right > right + 1 || box.left < left - 1).length;
      });
      expect(beyond).toBe(0);
    }
    await expect(order.getByText(/^spent £\d+$/)).toHaveCount(4);
    for (const spent of await order.getByText(/^spent £\d+$/).all()) {
      expect((await spent.boundingBox())?.width).toBeGreaterThan(40);
    }
    await fromMenu(page, english.table.progress);
    const sheet = page.getByRole('dialog', { name: english.panels.progress });
    await expect(sheet.getByRole('table')).toBeVisible();
    expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await findingsOf(page)).toEqual([]);
  });
}

test('seats and the points sheet show what an era’s end would bring, unless it is turned off', async ({ page }) => {
  const played = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
  await openSaved(page, played.saved(6));
  await look(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/round \d of 8$/);
  const projected = page.getByRole('article').getByText(/^counted now: \d+$/);
  await expect(projected).toHaveCount(4);
  const figures = (await projected.allTextContents()).map((text) => text.replace(/\D/g, ''));
  await fromMenu(page, english.table.progress);
  const rows = page.getByRole('table', { name: english.panels.projection }).getByRole('row');
  const totals = await rows.locator('td:last-child').allTextContents();
  expect(totals.toSorted()).toEqual(figures.toSorted());
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const key = 'coalbrook.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), projects: false }));
  });
  await page.reload();
  await look(page);
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(projected).toHaveCount(0);
});
