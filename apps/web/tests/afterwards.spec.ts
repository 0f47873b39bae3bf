/** After a game: the final score and a rematch, the shelf of finished games, and the settings. */
import { readFile } from 'node:fs/promises';

import { statistics } from '../src/language/en/statistics.ts';
import { english } from '../src/language/english.ts';
import { playedGame } from './support/games.ts';
import { expectTable, wordsOf } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { fromMenu, gameCount, importFile, openSaved } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { start, story, common } = english;
const { finished } = start.shelf;
const game = { edition: 'birmingham', seats: 2, seed: 'keep' } as const;

/** Text sizes at the table, in percent. */
const textSizes = isSoak ? [85, 150] : [150];

const score = (page: Page): Locator => page.getByRole('dialog', { name: story.final.title });
const rows = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });

/** Copies the one stored game until there are many. */
const multiply = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('coalbrook');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const work = opening.result.transaction(['sheets', 'spines'], 'readwrite');
          const [sheets, spines] = [work.objectStore('sheets'), work.objectStore('spines')];
          const [sheet, spine] = [sheets.getAll(), spines.getAll()];
          spine.addEventListener('success', () => {
            for (let index = 1; index < wanted; index++) {
              const id = `copy${index}`;
              const sitters = (sheet.result[0] as { sitters: { name: string }[] }).sitters.map((one, seat) =>
                index === 7 && seat === 0 ? { ...one, name: 'Ottoline' } : one,
              );
              sheets.put({ ...sheet.result[0], id, sitters });
              spines.put({ ...spine.result[0], game: id, touched: index });
            }
          });
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    count,
  );

test('a finished game is scored, kept on the shelf and played again', async ({ page }) => {
  await openSaved(page, (await playedGame(game)).saved());
  const dialog = score(page);

  await test.step('the final score charts every round', async () => {
    await expect(dialog.getByRole('heading', { name: story.final.overTime })).toBeVisible();
    const chart = dialog.getByRole('img', { name: /^Chart of the points/ });
    await expect(chart).toHaveAccessibleName(/Arkwright: \d+ points?; Tinsley: \d+ points?/);

    // The last round of the table has the points of the total.
    await dialog.getByText(story.final.asTable).click();
    const rounds = dialog.getByRole('region', { name: story.final.overTime }).getByRole('row');
    const last = await rounds.last().getByRole('cell').allTextContents();
    const total = dialog.getByRole('region', { name: story.final.table }).locator('tr[data-total] td');
    expect(new Set(last)).toEqual(new Set(await total.allTextContents()));
    expect(await findingsOf(page)).toEqual([]);
  });

  await test.step('a shelf of 500 finished games is shown in part, searched, saved and cleared', async () => {
    await page.goto('#/');
    await multiply(page, 500);
    await page.reload();

    const shelf = page.getByRole('heading', { name: finished.title });
    await expect(page.getByText(finished.found(500, 500))).toBeVisible();
    expect(await rows(page).count()).toBeLessThanOrEqual(10);
    const results = page.getByRole('region', { name: finished.figures });
    await expect(results).toContainText('500');
    expect(await findingsOf(page)).toEqual([]);

    await results.getByRole('link', { name: finished.statistics }).click();
    const titles = page.getByRole('region', { name: statistics.titles });
    await expect(titles.getByRole('row')).toHaveCount(2);
    await expect(titles).toContainText('500');
    await expect(page.getByRole('region', { name: statistics.rivals })).toContainText('500');
    expect(await findingsOf(page)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: statistics.copyAll }).click();
    const csv = await readFile(await (await saved).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(501);
    await page.goBack();

    await page.getByRole('searchbox', { name: finished.search }).fill('ottoline');
    await expect(page.getByText(finished.found(1, 500))).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: finished.search }).fill('');

    await page.getByRole('button', { name: finished.select, exact: true }).click();
    await rows(page).first().getByRole('checkbox').check();
    await expect(page.getByText(finished.selected(1))).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: finished.save }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect((JSON.parse(text) as { readonly games: readonly unknown[] }).games).toHaveLength(1);

    await page.getByRole('button', { name: finished.selectAll }).click();
    await expect(page.getByText(finished.selected(500))).toBeVisible();
    await page.getByRole('button', { name: start.shelf.remove, exact: true }).click();
    const ask = page.getByRole('alertdialog', { name: finished.removeTitle(500) });
    await ask.getByRole('button', { name: common.cancel }).click();
    await expect(page.getByText(finished.selected(500))).toBeVisible();
    await page.getByRole('button', { name: start.shelf.remove, exact: true }).click();
    await ask.getByRole('button', { name: start.shelf.remove }).click();
    await expect(page.getByText(finished.removed(500))).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(start.shelf.empty)).toBeVisible();
    await expect(shelf).toBeHidden();

    await importFile(page, 'games.json', text);
    await expect(page.getByText(start.replay.added(1))).toBeVisible();
    expect(await gameCount(page)).toBe(1);
    await expect(rows(page)).toContainText(wordsOf('birmingham').name);
  });

  await test.step('one click begins a rematch', async () => {
    const link = rows(page).getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(({ hash }) => hash === href);
    await expect(dialog).toBeVisible();
    const before = page.url();
    await dialog.getByRole('button', { name: story.final.rematch, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expectTable(page);
    expect(page.url()).not.toBe(before);
    const names = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((seat) => seat.getAttribute('aria-label') ?? ''));
    expect(names.map((name) => name.split(',')[0]).sort()).toEqual(['Arkwright', 'Tinsley']);
  });
});

test('settings take effect at once and stay', { tag: '@long' }, async ({ page }) => {
  await page.goto('.');
  await test.step('the theme switches between day and night', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('button', { name: common.toNight }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(paper);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await page.getByRole('button', { name: common.toDay }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  });

  await test.step('colours, text size and sound', async () => {
    await page.getByRole('button', { name: common.settings }).first().click();
    const dialog = page.getByRole('dialog', { name: common.settings });
    const { preferences } = common;
    await dialog.getByText(preferences.palettes.safe).click();
    await expect(page.locator('html')).toHaveAttribute('data-seats', 'safe');
    await dialog.getByRole('slider', { name: preferences.textSize }).focus();
    await page.keyboard.press('End');
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
    await dialog.getByRole('slider', { name: preferences.volume }).focus();
    await page.keyboard.press('End');
    await dialog.getByText(preferences.glows.off).click();
    expect(await findingsOf(page)).toEqual([]);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-seats', 'safe');
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  });

  for (const textSize of textSizes) {
    await test.step(`the table holds text of ${textSize} %`, async () => {
      await page.evaluate((size) => {
        const key = 'coalbrook.settings';
        const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        localStorage.setItem(key, JSON.stringify({ ...stored, textSize: size }));
      }, textSize);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.reload();
      await openSaved(page, (await playedGame(game)).saved(6));
      await expect(page.locator('html')).toHaveCSS('font-size', `${(16 * textSize) / 100}px`);
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const spare = (): Promise<number> =>
          page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth);
        await expect.poll(spare, `spare width at ${width}`).toBeGreaterThanOrEqual(0);
        const map = page.getByTestId('board');
        await expect.poll(() => map.evaluate((one) => one.clientWidth), `${width}`).toBeGreaterThan(width * 0.4);
        await expect.poll(() => map.evaluate((one) => one.clientHeight), `${width}`).toBeGreaterThan(height * 0.35);
      }
    });
  }

  await test.step('the map has a landscape, or plain paper', async () => {
    const landscape = page.locator('[data-testid="board"] canvas');
    const change = async (): Promise<void> => {
      await fromMenu(page, common.settings);
      await page.getByRole('dialog').getByText(common.preferences.landscape, { exact: true }).click();
      await page.keyboard.press('Escape');
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(landscape).toHaveCount(0);
    await change();
    await expect(landscape).toHaveAttribute('data-painted', 'day');
    await page.reload();
    await expect(landscape).toHaveAttribute('data-painted', 'day');
    await change();
    await expect(landscape).toHaveCount(0);
  });
});
