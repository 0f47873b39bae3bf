/** Measures what can be read on the map, as it is first shown. */
import { english } from '../src/language/english.ts';
import { look } from './driver/sight.ts';
import { playedGame } from './support/games.ts';
import { openSaved } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** The least sizes in pixels. */
const sizes = [
  { width: 1440, height: 900, tile: 36, label: 12 },
  { width: 1024, height: 768, tile: 27, label: 10.5 },
  { width: 390, height: 844, tile: 29, label: 10 },
] as const;

const birmingham = { name: 'Birmingham', edition: 'birmingham', seats: 4, options: [] };

const others = [
  { name: 'Lancashire', edition: 'lancashire', seats: 4, options: [] },
  { name: 'Germany', edition: 'age-of-industry', seats: 5, options: [] },
  { name: 'New England', edition: 'age-of-industry', seats: 4, options: ['new-england'] },
];

interface Measured {
  /** The narrowest tile. */
  readonly tile: number;
  /** Every text that is shown, smallest first. */
  readonly labels: readonly { readonly text: string; readonly size: number }[];
  readonly names: number;
}

/** What is in sight on the map. */
const measure = (page: Page): Promise<Measured> =>
  page.getByTestId('board').evaluate((board) => {
    const frame = board.querySelector('#map')?.getBoundingClientRect() ?? board.getBoundingClientRect();
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      return isInside && element.checkVisibility({ visibilityProperty: true });
    };
    const tiles = [...board.querySelectorAll('[data-tile] > g > rect:nth-of-type(2)')].filter(isSeen);
    const labels = [...board.querySelectorAll<SVGTextElement>('svg text')].filter(isSeen).map((label) => {
      const { c, d } = label.getScreenCTM() ?? { c: 0, d: 0 };
      return {
        text: label.textContent ?? '',
        size: Number.parseFloat(getComputedStyle(label).fontSize) * Math.hypot(c, d),
      };
    });
    return {
      tile: Math.min(...tiles.map((tile) => tile.getBoundingClientRect().width)),
      labels: labels.toSorted((one, other) => one.size - other.size),
      names: labels.filter(({ text }) => /\p{L}{3}/u.test(text)).length,
    };
  });

const openMiddle = async (page: Page, { edition, seats, options }: (typeof others)[number]): Promise<void> => {
  const game = await playedGame({ edition, seats, options, seed: 'views' });
  await openSaved(page, game.saved(Math.floor(game.turns.length / 2)));
  await look(page);
};

const layer = (page: Page) => page.locator('#map > [data-detail]');
const whole = (page: Page) => page.getByRole('button', { name: english.board.whole });

/** In windows of every size, the last of which is a phone. */
const expectLegible = async (page: Page): Promise<void> => {
  for (const { width, height, tile, label } of sizes) {
    await page.setViewportSize({ width, height });
    await expect(layer(page)).not.toHaveAttribute('data-detail', 'far');
    await expect(async () => {
      const measured = await measure(page);
      expect(measured.tile, `tiles at ${width}`).toBeGreaterThanOrEqual(tile);
      expect(measured.names, `names at ${width}`).toBeGreaterThan(4);
      expect(
        measured.labels.filter(({ size }) => size < label),
        `labels at ${width}`,
      ).toEqual([]);
    }).toPass();
  }
};

for (const board of others) {
  const isShort = board.name === 'Germany';
  test(`${board.name} can be read in windows of every size`, isShort ? {} : { tag: '@long' }, async ({ page }) => {
    await openMiddle(page, board);
    await expectLegible(page);
  });
}

test('Birmingham can be read in windows of every size, from far away and as large as one likes', async ({ page }) => {
  await openMiddle(page, birmingham);
  await expectLegible(page);
  await expect(layer(page)).toHaveAttribute('data-detail', /near|middle/);
  const near = await measure(page);

  await test.step('from far away there are only owners, towns and prices, and they can be read', async () => {
    await whole(page).click();
    await expect(layer(page)).toHaveAttribute('data-detail', 'far');
    const far = await measure(page);
    expect(far.names).toBeGreaterThan(near.names);
    expect(far.labels.filter(({ size }) => size < 10)).toEqual([]);
    const isOver = await page.getByTestId('choices').evaluate((choices) => {
      const name = [...(choices.closest('#map')?.querySelectorAll('text') ?? [])].find(
        ({ textContent }) => textContent === 'Coalbrookdale',
      );
      return name && choices.compareDocumentPosition(name) === Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(isOver, 'names are drawn above the frames of choices').toBe(true);
    await expect(page.getByTestId('far-signs').locator('> g').first(), 'what a lit site takes').toBeVisible();
  });

  await test.step('what somebody has chosen to see is still there after a reload', async () => {
    await whole(page).click();
    await expect(layer(page)).not.toHaveAttribute('data-detail', 'far');
    await expect(page.getByTestId('far-signs')).toHaveCount(0);
    const [tile] = await page.locator('#map [data-tile]').evaluateAll((tiles) =>
      tiles
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        .toSorted((one, other) => Math.hypot(one.x - 195, one.y - 250) - Math.hypot(other.x - 195, other.y - 250)),
    );
    await page.mouse.move(tile?.x ?? 0, tile?.y ?? 0);
    await page.mouse.wheel(0, -400);
    await expect(layer(page)).toHaveAttribute('data-detail', 'near');
    const { tile: width } = await measure(page);
    expect(width).toBeLessThan(200);
    await page.reload();
    await expect.poll(async () => (await measure(page)).tile).toBeCloseTo(width, 0);
  });
});

test('the text size of the page enlarges the names on the map', { tag: '@long' }, async ({ page }) => {
  await openMiddle(page, birmingham);
  const sizeOf = async (): Promise<number> =>
    (await measure(page)).labels.find(({ text }) => text === 'Coalbrookdale')?.size ?? 0;
  const usual = await sizeOf();
  expect(usual).toBeGreaterThan(12);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('coalbrook.settings') ?? '{}') as object;
    localStorage.setItem('coalbrook.settings', JSON.stringify({ ...stored, textSize: 150 }));
  });
  await page.reload();
  await expect.poll(sizeOf).toBeGreaterThan(usual * 1.2);
});
