/** How fast the page is here. Times depend on the machine, so they are reported and not judged: `npm run figures`. */
import { mkdirSync, writeFileSync } from 'node:fs';

import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { expectTable } from './support/newGame.ts';
import { importFile, openSaved } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

// With everything that people usually see.
test.use({ preferences: { landscape: true } });

/** In which nothing goes on that is not measured, in milliseconds. */
const CALM = 200;
/** Number of actions for the median. */
const CONFIRMED = 12;
/** Number of games on the start page. */
const LISTED = 500;

const figures: Record<string, number> = {};

test.afterAll(() => {
  const folder = new URL('../test-results/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('figures.json', folder), `${JSON.stringify(figures, undefined, 2)}\n`);
  for (const [name, figure] of Object.entries(figures)) process.stdout.write(`  ${name}: ${figure}\n`);
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const rounded = (number: number): number => Math.round(number * 10) / 10;

/** How long each frame was shown while something went on, in milliseconds. */
const framesDuring = async (page: Page, act: () => Promise<void>): Promise<readonly number[]> => {
  await page.evaluate(() => {
    const stamps: number[] = [];
    const counter = globalThis as unknown as { stamps: number[] };
    counter.stamps = stamps;
    const tick = (now: number): void => {
      stamps.push(now);
      if (counter.stamps === stamps) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  const stamps = await page.evaluate(() => (globalThis as unknown as { readonly stamps: readonly number[] }).stamps);
  return stamps.slice(1).map((stamp, index) => stamp - stamps[index]);
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

test('frame times while dragging a full board of four', async ({ page }) => {
  const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
  await openSaved(page, game.saved(-1));
  await look(page);
  await page.getByRole('button', { name: english.board.zoomIn }).click();
  await page.getByRole('button', { name: english.board.zoomIn }).click();
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The map is repainted after zooming in.
  await page.waitForTimeout(5 * CALM);
  const atRest = await framesDuring(page, () => page.waitForTimeout(2000));
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await framesDuring(page, async () => {
    for (const start = Date.now(); Date.now() - start < 2000;) {
      const angle = (Date.now() - start) / 200;
      await page.mouse.move(x + 160 * Math.cos(angle), y + 120 * Math.sin(angle));
    }
  });
  await page.mouse.up();
  // The baseline of this browser, with nothing to draw.
  figures['frames a second at rest'] = rounded((1000 * atRest.length) / sumOf(atRest));
  figures['frames a second while dragging'] = rounded((1000 * frames.length) / sumOf(frames));
  figures['median frame while dragging, ms'] = rounded(median(frames));
  expect(frames.length).toBeGreaterThan(10);
});

test('time from a confirmation to the changed board, and to the stored draft', async ({ page }) => {
  // How long the worker takes to store a draft, and how long a person waits.
  await page.addInitScript(() => {
    const times: { kept: number[]; confirm: number[] } = { kept: [], confirm: [] };
    (globalThis as unknown as { times: typeof times }).times = times;
    globalThis.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        const { id, call } = (message ?? {}) as { readonly id?: number; readonly call?: string };
        const hear = ({ data }: MessageEvent<{ readonly id?: number; readonly took?: number }>): void => {
          if (data.id !== id) return;
          this.removeEventListener('message', hear);
          times.kept.push(data.took ?? Infinity);
        };
        if (id !== undefined && call === 'keepDraft') this.addEventListener('message', hear);
        super.postMessage(message);
      }
    };
    addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('#desk button') : undefined;
        const board = document.querySelector('[data-testid="board"]');
        if (!button || !board || button.textContent !== 'Confirm') return;
        const since = performance.now();
        const observer = new MutationObserver(() => {
          observer.disconnect();
          // A message that is sent before a frame arrives when the frame has been laid out and painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.confirm.push(performance.now() - since));
          port1.start();
          requestAnimationFrame(() => port2.postMessage(undefined));
        });
        observer.observe(board, { subtree: true, childList: true, attributes: true });
      },
      { capture: true },
    );
  });
  const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
  await importFile(page, 'game.json', game.saved(Math.floor(game.turns.length / 2)));
  await expectTable(page);
  const player = new Player(page, mouse, 7);
  const undo = page.getByRole('button', { name: english.desk.undo, exact: true });
  for (let count = 0; count < CONFIRMED; count++) {
    const { go } = await player.until(({ phase }) => phase === 'ready');
    if (!go) throw new Error('nothing to confirm');
    // Another observer would have to be waited for too.
    await page.waitForTimeout(CALM);
    await page.mouse.click(go.x, go.y);
    await page.waitForTimeout(2 * CALM);
    await undo.click();
    await look(page);
  }
  const times = await page.evaluate(
    () => (globalThis as unknown as { readonly times: { readonly kept: number[]; readonly confirm: number[] } }).times,
  );
  expect(times.confirm.length).toBeGreaterThanOrEqual(CONFIRMED);
  expect(times.kept.length).toBeGreaterThan(CONFIRMED);
  figures['confirm to painted board, median ms'] = rounded(median(times.confirm));
  figures['draft kept by the worker, median ms'] = rounded(median(times.kept));
  figures['draft kept by the worker, slowest ms'] = rounded(Math.max(...times.kept));
});

/** Copies the only stored game until there are this many. */
const multiply = (page: Page, count: number): Promise<number> =>
  page.evaluate(async (copies) => {
    interface Stored {
      readonly id?: string;
      readonly game?: string;
    }
    const opening = indexedDB.open('coalbrook');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const stores = ['sheets', 'entries', 'spines'];
    const work = opening.result.transaction(stores, 'readwrite');
    const sizes = stores.map(async (name) => {
      const store = work.objectStore(name);
      const reading = store.getAll();
      await new Promise((resolve) => (reading.onsuccess = resolve));
      const values = reading.result as readonly Stored[];
      for (let copy = 1; copy < copies; copy++) {
        for (const value of values) store.put({ ...value, [name === 'sheets' ? 'id' : 'game']: `copy${copy}` });
      }
      return values.length;
    });
    await new Promise((resolve) => (work.oncomplete = resolve));
    opening.result.close();
    return (await Promise.all(sizes))[1] ?? 0;
  }, count);

test('time until the start page lists many games', async ({ page }) => {
  await page.addInitScript(() => {
    const times: { listed: number; worker: number } = { listed: 0, worker: 0 };
    (globalThis as unknown as { times: typeof times }).times = times;
    globalThis.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        const { id, call } = (message ?? {}) as { readonly id?: number; readonly call?: string };
        const hear = ({ data }: MessageEvent<{ readonly id?: number; readonly took?: number }>): void => {
          if (data.id !== id) return;
          this.removeEventListener('message', hear);
          times.worker = data.took ?? Infinity;
        };
        if (id !== undefined && call === 'list') this.addEventListener('message', hear);
        super.postMessage(message);
      }
    };
    const observer = new MutationObserver(() => {
      if (!document.querySelector('li h3')) return;
      observer.disconnect();
      requestAnimationFrame(() => (times.listed = performance.now()));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
  await openSaved(page, game.saved(Math.floor(game.turns.length / 3)));
  await page.goto('#/');
  figures['entries of each listed game'] = await multiply(page, LISTED);
  const [listed, worker]: [number[], number[]] = [[], []];
  for (let count = 0; count < 5; count++) {
    await page.reload();
    await page.getByRole('listitem').getByRole('heading', { level: 3 }).first().waitFor();
    const read = () =>
      page.evaluate(() => (globalThis as unknown as { times: { listed: number; worker: number } }).times);
    await expect.poll(async () => (await read()).listed).toBeGreaterThan(0);
    const times = await read();
    listed.push(times.listed);
    worker.push(times.worker);
  }
  figures[`page to the shelf of ${LISTED} games, median ms`] = rounded(median(listed));
  figures[`${LISTED} games listed by the worker, median ms`] = rounded(median(worker));
});
