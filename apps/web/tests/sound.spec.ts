/** Sound: offered at the first game, switched at the table, and loaded only when it is on. */
import { english } from '../src/language/english.ts';
import { look } from './driver/sight.ts';
import { begin } from './support/newGame.ts';
import { usual } from './support/pageScripts.ts';
import { expect, findingsOf, test } from './support/test.ts';

test.use({ preferences: { offersSound: true } });

/** The settings of somebody who has not been asked yet. */
const unasked = JSON.stringify({ ...usual, offersSound: true });

const { soundOffer: texts } = english.table;
const { soundOn, soundOff } = english.desk.commands;

const smallWindows = [
  [390, 844],
  [844, 390],
] as const;

test('sound is offered once, and nothing of it is loaded before it is on', { tag: '@long' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const isLoaded = (): boolean => scripts.some((url) => /\/perform-[^/]*\.js$/.test(url));
  await begin(page, { seed: 'sound' });
  await look(page);
  const offer = page.getByRole('region', { name: texts.label, exact: true });
  await expect(offer).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);

  await test.step('above the cards, also in small windows', async () => {
    for (const [width, height] of smallWindows) {
      await page.setViewportSize({ width, height });
      for (const answer of [texts.yes, texts.no])
        await expect(offer.getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
    }
    await offer.getByRole('button', { name: texts.no }).click();
    await expect(offer).toHaveCount(0);
    await page.evaluate((settings) => localStorage.setItem('coalbrook.settings', settings), unasked);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(offer).toBeVisible();
  });
  expect(isLoaded()).toBe(false);

  await test.step('it makes room for what is chosen', async () => {
    await page.keyboard.press('l');
    await expect(offer).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(offer).toBeVisible();
  });

  await test.step('by keyboard, and the focus stays at the table', async () => {
    await offer.getByRole('button', { name: texts.yes }).focus();
    await page.keyboard.press('Enter');
    await expect(offer).toBeHidden();
    await expect(page.getByRole('button', { name: soundOff })).toBeVisible();
    await expect.poll(isLoaded).toBe(true);
    await expect(page.locator('#desk:focus, #desk :focus')).toHaveCount(1);
  });

  await test.step('a key switches it', async () => {
    await page.keyboard.press('Shift+V');
    await expect(page.getByRole('button', { name: soundOn })).toBeVisible();
    await page.reload();
    await look(page);
    await expect(page.getByRole('button', { name: soundOn })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
