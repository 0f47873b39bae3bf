/** What the table offers beside moves. */
import { readFileSync } from 'node:fs';

import { messages as german } from '../src/language/de/messages.ts';
import { exampleTexts } from '../src/language/en/examples.ts';
import { english } from '../src/language/english.ts';
import { ruleNumber } from '../src/language/ruleNumber.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { begin, setUpTable, expectTable } from './support/newGame.ts';
import {
  importFile,
  cards,
  desk,
  fromMenu,
  hand,
  mapOf,
  openSaved,
  soFar,
  spokenMap,
  thought,
} from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { start, common, story } = english;
const game = { edition: 'birmingham', seats: 2, seed: 'keep' } as const;
const data = (path: string): string =>
  readFileSync(new URL(`../../../packages/editions/src/birmingham/${path}`, import.meta.url), 'utf8');

/** Touches a site that is not lit and waits for the reason. */
const touchUnlit = async (page: Page): Promise<void> => {
  const dark = page.locator('[data-target^="site:"]:not([data-lit])').first();
  const box = await dark.boundingBox();
  if (!box) throw new Error('every site is lit');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test('two people at one device: no hand is in the page before its owner is', async ({ page }) => {
  await begin(page, { company: start.setUp.preset.friends(2), seed: 'hot seat' });
  const curtain = page.getByRole('dialog');
  const anyCard = page.locator('[data-target^="card:"]');
  const held: (readonly string[])[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await expect(curtain).toBeVisible();
    await expect(anyCard).toHaveCount(0);
    await expect(hand(page)).toContainText(/face down|No cards/);
    await curtain.getByRole('button').click();
    await expect(anyCard.first()).toBeVisible();
    held.push(await cards(page));
    await new Player(page, mouse).until(({ phase }) => phase === 'goOn');
    const sight = await look(page);
    await mouse.goOn(page, sight);
  }
  await expect(curtain).toBeVisible();
  await expect(anyCard).toHaveCount(0);
  expect(held[0]).not.toEqual(held[1]);
});

const englishWords =
  /\b(?:the|and|of|with|your|you|from|for|are|is|has|have|this|that|turn|turns|cards?|points?|round|canal|money|income|build|sell|loan|player|to)\b/i;

/** Names of rules and games are the same in every language. */
const ownNames = /\b[a-z-]+(?:\.[a-z-]+)*\.\d+\b|Age of Industry/g;

/** All visible or announced text that is not German. */
const englishOn = async (page: Page): Promise<readonly string[]> =>
  (await wordsOn(page)).filter((text) => englishWords.test(text.replaceAll(ownNames, '')));

/** All visible or announced text. */
const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [aria-valuetext], [placeholder]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'aria-valuetext', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...labels].map((text) => text.trim()).filter((text) => text !== '');
  });

test('the table offers more than moves', { tag: '@long' }, async ({ page }) => {
  await openSaved(page, (await playedGame(game)).saved(4));
  await look(page);

  await test.step('the palette finds commands, places and players; the question mark lists the keys', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: english.desk.help });
    await expect(help).toContainText(english.desk.commands.undo);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();

    const palette = page.getByRole('dialog', { name: english.desk.palette });
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('Tinsley’s ma');
    await expect(page.getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const mat = page.getByRole('dialog', { name: english.panels.mat('Tinsley') });
    await expect(mat).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mat).toBeHidden();

    await page.keyboard.press('/');
    await expect(palette.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('no such thing');
    await expect(palette.getByRole('status')).toHaveText(english.desk.nothingFound);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  await test.step('an impossible action says why and links to the rule', async () => {
    await touchUnlit(page);
    const why = thought(page).getByRole('alert');
    await expect(why).toContainText(/\w+ .*\./);
    const link = why.getByRole('link');
    const rule = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    expect(rule).toMatch(/^birmingham\.[a-z]+\.\d+$/);
    await expect(link).toHaveAccessibleName(new RegExp(`${ruleNumber(rule)}$`));
    await link.click();
    const statement = page.getByRole('dialog', { name: ruleNumber(rule) });
    await expect(statement).toContainText(/\w+ \w+ .*\./);
    await statement.getByRole('button', { name: exampleTexts.show }).click();
    await expect(statement.getByRole('figure', { name: exampleTexts.label(rule) }).first()).toBeVisible();
    await statement.getByRole('link', { name: english.desk.allRules }).click();
    await expect(page.getByRole('heading', { level: 1, name: start.rules.title })).toBeVisible();
    await expect(page.getByRole('link', { name: start.rules.link(rule) })).toBeInViewport();
    await page.goBack();
    await expectTable(page);
  });

  await test.step('after the first action, all options can still be scrolled, and the actions stay on the screen', async () => {
    await new Player(page, mouse).action();
    const options = thought(page).getByRole('list', { name: english.desk.possibilitiesLabel });
    await thought(page).locator('summary').click();
    await expect(options).toBeVisible();
    await expect(desk(page).getByRole('button', { name: /^Pass/ }).last()).toBeInViewport({ ratio: 1 });
    const last = options.getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: english.desk.undo, exact: true }).click();
    await look(page);
  });

  await test.step('undo and redo go step by step', async () => {
    const player = new Player(page, mouse);
    const before = await mapOf(page);
    await player.until(({ phase }) => phase === 'goOn');
    const end = (await soFar(page).textContent()) ?? '';
    const undo = page.getByRole('button', { name: english.desk.undo, exact: true });
    const redo = page.getByRole('button', { name: english.desk.redo, exact: true });
    let steps = 0;
    for (; await undo.isEnabled(); steps++) {
      await undo.click();
      await look(page);
    }
    expect(steps).toBeGreaterThan(1);
    await expect(spokenMap(page)).toHaveText(before);
    for (; steps > 0; steps--) {
      await redo.click();
      await look(page);
    }
    await expect(redo).toBeHidden();
    await expect(soFar(page)).toHaveText(end);
  });

  await test.step('the language changes everywhere in mid-game', async () => {
    await page.getByRole('button', { name: english.desk.undo, exact: true }).click();
    await look(page);
    await fromMenu(page, common.settings);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(common.language) })
      .click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: german.story.journal.title, exact: true })).toBeVisible();
    await expect(desk(page)).toHaveAttribute('aria-busy', 'false');
    await touchUnlit(page);
    await expect(thought(page).getByRole('alert')).toBeVisible();

    expect.soft(await englishOn(page), 'at the table').toEqual([]);
    for (const screen of ['', 'new', 'learn', 'replay', 'rules']) {
      await page.goto(`#/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await englishOn(page), screen).toEqual([]);
    }
  });
});

test('a custom board and a custom deck can be used', async ({ page }) => {
  await test.step('a board, in a new game and opened from a file', async () => {
    const board = data('data/board.json').replace('"name": "Birmingham"', '"name": "Our Valley"');
    await setUpTable(page, { company: start.setUp.preset.apprentices(1), seed: 'valley' });
    await page.getByRole('button', { name: new RegExp(start.setUp.board) }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('option', { name: start.setUp.ownBoard }).click();
    await (await choosing).setFiles({ name: 'valley.json', mimeType: 'application/json', buffer: Buffer.from(board) });
    await expect(page.getByText(start.setUp.ownBoardNamed('Our Valley')).first()).toBeVisible();
    await page.getByRole('button', { name: start.setUp.begin }).click();
    await expectTable(page);
    await expect(page.getByRole('application', { name: english.board.map('Our Valley') })).toBeVisible();
    await new Player(page, mouse).turn();

    await importFile(page, 'valley.json', board);
    await page.getByRole('button', { name: start.replay.boardUse }).click();
    await expect(page.getByText(start.setUp.ownBoardNamed('Our Valley')).first()).toBeVisible();
  });

  await test.step('a deck', async () => {
    await importFile(page, 'deck.json', data('automa/data/cards.json'));
    await page.getByRole('button', { name: start.replay.deckUse }).click();
    await expect(page.getByRole('heading', { level: 1, name: start.setUp.title })).toBeVisible();
    await page.getByRole('button', { name: start.setUp.begin }).click();
    await expectTable(page);
    await new Player(page, mouse).turn();
    await expect(page.getByRole('region', { name: story.journal.title, exact: true })).toContainText('Eadweard');
  });
});
