import type { Page } from '@playwright/test';

import { keyOfKind } from '../../src/desk/kindKeys.ts';
import { english } from '../../src/language/english.ts';
import type { SeededChance } from '../support/seededChance.ts';
import type { Sight, TouchSpot } from './sight.ts';
import { preferredKind } from './table.ts';
import type { Reach } from './table.ts';

/** More tab stops than any screen has. */
const MOST_STOPS = 250;

/** The name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label') ?? element?.getAttribute('aria-labelledby');
    const named = label === undefined ? undefined : document.getElementById(label ?? '')?.textContent;
    const box = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (named ?? element?.getAttribute('aria-label') ?? box ?? element?.textContent ?? '').trim();
  });

/** Presses Tab until the name matches. */
export const tabTo = async (page: Page, isIt: (name: string) => boolean, key = 'Tab'): Promise<string> => {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    const name = await focused(page);
    if (isIt(name)) return name;
  }
  throw new Error('no tab stop has the right name');
};

const isIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((within) => document.activeElement?.matches(within) ?? false, selector);

/** Presses Tab until the focused element matches a selector. */
const tabInto = async (page: Page, selector: string): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await isIn(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no tab stop matches ${selector}`);
};

const startsWith =
  (...prefixes: readonly string[]) =>
  ({ key }: TouchSpot): boolean =>
    prefixes.some((prefix) => key.startsWith(prefix));

const isKind = startsWith('kind:');
const isCard = startsWith('card:');
const isOnMap = startsWith('site:', 'link:', 'place:', 'outlet:', 'market:');

const press = async (page: Page, key: string): Promise<string> => {
  await page.keyboard.press(key);
  return `key ${key}`;
};

const touchCard = async (page: Page, { key }: TouchSpot): Promise<string> => {
  const index = await page
    .locator('#hand button[data-target]')
    .evaluateAll((cards, target) => cards.findIndex((card) => card.getAttribute('data-target') === target), key);
  if (index >= 0 && index < 9) return press(page, String(index + 1));
  await page.keyboard.press('h');
  await tabInto(page, '#hand button');
  await page.keyboard.press('Home');
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowRight');
  return press(page, 'Enter');
};

const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

const touchMap = async (page: Page, chance: SeededChance): Promise<string> => {
  await page.keyboard.press('m');
  await page.keyboard.press('Home');
  for (let step = chance.below(8); step > 0; step--) await page.keyboard.press(chance.pick(arrows));
  const current = await page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant') ?? '');
  if (current === '') throw new Error('nothing on the map can be reached by arrow keys');
  await page.keyboard.press('Enter');
  return current;
};

const touchChoice = async (page: Page): Promise<string> => {
  await tabInto(page, '#thought ul button');
  return press(page, 'Enter');
};

/** Keyboard only. */
export const keys: Reach = {
  async touch(page: Page, { lit }: Sight, chance: SeededChance): Promise<string> {
    const kinds = lit.filter((spot) => isKind(spot) && keyOfKind(spot.key.slice(5) as never) !== '');
    if (kinds.length > 0) return press(page, keyOfKind(preferredKind(kinds, chance).key.slice(5) as never));
    const cards = lit.filter(isCard);
    const ways: (() => Promise<string>)[] = [];
    if (cards.length > 0) ways.push(() => touchCard(page, chance.pick(cards)));
    if (lit.some(isOnMap)) ways.push(() => touchMap(page, chance));
    // Keys reach what a pointer cannot yet, because the list is still moving.
    if ((await page.locator('#thought ul button').filter({ visible: true }).count()) > 0)
      ways.push(() => touchChoice(page));
    if (ways.length === 0) throw new Error('no key continues');
    return chance.pick(ways)();
  },
  async goOn(page: Page, { phase }: Sight): Promise<void> {
    switch (phase) {
      case 'ready':
        await page.keyboard.press('Enter');
        break;
      case 'goOn':
        await page.keyboard.press('e');
        break;
      case 'count':
        await tabTo(page, (name) => name === english.story.count.goOn);
        await page.keyboard.press('Enter');
        break;
      default:
        await page.keyboard.press('Enter');
    }
  },
};
