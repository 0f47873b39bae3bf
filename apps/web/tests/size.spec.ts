/** How much script the page loads, compressed. */
import { gzipSync } from 'node:zlib';

import type { Response } from '@playwright/test';

import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { expectTable } from './support/newGame.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

// The painter of the landscape is a script, too.
test.use({ preferences: { landscape: true } });

/** In bytes, workers included. */
const MOST_ON_START = 356_500;
const MOST_AT_TABLE = 495_000;

/** All scripts that a page asks for, its workers' too, compressed. */
const scriptsOf = (page: Page): { size(): Promise<number> } => {
  const seen = new Map<string, Promise<number>>();
  const note = (response: Response): void => {
    const url = response.url().split('?', 1)[0] ?? '';
    if (!url.endsWith('.js') || url.endsWith('/sw.js') || seen.has(url)) return;
    seen.set(
      url,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  };
  page.context().on('response', note);
  return {
    async size() {
      page.context().off('response', note);
      const sizes = await Promise.all(seen.values());
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
};

test.describe('scripts', () => {
  test('the start page needs no more script than promised', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('.', { waitUntil: 'networkidle' });
    await expect(page.getByText(english.start.shelf.empty)).toBeVisible();
    const size = await scripts.size();
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(MOST_ON_START);
  });

  test('the table needs no more script than promised', async ({ page, context }) => {
    await page.goto('.');
    await page.getByRole('button', { name: new RegExp(english.start.playNow) }).click();
    await expectTable(page);
    // Bots are loaded when one of them plays.
    await new Player(page, mouse).until(({ phase }) => phase === 'choose');
    const fresh = await context.newPage();
    await page.close();
    const scripts = scriptsOf(fresh);
    await fresh.goto(page.url(), { waitUntil: 'networkidle' });
    await expectTable(fresh);
    await look(fresh);
    const size = await scripts.size();
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(MOST_AT_TABLE);
  });
});
