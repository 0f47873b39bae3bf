/** Plays some turns in a browser besides Chromium, by `npm run browsers`. */
import { mkdir, writeFile } from 'node:fs/promises';

import { capital } from '@coalbrook/words';
import { expect, test as base } from '@playwright/test';

import { english } from '../src/language/english.ts';
import { inFirefox } from './browsers/firefox.ts';
import type { OtherPage } from './browsers/otherPage.ts';
import { faultsIn, watched } from './browsers/watchedPage.ts';
import { inWebKit } from './browsers/webkit.ts';
import { reachBy } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';

/** Where the last screen of each browser is kept. */
const pictures = new URL('../test-results/browsers/', import.meta.url);

const TURNS = 3;
/** How long the page may take to show something, in milliseconds. */
const PATIENCE = 60_000;

const inBrowser = (name: string, use: (page: OtherPage) => Promise<void>): Promise<void> => {
  const { FIREFOX_PATH: firefox, WEBKIT_DRIVER_PATH: webkit, XVFB_PATH: xvfb } = process.env;
  if (name === 'firefox' && firefox) return inFirefox(firefox, use);
  if (name === 'webkit' && webkit) return inWebKit(webkit, xvfb, use);
  throw new Error(`no path for ${name}; start it with npm run browsers`);
};

const test = base.extend<{ readonly other: OtherPage; readonly address: string }>({
  address: async ({ baseURL }, use) => {
    await watched(baseURL ?? '', use);
  },
  other: async ({ address }, use, info) => {
    await inBrowser(info.project.name, async (page) => {
      await page.open(address);
      await use(page);
      await mkdir(pictures, { recursive: true });
      await writeFile(new URL(`${info.project.name}.png`, pictures), await page.picture());
    });
  },
});

const mouse = reachBy<OtherPage>(
  (page, { x, y }) => page.click(x, y),
  () => {
    throw new Error('nothing can be touched');
  },
);

/** Clicks the button whose text begins so, once it is there. */
const clickButton = async (page: OtherPage, text: string): Promise<void> => {
  const find = (): Promise<{ readonly x: number; readonly y: number } | undefined> =>
    page.evaluate(async (beginning) => {
      // Fonts move the buttons when they arrive.
      await document.fonts.ready;
      const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.trim().startsWith(beginning),
      );
      if (!button) return undefined;
      const { left, top, width, height } = button.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, text);
  await expect.poll(find, { timeout: PATIENCE }).toBeDefined();
  const spot = await find();
  if (spot) await page.click(spot.x, spot.y);
};

/** How many colours the painted terrain has on a coarse grid of points; none while it is not painted. */
const colourCount = (page: OtherPage): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-testid="board"] canvas[data-painted]');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = new Uint32Array(data.buffer);
    return new Set(pixels.filter((_, index) => index % 997 === 0)).size;
  }, undefined);

/** The player's actions in this turn, as the desk lists them. */
const deedsIn = (page: OtherPage): Promise<readonly string[]> =>
  page.evaluate(
    (label) => [...document.querySelectorAll(`[aria-label="${label}"] li`)].map(({ textContent }) => textContent),
    english.desk.soFar,
  );

/** The lines of the journal, capitalized as on the desk. */
const journalIn = async (page: OtherPage): Promise<readonly string[]> => {
  const lines = await page.evaluate(
    () => [...document.querySelectorAll('#journal [data-line] button:first-child')].map((line) => line.textContent),
    undefined,
  );
  return lines.map(capital);
};

/** How many pieces are drawn on the map; undefined while its text description is out of date. */
const pieceCount = (page: OtherPage): Promise<number | undefined> =>
  page.evaluate(
    (label) =>
      document.querySelector(`[aria-label="${label}"]`)?.getAttribute('aria-busy') === 'false'
        ? document.querySelectorAll('[data-testid="board"] :is([data-tile], [data-link])').length
        : undefined,
    english.board.textHeading,
  );

/** How the page came: the test opens it once, and it must not load itself again. */
const loadsIn = (page: OtherPage): Promise<readonly string[]> =>
  page.evaluate(
    () => performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type),
    undefined,
  );

test(`${TURNS} turns of a game, from the start page`, async ({ other: page }) => {
  await clickButton(page, english.start.playNow);
  await expect.poll(() => colourCount(page), { timeout: PATIENCE }).toBeGreaterThan(20);

  const player = new Player(page, mouse);
  for (let turn = 0; turn < TURNS; turn++) {
    const end = await player.until(({ phase }) => phase === 'goOn');
    const deeds = await deedsIn(page);
    expect(deeds).not.toEqual([]);
    await player.act(end);
    await expect.poll(() => journalIn(page), { timeout: PATIENCE }).toEqual(expect.arrayContaining([...deeds]));
    expect((await look(page)).phase).toBe('choose');
  }
  await expect.poll(() => pieceCount(page), { timeout: PATIENCE }).toBeGreaterThan(0);
  expect(await loadsIn(page), 'how the page was loaded').toEqual(['navigate']);
  expect(await faultsIn(page), `what the page complained of in ${page.browser}`).toEqual([]);
});
