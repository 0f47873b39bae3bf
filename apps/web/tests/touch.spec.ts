import { english } from '../src/language/english.ts';
import { finger } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { expectTable } from './support/newGame.ts';
import { openSaved } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { final } = english.story;
const { setUp } = english.start;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Where the map’s sheet is in its frame, and what can be chosen: its boxes on the sheet. */
const seenOf = (page: Page) =>
  page.locator('#map').evaluate((map) => {
    const sheet = map.firstElementChild ?? map;
    const [frame, at] = [map.getBoundingClientRect(), sheet.getBoundingClientRect()];
    const scale = at.width / (sheet as HTMLElement).offsetWidth;
    const boxes = [...map.querySelectorAll('[data-lit]')].map((lit) => {
      const { left, top, right, bottom } = (lit.lastElementChild ?? lit).getBoundingClientRect();
      return [left - at.left, top - at.top, right - at.left, bottom - at.top].map((length) => length / scale);
    });
    const place = [at.left - frame.left, at.top - frame.top, scale];
    return {
      place,
      boxes,
      size: [frame.width, frame.height],
      isFormed: document.querySelector('[data-formed]') !== null,
    };
  });

type Seen = Awaited<ReturnType<typeof seenOf>>;

/** Whether all that can be chosen would be in sight with the sheet at some place. */
const shows = ([x = 0, y = 0, scale = 1]: Seen['place'], { boxes, size: [width = 0, height = 0] }: Seen): boolean =>
  boxes.every(([left = 0, top = 0, right = 0, bottom = 0]) => {
    const [far, low] = [x + right * scale, y + bottom * scale];
    return x + left * scale > -1 && y + top * scale > -1 && far < width + 1 && low < height + 1;
  });

test('the map stays where it is unless something that can be chosen is out of sight', async ({ page }) => {
  const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });
  await openSaved(page, game.saved(Math.floor(game.turns.length * 0.3)));
  const player = new Player(page, finger, 3);
  let stayed = 0;
  let moved = 0;
  await look(page);
  for (let touches = 0; touches < 10; touches++) {
    const before = await seenOf(page);
    const sight = await look(page);
    await player.act(sight);
    await look(page);
    const now = await seenOf(page);
    const isChoosing = sight.phase !== 'goOn' && sight.phase !== 'ready';
    // A formed action shows where its goods come from.
    if (!isChoosing || now.isFormed) continue;
    if (shows(before.place, now)) {
      expect(now.place).toEqual(before.place);
      stayed++;
    } else {
      expect(shows(now.place, now)).toBe(true);
      moved++;
    }
  }
  expect(stayed).toBeGreaterThan(0);
  expect(moved).toBeGreaterThan(0);
});

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
