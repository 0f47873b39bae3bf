import { english } from '../src/language/english.ts';
import { finger } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { expectTable } from './support/newGame.ts';
import { expect, test } from './support/test.ts';

const { final } = english.story;
const { setUp } = english.start;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test(
  'a whole solo game against Eadweard can be played with a finger on a small screen',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('#/new');
    await page.getByRole('button', { name: setUp.preset.automata('Eadweard'), exact: true }).tap();
    await page.getByRole('textbox', { name: setUp.seed }).tap();
    await page.keyboard.insertText('finger');
    await page.getByRole('button', { name: setUp.begin }).tap();
    await expectTable(page);

    await new Player(page, finger).game();

    const score = page.getByRole('dialog', { name: final.title });
    await expect(score.getByRole('columnheader')).toHaveCount(2);
    await score.getByRole('button', { name: final.board }).tap();
    await expect(score).toBeHidden();
  },
);
