/**
 * Nothing ever covers the playing area: every state of the table, at every size and text size. With COALBROOK_PICTURES
 * set to a folder, each is also saved there as a picture.
 */
import { consent } from '../src/language/en/consent.ts';
import { joining } from '../src/language/en/joining.ts';
import { english } from '../src/language/english.ts';
import { layoutFaults } from './support/layoutRules.ts';
import { expectTable } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { fromMenu } from './support/tablePage.ts';
import { enter, openMiddle, states } from './support/tableStates.ts';
import type { State } from './support/tableStates.ts';
import { expect, prefer, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { board, online } = english;

const sizes = [
  [1920, 1080],
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [844, 390],
  [390, 844],
  [768, 1024],
] as const;

/** A window of 1280 × 800 that is zoomed to 400 %, and the narrowest phone. */
const zoomed = [
  [320, 200],
  [320, 640],
] as const;

type Size = (typeof sizes | typeof zoomed)[number];

/** One of each layout that is used most. */
const fewSizes: readonly Size[] = [sizes[1], ...sizes.slice(4)];

/** Text sizes, in percent. */
const textSizes = [100, 150] as const;

const folder = process.env['COALBROOK_PICTURES'];

const picture = async (page: Page, name: string): Promise<void> => {
  if (folder === undefined || folder.length < 2) return;
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
};

const sizeName = ([width, height]: Size): string => `${width}×${height}`;

const check = async (page: Page, state: string, text: number, all: readonly Size[], again?: State['again']) => {
  for (const size of all) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await again?.(page);
    const faults = await layoutFaults(page, board);
    await picture(page, `${state}-${width}x${height}-${text}`);
    expect.soft(faults, `${state} at ${sizeName(size)}, text at ${text} %`).toEqual([]);
  }
};

const preferencesOf = (text: number, pace = 0) =>
  ({ pace, textSize: text, motion: pace > 0 ? 'system' : 'off' }) as const;

const usualSize = { width: 1440, height: 900 };

/** Of every layout the size at which it is tightest; in the soak, everything is tried at every size. */
const shortSizes: readonly Size[] = sizes.slice(2);

/** The same for large text, and the states in which it needs most room. */
const largeSizes: readonly Size[] = sizes.slice(3, 6);
const largest = ['refusal', 'preview', 'hint', 'plan', 'scoring', 'guided', 'watched', 'automaton'];

/** Two mats beside the map need the widest window; the other boards are for the soak. */
const shortly = ({ name }: State, text: number): readonly Size[] => {
  if (name === 'own-turn-two-seats' && text === 100) return sizes.slice(0, 1);
  if (['lancashire', 'age-of-industry'].includes(name)) return [];
  if (text === 100) return shortSizes;
  return largest.includes(name) ? largeSizes : [];
};

const sizesOf = (state: State, text: number): readonly Size[] => {
  if (!isSoak) return shortly(state, text);
  return text === 100 ? [...sizes, ...zoomed] : sizes;
};

for (const text of textSizes) {
  test.describe(`text at ${text} %`, () => {
    test.use({ preferences: preferencesOf(text) });
    test('nothing covers the map during a turn', { tag: '@long' }, async ({ page }) => {
      test.skip(isSoak, 'each state on its own');
      await openMiddle(page);
      for (const state of states) {
        const { name, open, show, again, leave = () => page.keyboard.press('Escape') } = state;
        const at = sizesOf(state, text);
        if (open || at.length === 0) continue;
        await show?.(page);
        await check(page, name, text, at, again);
        await page.setViewportSize(usualSize);
        await leave(page);
      }
    });
  });
  for (const state of states) {
    const { name, pace, open, again } = state;
    const at = sizesOf(state, text);
    test.describe(`text at ${text} %`, () => {
      test.use({ preferences: preferencesOf(text, pace) });
      test(`nothing covers the map: ${name}`, { tag: '@long' }, async ({ page }) => {
        test.skip(!isSoak && (open === undefined || at.length === 0), 'only in the soak');
        await enter(page, state);
        await check(page, name, text, at, again);
      });
    });
  }
}

/** The states in which most is shown. */
const quick = states.filter(({ name }) => ['refusal', 'looking-back', 'hint', 'preview'].includes(name));
const guided = states.filter(({ name }) => name === 'guided');

test('nothing covers the map in any layout during a turn', async ({ page }) => {
  await openMiddle(page);
  for (const { name, show, leave = () => page.keyboard.press('Escape') } of quick) {
    await show?.(page);
    await check(page, name, 100, fewSizes);
    await page.setViewportSize(usualSize);
    await leave(page);
  }
});

for (const state of guided) {
  test('nothing covers the map in any layout while a guide speaks', async ({ page }) => {
    await enter(page, state);
    await check(page, state.name, 100, fewSizes);
  });
}

test.describe('told in large text', () => {
  test.use({ preferences: preferencesOf(150, 10_000) });

  test('nothing covers the map, and how fast it is told can be set whole', async ({ page }) => {
    for (const state of states.filter(({ name }) => name === 'watched')) {
      await enter(page, state);
      await check(page, state.name, 150, [[844, 390], [390, 844], zoomed[1]]);
    }
  });
});

for (const text of textSizes) {
  test.describe(`online, text at ${text} %`, () => {
    test.use({ preferences: { textSize: text } });
    test(
      'nothing covers the map: a question, a pause and no network',
      { tag: '@long' },
      async ({ page, browser, baseURL }) => {
        test.skip(!isSoak && text > 100, 'only in the soak');
        const at = isSoak ? sizes : shortSizes;
        const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
        await prefer(elsewhere, { textSize: text });
        const other = await elsewhere.newPage();
        await page.goto('#/friends');
        await page.getByRole('button', { name: online.people(2), exact: true }).click();
        await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
        await page.getByRole('button', { name: online.open }).click();
        await other.goto(await page.getByRole('textbox', { name: online.invite }).inputValue());
        await other.getByRole('textbox', { name: online.name }).fill('Ottoline');
        await other.getByRole('button', { name: joining.sitDown }).click();
        await Promise.all([expectTable(page), expectTable(other)]);
        await fromMenu(page, online.ask);
        await page.getByRole('button', { name: `${consent.ask}: ${consent.actions.pause}` }).click();
        await expect(other.getByText(consent.questions.pause('Ada'))).toBeVisible();
        await check(other, 'question', text, at);
        await other.getByRole('button', { name: consent.votes.yes }).click();
        await expect(other.getByRole('heading', { name: consent.paused })).toBeVisible();
        for (const one of [page, other])
          await expect(one.locator('#map [data-lit]'), 'nobody is asked for anything').toHaveCount(0);
        await check(other, 'paused', text, at);
        await other.getByRole('button', { name: consent.resume }).click();
        await expect(other.getByRole('heading', { name: consent.paused })).toBeHidden();
        // A page that has lost the network complains of it, so this is not the page of the test.
        await elsewhere.setOffline(true);
        await other.getByText(online.lost.nothing).waitFor();
        await check(other, 'offline', text, at);
        await elsewhere.close();
      },
    );
  });
}
