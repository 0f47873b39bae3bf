/** What a page keeps of games that are over. */
import type { NewGame } from '@coalbrook/wire';

import { english } from '../src/language/english.ts';
import { hrefOf } from '../src/route/route.ts';
import { pack } from '../src/session/payload.ts';
import { colours } from '../src/theme/seats.ts';
import { expectTable } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Two bots, the quickest there are, and a short game. */
const table: NewGame = {
  edition: 'birmingham',
  wish: { seats: 2, options: isSoak ? [] : ['introductory'], automata: [], files: {} },
  sitters: colours.slice(0, 2).map((colour, seat) => ({
    kind: 'bot',
    name: `Carter ${seat + 1}`,
    policy: 'carter',
    figure: '',
    colour,
  })),
  seed: 'memory',
};

/** Rematches after the first game. A button that starts one held about 650 nodes and 9 listeners. */
const REMATCHES = 2;

interface Held {
  /** Nodes that are kept although they are not in the document. */
  readonly outside: number;
  readonly listeners: number;
}

/** How to find out what the page holds, apart from garbage. */
const watchMemory = async (page: Page): Promise<() => Promise<Held>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const figure = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    const inside = await page.evaluate(() => {
      const nodes = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
      let count = 1;
      while (nodes.nextNode()) count++;
      return count;
    });
    return { outside: figure('Nodes') - inside, listeners: figure('JSEventListeners') };
  };
};

const rematchIn = (page: Page) => page.getByRole('dialog').getByRole('button', { name: english.story.final.rematch });

/** Waits until a game is over; each era is counted first. */
const finish = async (page: Page): Promise<void> => {
  const goOn = page.locator('[aria-labelledby="count-title"]').getByRole('button', { name: english.story.count.goOn });
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click({ timeout: 1000 });
    await expect(rematchIn(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 300_000, intervals: [0] });
};

test.describe('with motion', () => {
  // Buttons that are pressed are still in transition when their game makes way for the next one.
  test.use({ preferences: { motion: 'system' } });

  test('games that are over leave nothing in the page', { tag: '@long' }, async ({ page }) => {
    const held = await watchMemory(page);
    await page.goto(hrefOf({ screen: 'seed', payload: await pack(JSON.stringify(table)) }));
    await page.getByRole('button', { name: english.start.seedLink.begin }).click();
    await expectTable(page);
    await finish(page);
    const first = await held();
    for (let count = 0; count < REMATCHES; count++) {
      const before = page.url();
      await rematchIn(page).click();
      await page.waitForURL((url) => url.href !== before);
      await expect(rematchIn(page)).toBeHidden();
      await finish(page);
    }
    await expect.poll(async () => (await held()).outside - first.outside).toBeLessThan(300);
    await expect.poll(async () => (await held()).listeners - first.listeners).toBeLessThan(12);
    await page.goto(hrefOf({ screen: 'start' }));
    await page.getByRole('heading', { name: english.start.shelf.title }).waitFor();
    await expect.poll(async () => (await held()).outside).toBeLessThan(300);
  });
});
