/** What the table shows at a glance, and how it uses the window. */
import { messages as german } from '../src/language/de/messages.ts';
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { isSoak } from './support/soak.ts';
import { fromMenu, openSaved } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { table, story, desk, panels } = english;

const openMiddle = async (page: Page): Promise<void> => {
  const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
  await openSaved(page, game.saved(12));
  await look(page);
};

const map = (page: Page): Locator => page.getByRole('region', { name: table.map, exact: true });

const lowWindows = [
  [844, 390],
  [640, 400],
  [1280, 500],
] as const;

test('the middle of a game at a glance', { tag: '@long' }, async ({ page }) => {
  await openMiddle(page);
  const news = page.getByTestId('news');
  const deskPart = page.locator('#desk');

  await test.step('resting on a seat lights its network', async () => {
    const dimmed = page.locator('[data-dimmed]');
    await expect(dimmed).toHaveCount(0);
    const choices = page.getByTestId('choices').locator('> g');
    const count = await choices.count();
    expect(count).toBeGreaterThan(0);
    await page.getByRole('article', { name: 'Tinsley' }).hover();
    await expect(dimmed.first()).toBeAttached();
    await expect(choices, 'what can be chosen stays lit').toHaveCount(count);
    await map(page).hover();
    await expect(dimmed).toHaveCount(0);
    await page.keyboard.press('Shift+N');
    await expect(dimmed.first()).toBeAttached();
    await page.keyboard.press('Shift+N');
    await expect(dimmed).toHaveCount(0);
  });

  await test.step('all players can be compared side by side', async () => {
    await fromMenu(page, table.compare);
    const sheet = page.getByRole('dialog', { name: english.panels.compare });
    await expect(sheet.getByRole('columnheader')).toHaveText(['Arkwright', 'Tinsley', 'Brunel', 'Stephenson']);
    await expect(sheet.getByRole('row')).toHaveCount(1 + 5 + 6);
    expect(await findingsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('only the board can be shown, and everything comes back', async () => {
    await page.getByRole('button', { name: table.onlyBoard }).click();
    const box = await map(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([1440, 900]);
    await expect(deskPart).toHaveCount(0);
    await page.getByRole('button', { name: table.wholeTable }).click();
    await expect(deskPart).toBeVisible();
    await page.keyboard.press('Shift+M');
    await expect(deskPart).toHaveCount(0);
    await page.keyboard.press('Shift+M');
    await expect(deskPart).toBeVisible();
  });

  await test.step('what changed is ringed: since the last turn until the player begins, and on request', async () => {
    await expect(news.locator('path, rect').first()).toBeAttached();
    await expect(page.getByTestId('hauls').locator('path').first()).toBeAttached();
    await page.keyboard.press('l');
    await expect(news).toHaveCount(0);
    await page.keyboard.press('Shift+J');
    await expect(news).toHaveCount(1);
    await page.keyboard.press('Shift+J');
    await expect(news).toHaveCount(0);
  });

  await test.step('in low windows the map has more than half of the height, and the desk fits', async () => {
    for (const [width, height] of lowWindows) {
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await map(page).boundingBox())?.height, `${width}`).toBeGreaterThan(height / 2);
      expect((await map(page).boundingBox())?.width).toBeGreaterThan(width / 3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await new Player(page, mouse).until(({ phase }) => phase === 'ready');
      await expect(page.getByRole('button', { name: desk.confirm, exact: true })).toBeInViewport();
      // Judged where least is left of it.
      if (isSoak || width === 640) expect(await findingsOf(page), `${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('in the history, every step rings what it changed', async () => {
    await page.keyboard.press(',');
    await expect(news.locator('path, rect').first()).toBeAttached();
    await page.getByRole('button', { name: story.history.toPresent }).first().click();
  });

  await test.step('against bots an earlier turn can be played anew, in a copy that says so', async () => {
    const before = page.url();
    await page.getByRole('button', { name: story.history.turnBack }).click();
    const playOn = deskPart.getByRole('button', { name: story.history.playOn });
    for (let steps = 0; steps < 8 && !(await playOn.isVisible()); steps++) {
      const moment = await page.locator('#thought').textContent();
      await page.getByRole('button', { name: story.history.turnBack }).click();
      await expect(page.locator('#thought')).not.toHaveText(moment ?? '');
    }
    await playOn.click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(story.history.takenBack);
    await look(page);
    await new Player(page, mouse).turn();
  });
});

test('free room shows the next tiles, which make way for what explains', { tag: '@long' }, async ({ page }) => {
  const game = await playedGame({ edition: 'birmingham', seats: 2, seed: 'views' });
  await openSaved(page, game.saved(0));
  await look(page);
  const next = page.getByRole('region', { name: panels.mat('Arkwright') });
  const first = next.getByRole('listitem').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  expect(await findingsOf(page, { within: next })).toEqual([]);

  // A tile begins a build, and the focus stays at the table even if there is no room for the tile any more.
  await next.locator('button[data-lit]').first().press('Enter');
  await expect(page.locator('[data-target^="industry:"][data-chosen]').first()).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(first).toBeInViewport({ ratio: 1 });

  // Who has a mat beside the map needs no other.
  await page.keyboard.press('Shift+A');
  await expect(next).toHaveCount(0);
  await page.keyboard.press('Shift+A');
  await expect(first).toBeVisible();

  // What explains comes first.
  await page.setViewportSize({ width: 1280, height: 620 });
  await expect(next).toHaveCount(0);
});

test(
  'seats fold to a line each before a hint gets narrow, and who watches has the journal',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openMiddle(page);
    const thought = page.locator('#thought');
    await page.keyboard.press('Shift+H');
    await expect(page.getByRole('button', { name: story.hint.whatMove })).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await thought.boundingBox())?.height).toBeGreaterThan(280);
    for (const seat of await page.getByRole('article').all()) await expect(seat).toBeInViewport({ ratio: 1 });

    const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
    await openSaved(page, game.saved());
    await page.getByRole('button', { name: story.final.board }).click();
    await expect(thought).toBeVisible();
    await expect(page.locator('#journal')).toBeInViewport({ ratio: 1 });
  },
);

test('a mat can be docked beside the map and played from', { tag: '@long' }, async ({ page }) => {
  await openMiddle(page);
  const dock = (name: string) => page.getByRole('complementary', { name: panels.mat(name) });
  const own = dock('Arkwright');
  const confirm = page.getByRole('button', { name: desk.confirm, exact: true });
  await expect(own).toHaveCount(0);
  await page.keyboard.press('Shift+A');
  await expect(own).toBeFocused();

  // The map keeps half of the window, and nothing scrolls; in an ample window the journal stays.
  for (const [width, height, journals] of [
    [1440, 900, 0],
    [1920, 1080, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await map(page).boundingBox())?.width, `${width}`).toBeGreaterThanOrEqual(width / 2);
    await expect(page.locator('#journal')).toHaveCount(journals);
    const scrolled = await page.evaluate(() => [document.querySelector('main')?.scrollTop, document.body.scrollWidth]);
    expect(scrolled).toEqual([0, width]);
    expect(await findingsOf(page), `${width}`).toEqual([]);
  }

  // A tile starts an action, and the mat follows the draft.
  const tile = own.locator('button[data-lit]').first();
  const label = (await tile.textContent()) ?? '';
  await tile.click();
  await expect(page.locator('[data-target="kind:develop"]')).toHaveAttribute('aria-pressed', 'true');
  await confirm.click();
  await expect(own.locator('[data-inspect]').filter({ hasText: label })).toHaveCount(0);

  // Anybody's mat can be shown, but only one's own can be touched.
  await own.getByRole('radio', { name: 'Brunel' }).press(' ');
  await expect(dock('Brunel')).toBeVisible();
  await expect(dock('Brunel').locator('[data-target]')).toHaveCount(0);
  await page.getByRole('article', { name: 'Tinsley' }).getByRole('button', { name: panels.showMat }).click();
  await expect(dock('Tinsley')).toBeFocused();

  // It stays, except in windows without room for it.
  await page.reload();
  await expect(dock('Tinsley')).toBeVisible();
  await page.setViewportSize({ width: 1400, height: 900 });
  await expect(dock('Tinsley')).toHaveCount(0);
  await page.keyboard.press('Shift+A');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Shift+T');
  await page.keyboard.press('/');
  await page.keyboard.type('Deutsch');
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const translated = page.getByRole('complementary', { name: german.panels.mat('Tinsley') });
  await expect(translated).toBeVisible();
  expect(await findingsOf(page), 'night').toEqual([]);
  await translated.getByRole('button', { name: german.panels.undock }).click();
  await expect(page.getByRole('complementary')).toHaveCount(2);
  await expect(page.locator('#map')).toBeFocused();
});
