/** How a turn is played beside clicking: keys, the palette, a finger, reasons. */
import type { Draft } from '@coalbrook/record';

import { english } from '../src/language/english.ts';
import { look } from './driver/sight.ts';
import { playedGame } from './support/games.ts';
import { savedAt } from './support/positions.ts';
import { desk, hand, openSaved, soFar, thought } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';

const { desk: texts, table } = english;

const canal: Draft = {
  edition: 'birmingham',
  seats: 2,
  round: 2,
  players: [{ hand: ['dudley', 'worcester', 'stafford', 'stafford', 'pottery'], money: 60 }],
  tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' } },
  merchants: { 'oxford#1': { tile: 'cotton' } },
};

test('a turn can be played by keys and from the palette', async ({ page }) => {
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/Palette-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await openSaved(page, savedAt(canal));
  await look(page);

  await test.step('what is typed before the palette has loaded is for the palette', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('tinsley maps');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t');
    await page.keyboard.press('Enter');
    arrive();
    await expect(page.getByRole('dialog', { name: english.panels.mat('Tinsley') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(soFar(page)).toBeHidden();
  });

  await test.step('the table does not scroll', async () => {
    const scrolled = await page.evaluate(() => {
      const main = document.querySelector('main');
      if (!main) return undefined;
      // Something that reaches beyond the screen, as a focused element at the edge may.
      const beyond = document.createElement('button');
      beyond.style.cssText = 'position: absolute; top: 200vh';
      main.append(beyond);
      beyond.focus();
      beyond.scrollIntoView();
      main.scrollTop = 100;
      const at = main.scrollTop;
      beyond.remove();
      return at;
    });
    expect(scrolled).toBe(0);
  });

  await test.step('Escape closes the palette at once, whatever has been typed', async () => {
    await page.keyboard.press('/');
    const palette = page.getByRole('dialog', { name: texts.palette });
    await page.keyboard.type('dud');
    await expect(palette.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await page.keyboard.press('/');
    await expect(palette.getByRole('searchbox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('the palette offers the moves at a place with their consequences, and plays them', async () => {
    await page.keyboard.press('/');
    const moves = page.getByRole('menuitem');
    await page.keyboard.type('birm');
    await expect(moves.filter({ hasText: 'Birmingham' }).first()).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('coal dud');
    await expect(moves).toHaveCount(1);
    await expect(moves).toContainText('Build a coal mine in Dudley');
    await page.keyboard.press('ArrowDown');
    await expect(moves).toContainText(texts.becomes('£60', '£55'));
    await page.keyboard.press('Enter');
    await expect(desk(page)).toHaveAttribute('data-formed', 'true');
    await page.keyboard.press('Enter');
    await expect(soFar(page)).toContainText('Dudley');
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect(soFar(page)).toBeHidden();
  });

  await test.step('after a reload, undo takes back the action with its card', async () => {
    const before = await hand(page).textContent();
    await page.locator('[data-target="kind:loan"]').click();
    await desk(page).getByRole('button', { name: texts.confirm, exact: true }).click();
    await expect(soFar(page)).toBeVisible();
    await page.reload();
    await expect(soFar(page)).toBeVisible();
    await page.getByRole('button', { name: texts.undo, exact: true }).click();
    await expect(soFar(page)).toBeHidden();
    expect(await hand(page).textContent()).toBe(before);
  });

  await test.step('an action that is not possible says what stands in the way', async () => {
    await page.locator('[data-target="kind:sell"]').click();
    await expect(thought(page).getByRole('alert')).toContainText(
      'You can sell nothing yet: no links lead from your cotton mill in Birmingham to a merchant that buys cotton.',
    );
  });

  await test.step('keys work with the focus on the slider of the history', async () => {
    await openSaved(page, (await playedGame({ edition: 'birmingham', seats: 2, seed: 'keep' })).saved(4));
    await look(page);
    await page.getByRole('slider').focus();
    await page.keyboard.press('l');
    await expect(page.locator('[data-target="kind:loan"]')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(soFar(page)).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: texts.help })).toBeVisible();
  });
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a card leads to the desk', async ({ page }) => {
    await openSaved(page, savedAt(canal));
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    for (const index of [0, 1]) {
      await tab(table.hand).tap();
      await hand(page).locator('button[data-target]').nth(index).tap();
      await expect(tab(table.desk)).toHaveAttribute('aria-selected', 'true');
      await expect(desk(page)).toBeVisible();
    }
  });
});
