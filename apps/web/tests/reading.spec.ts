/** What the table tells without a move: projected points, rounds, names of any length, cards about things. */
import { english } from '../src/language/english.ts';
import { look } from './driver/sight.ts';
import { playedGame } from './support/games.ts';
import { fromMenu, openSaved } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const LONG = [
  'Maximiliane Freifrau von Hohenlohe-Waldenburg',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllanty',
  'W W W W W W W W W W W W W W',
  'Ada',
];

/** A four-seat game near the end of its first era, with other names. */
const gameWithNames = async (names: readonly string[]): Promise<string> => {
  const played = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
  const saved = JSON.parse(played.saved(6)) as { sitters: { name: string }[] };
  saved.sitters.forEach((sitter, seat) => (sitter.name = names[seat]));
  return JSON.stringify(saved);
};

const sizes = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

const styleOf = (locator: Locator, property: 'backgroundColor' | 'outlineStyle'): Promise<readonly string[]> =>
  locator.evaluateAll((all, name) => all.map((one) => getComputedStyle(one)[name]), property);

test('long names fit into the turn order, the seats and the points sheet', { tag: '@long' }, async ({ page }) => {
  await openSaved(page, await gameWithNames(LONG));
  await look(page);
  for (const [width, height] of sizes) {
    await test.step(`at ${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      if (width === 390) await page.getByRole('tab', { name: english.table.seats }).click();
      const order = page.getByRole('region', { name: english.panels.order });
      const seats = page.getByRole('region', { name: english.panels.seats });
      for (const part of [order, seats]) {
        await expect(part).toBeVisible();
        const beyond = await part.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const all = [...element.querySelectorAll('*')].filter((one) => !one.closest('.visually-hidden, svg'));
          const shown = all.filter((one) => one.getClientRects().length > 0);
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
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    });
  }
});

const card = (page: Page): Locator => page.locator('[data-card="inspection"]');

/** Whether two boxes overlap. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('not shown');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** Runs in the page: notes on the body everything that is inspected from now on. */
const collectInspected = (): void => {
  const keys = new Set<string>();
  const note = (): void => {
    for (const one of document.querySelectorAll('[data-inspected]')) keys.add(one.getAttribute('data-target') ?? '');
    document.body.dataset['reached'] = [...keys].join(' ');
  };
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['data-inspected'] });
};

test('the table explains itself', { tag: '@long' }, async ({ page }) => {
  await openSaved(page, await gameWithNames(['Ann', 'Bob', 'Cid', 'Dot']));
  await look(page);
  const projected = page.getByRole('article').getByText(/^counted now: \d+$/);
  const inspected = page.locator('[data-inspected]');

  await test.step('seats and the points sheet show what an era’s end would bring', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/round \d of 8$/);
    await expect(projected).toHaveCount(4);
    const figures = (await projected.allTextContents()).map((text) => text.replace(/\D/g, ''));
    await fromMenu(page, english.table.progress);
    const rows = page.getByRole('table', { name: english.panels.projection }).getByRole('row');
    const totals = rows.locator('td:last-child');
    await expect.poll(async () => (await totals.allTextContents()).toSorted()).toEqual(figures.toSorted());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('what comes to lie under a resting mouse is not explained before the mouse moves', async () => {
    await page.clock.install();
    await page.mouse.move(700, 300);
    await page.evaluate(() => {
      const seat = document.querySelector('article [data-inspect]');
      const copy = document.createElement('button');
      copy.id = 'arrived';
      copy.dataset['inspect'] = seat?.getAttribute('data-inspect') ?? '';
      copy.style.cssText = 'position: fixed; z-index: 9; inset: 200px auto auto 600px; width: 200px; height: 200px';
      copy.addEventListener('pointerover', () => (copy.dataset['entered'] = ''));
      document.body.append(copy);
    });
    await expect(page.locator('#arrived[data-entered]')).toBeAttached();
    // Much longer than a card takes to show.
    await page.clock.fastForward(5000);
    await expect(card(page)).toBeHidden();
    await page.mouse.move(705, 305);
    await expect(card(page)).toBeVisible();
    await page.evaluate(() => document.querySelector('#arrived')?.remove());
    await page.mouse.move(5, 5);
    await expect(card(page)).toBeHidden();
  });

  await test.step('the key i inspects what has the focus; Escape returns there', async () => {
    await page.keyboard.press('h');
    const focused = page.locator('#hand button:focus');
    const name = (await focused.locator('.visually-hidden').textContent())?.split(',')[0] ?? '';
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeFocused();
    await expect(dialog.getByRole('link')).toHaveText(/Rule card\.\d+$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(focused).toBeFocused();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('i');
    await expect(card(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  });

  await test.step('from there keys lead to everything on the map, whether it can be chosen or not', async () => {
    const keyOf = (): Promise<string | null> => inspected.getAttribute('data-target');
    await page.keyboard.press('i');
    const first = await keyOf();
    await page.keyboard.press('ArrowRight');
    await expect(inspected).not.toHaveAttribute('data-target', first ?? '');
    await expect(card(page)).toBeFocused();
    const things = await page.locator('#map [data-target]').count();
    await page.evaluate(collectInspected);
    for (let steps = 0; steps < things; steps++) await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => document.body.dataset['reached']?.split(' ').length)).toBe(things);
    expect(await findingsOf(page)).toEqual([]);
    await page.keyboard.press('i');
    await expect(card(page)).toBeHidden();
    await expect(page.locator('#map')).toBeFocused();
  });

  await test.step('from the head of a seat they lead to its figures', async () => {
    const head = page.getByRole('article', { name: 'Bob' }).getByRole('button').first();
    await head.focus();
    await page.keyboard.press('i');
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('dialog', { name: english.panels.money })).toBeFocused();
    await expect(inspected).toHaveAttribute('data-inspect', 'figure:1:money');
    await page.keyboard.press('ArrowRight');
    await expect(inspected).toHaveAttribute('data-inspect', 'figure:1:income');
    await expect(card(page)).toContainText(english.inspect.income);
    await page.keyboard.press('Escape');
    await expect(head).toBeFocused();
  });

  await test.step('with colours forced by the system, seats, sliders and what is selected still differ', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const heads = page.getByRole('article').locator('[data-inspect$=":points"]');
    expect(new Set(await styleOf(heads, 'backgroundColor')).size).toBe(4);
    const slider = page.locator('main [data-slider="rail"], main [data-slider="thumb"]');
    expect(new Set(await styleOf(slider, 'backgroundColor')).size).toBe(2);
    await expect(page.locator('#hand button').first()).toHaveCSS('outline-style', 'dotted');
    await fromMenu(page, english.common.settings);
    const segments = page.getByRole('dialog').getByRole('radiogroup').locator('label');
    await expect(segments.first()).toBeVisible();
    const selected = await segments.evaluateAll((all) =>
      all.map((one) => (one.matches('[data-selected]') ? 'solid' : 'none')),
    );
    expect(await styleOf(segments, 'outlineStyle')).toEqual(selected);
    expect(selected).toContain('solid');
    const track = page.getByRole('dialog').locator('label:has([role="switch"]) span:has(> span:empty)').first();
    const parts = [
      ...(await styleOf(track, 'backgroundColor')),
      ...(await styleOf(track.locator('span'), 'backgroundColor')),
    ];
    expect(new Set(parts).size).toBe(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('nothing has a native tooltip', async () => {
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[title]')).toHaveCount(0);
    await expect(page.locator('svg title')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('whatever the pointer rests on is explained beside it', async () => {
    const things = [
      page.locator('[data-target^="site:"]').first(),
      page.locator('[data-target^="outlet:"]').first(),
      page.locator('[data-target="market:0"]'),
      page.locator('#hand [data-target^="card:"]').first(),
      page.locator('[data-inspect="figure:1:money"]'),
      page.locator('[data-inspect^="mat:2:"]').first(),
      page.locator('[data-inspect="figure:3:spent"]').first(),
    ];
    expect(await findingsOf(page)).toEqual([]);
    for (const thing of things) {
      await thing.hover();
      await expect(card(page)).toBeVisible();
      expect(await overlap(card(page), thing)).toBe(false);
      expect(await findingsOf(page, { within: card(page) })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(card(page)).toBeHidden();
    }
  });

  await test.step('the card leads to the rule', async () => {
    await page.locator('[data-target^="site:"]').first().hover();
    await card(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: english.start.rules.title })).toBeVisible();
    await page.goBack();
  });

  await test.step('projected points can be turned off', async () => {
    await expect(projected).toHaveCount(4);
    await page.evaluate(() => {
      const key = 'coalbrook.settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), projects: false }));
    });
    await page.reload();
    await look(page);
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(projected).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press explains, and chooses nothing', async ({ page }) => {
    await openSaved(page, await gameWithNames(['Ann', 'Bob', 'Cid', 'Dot']));
    await look(page);
    const held = page.locator('#hand [data-target^="card:"]').first();
    const box = await held.boundingBox();
    if (!box) throw new Error('no card');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(card(page)).toBeVisible();
    expect(await overlap(card(page), held)).toBe(false);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(card(page)).toBeVisible();
    await expect(held).toHaveAttribute('aria-pressed', 'false');
    await page.touchscreen.tap(200, 20);
    await expect(card(page)).toBeHidden();
  });
});
