import { english } from '../src/language/english.ts';
import { keys, tabTo } from './driver/keyboard.ts';
import { Player } from './driver/table.ts';
import { expectTable, wordsOf } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { expect, test } from './support/test.ts';

const { final } = english.story;
const { setUp, newGame } = english.start;

/** A game of one era, unless there is time for two. */
const introductory = wordsOf('birmingham').options['introductory']?.name ?? '';

test(
  'a whole game of Birmingham can be played by keyboard, from the start page to the final score',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('.');
    await tabTo(page, (name) => name.startsWith(newGame));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: setUp.title })).toBeVisible();
    await tabTo(page, (name) => name === setUp.preset.apprentices(1));
    await page.keyboard.press('Enter');
    if (!isSoak) {
      await tabTo(page, (name) => name.startsWith(introductory));
      await page.keyboard.press('Space');
    }
    await tabTo(page, (name) => name === setUp.seed);
    await page.keyboard.type('keys');
    await tabTo(page, (name) => name === setUp.begin);
    await page.keyboard.press('Enter');
    await expectTable(page);

    await new Player(page, keys).game();

    const score = page.getByRole('dialog', { name: final.title });
    await expect(score.getByRole('columnheader')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(score).toBeHidden();
    await expect(page.getByRole('heading', { name: english.desk.over })).toBeVisible();
  },
);
