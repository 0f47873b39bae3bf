/** Played from the accessibility tree and the live regions alone. */

import { answers } from '../src/language/de/answers.ts';
import { messages as german } from '../src/language/de/messages.ts';
import { palette } from '../src/language/de/palette.ts';
import { english } from '../src/language/english.ts';
import type { Messages } from '../src/language/english.ts';
import { step } from './driver/blindPlay.ts';
import type { BlindStep } from './driver/blindPlay.ts';
import { Listener } from './driver/listener.ts';
import { playedGame } from './support/games.ts';
import { begin } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { openSaved } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { preset } = english.start.setUp;

/** An id as data have it, which means nothing to anybody who listens. */
const rawId = /\b[a-z]+(?:-[a-z]+)*\.[a-z]+\.\d+\b|undefined|NaN|\[object/;

/** Opens a palette and types into it. */
const search = async (page: Page, key: string, text: string): Promise<void> => {
  await page.keyboard.press(key);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(text);
};

/** Goes on in another language than English, by keyboard. */
const speak = async (page: Page, messages: Messages): Promise<void> => {
  if (messages === english) return;
  await search(page, '/', 'Deutsch');
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: messages.spoken.title })).toBeAttached();
};

/** Sets up a table. */
const sitDown = async (page: Page, messages: Messages): Promise<Listener> => {
  const listener = await Listener.at(page, messages);
  const options = isSoak ? [] : ['introductory'];
  await begin(page, { company: preset.apprentices(1), options, seed: 'without eyes' });
  await expect(page.locator('#desk')).toBeFocused();
  await speak(page, messages);
  return listener;
};

/** Sits down at a game with two turns to go. */
const sitDownLate = async (page: Page, messages: Messages): Promise<Listener> => {
  const listener = await Listener.at(page, messages);
  const game = await playedGame({ edition: 'birmingham', seats: 2, seed: 'without eyes' });
  await openSaved(page, game.saved(-2));
  await speak(page, messages);
  await page.keyboard.press('Shift+D');
  await expect(page.locator('#desk')).toBeFocused();
  return listener;
};

/** Nothing is said in ids or twice, and the focus is somewhere. */
const expectOrder = async (player: Listener, { phase, said }: BlindStep): Promise<void> => {
  for (const text of said) expect(text).not.toMatch(rawId);
  expect(said, 'said twice').toEqual([...new Set(said)]);
  const isLost = `the focus is lost after ${phase}: ${said.join(' / ')}`;
  await expect.poll(() => player.focused(), isLost).toBeDefined();
};

const play = async (player: Listener, isReached: (one: BlindStep) => boolean): Promise<void> => {
  for (let count = 0; count < 3000; count++) {
    const one = await step(player);
    if (one.phase !== 'over') await expectOrder(player, one);
    if (isReached(one)) return;
  }
  throw new Error('it goes on and on');
};

for (const [name, messages] of [
  ['English', english],
  ['German', german],
] as const) {
  test(`a game is played to its end without eyes, in ${name}`, { tag: '@long' }, async ({ page }) => {
    const player = await (isSoak ? sitDown : sitDownLate)(page, messages);
    await play(player, ({ phase }) => phase === 'over');
    const nodes = await player.nodes();
    expect(nodes.filter(({ role }) => role === 'columnheader')).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: messages.desk.over })).toBeVisible();
    await expect.poll(async () => (await player.focused())?.name).toBeDefined();
  });
}

test('a turn is played without eyes, and every question has an answer', async ({ page }) => {
  const player = await sitDown(page, german);
  const { desk } = german;
  const texts = async (key: string): Promise<string> => (await player.ask(key)).join(' ');

  await test.step('what a look would tell is one key away', async () => {
    expect(await texts('g')).toContain(answers.you('Arkwright'));
    expect(await texts('Shift+K')).toMatch(/^Deine Hand: 1 /);
    expect(await texts('Shift+C')).toMatch(/Kohle.*nächste Würfel kostet £\d/);
    expect(await texts('Shift+B')).toMatch(/Händler in Oxford\. Kauft/);
    expect(await texts('Shift+W')).toContain(answers.nextTiles);
    expect(await texts('Shift+L')).toMatch(/\./);
    expect(await texts('Shift+R')).toContain(desk.chooseAction);
    await search(page, 'Shift+O', 'Stoke');
    await expect(page.getByRole('menuitem')).toHaveCount(1);
    expect(await texts('Enter')).toMatch(/^Stoke-on-Trent\..*Töpferei: /);
  });

  await test.step('every part of the table has a key', async () => {
    const parts = [
      ['m', 'map'],
      ['h', 'hand'],
      ['Shift+D', 'desk'],
      ['Shift+P', 'seats'],
      ['j', 'journal'],
      ['t', 'text'],
    ] as const;
    for (const [key, id] of parts) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate((part) => document.activeElement?.closest(`#${part}`)?.id, id)).toBe(id);
    }
  });

  await test.step('what is impossible has its reason, on the map, in words and in the palette', async () => {
    expect(await texts('s')).toMatch(/^Du hast nichts zu verkaufen/);
    await player.ask('Escape');
    await page.keyboard.press('m');
    for (let count = 0; count < 3; count++) await page.keyboard.press('Control+ArrowRight');
    const pointed = await page.locator('#map').getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${pointed}"]`)).toHaveAccessibleName(new RegExp(german.board.cannotChoose));
    expect(await texts('Enter')).toMatch(/\./);
    await search(page, '/', 'verkaufen derby');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Du hast nichts zu verkaufen/);
    await page.keyboard.press('Escape');
  });

  await test.step('a turn can be typed', async () => {
    await search(page, '/', 'loan 30; discard');
    await expect(page.getByRole('menuitem')).toHaveCount(1);
    await player.ask('Enter');
    const heard = async (): Promise<string> => {
      await player.listen();
      return player.heard.join(' ');
    };
    await expect.poll(heard).toContain(palette.typedNone('discard'));
    await expect(page.getByRole('button', { name: desk.endTurn })).toBeVisible();
    expect(await texts('u')).toContain(desk.undone);
  });

  let turns = 0;
  await play(player, ({ phase }) => phase === 'end' && ++turns === (isSoak ? 3 : 1));
});
