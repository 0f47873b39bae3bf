import { policyNames } from '@coalbrook/bots';
import { english as words, policyName } from '@coalbrook/words';

import { messages as german } from '../src/language/de/messages.ts';
import { opponents } from '../src/language/en/opponents.ts';
import { english } from '../src/language/english.ts';
import type { Messages } from '../src/language/english.ts';
import { botOption, levelOf } from './support/botOption.ts';
import { playedGame } from './support/games.ts';
import { expectTable, setUpTable, wordsOf } from './support/newGame.ts';
import { journal, openSaved, thought } from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { setUp } = english.start;

const nameOf = (policy: string): string => policyName(policy, words);

const [carter, brewer, apprentice, baron, engineer, master] = [
  'carter',
  'brewer',
  'apprentice',
  'baron',
  'engineer',
  'master',
].map(nameOf);

const whoPlays = (page: Page, seat: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^${setUp.kind}`) }).nth(seat - 1);

/** The names of the chairs, in order. */
const chairs = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('heading', { level: 3 }).allInnerTexts()).map((text) => text.split('\n').at(-1) ?? '');

test('a mixed table is seated, and begins with everybody at it', async ({ page }) => {
  await page.goto('#/new');
  await expect(whoPlays(page, 3)).toBeVisible();
  expect((await chairs(page)).slice(1)).toEqual([carter, brewer]);

  await page.getByRole('button', { name: setUp.add }).click();
  await page
    .getByRole('group', { name: opponents.fill })
    .getByRole('button', { name: opponents.mixtures.even })
    .click();
  expect((await chairs(page)).slice(1)).toEqual([apprentice, baron, brewer]);

  await whoPlays(page, 4).click();
  const picker = page.getByRole('dialog', { name: opponents.who(4) });
  const engineerCard = picker.getByRole('option', { name: botOption('engineer') });
  await expect(engineerCard).toHaveAccessibleName(new RegExp(levelOf('engineer')));
  await engineerCard.click();
  await expect(picker).toBeHidden();
  await expect(whoPlays(page, 4)).toHaveAccessibleName(`${setUp.kind} ${engineer}`);

  await page.getByRole('button', { name: setUp.begin }).click();
  await expectTable(page);
  for (const name of [apprentice, baron, engineer]) {
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  }

  await test.step('the next game is set up with the same opponents', async () => {
    await page.goto('#/new');
    await expect(whoPlays(page, 4)).toHaveAccessibleName(`${setUp.kind} ${engineer}`);
    expect((await chairs(page)).slice(1)).toEqual([apprentice, baron, engineer]);
  });
});

test('an opponent can be chosen by keyboard, and Escape changes nothing', async ({ page }) => {
  await setUpTable(page, { company: setUp.preset.apprentices(1), seed: '' });
  await whoPlays(page, 2).focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: opponents.who(2) });
  await expect(picker.getByRole('option', { name: botOption('apprentice') })).toBeFocused();
  await expect(picker.getByRole('option', { name: nameOf('random') }), 'plays anything').toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(picker.getByRole('option', { name: botOption('master') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(whoPlays(page, 2)).toBeFocused();
  await expect(whoPlays(page, 2)).toHaveAccessibleName(`${setUp.kind} ${apprentice}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(whoPlays(page, 2)).toHaveAccessibleName(`${setUp.kind} ${master}`);
  await expect(whoPlays(page, 2)).toBeFocused();
});

test('a character sits down where there is what it likes, and nowhere else', async ({ page }) => {
  await setUpTable(page, { company: setUp.preset.apprentices(1), seed: 'character' });
  await whoPlays(page, 2).click();
  const picker = page.getByRole('dialog', { name: opponents.who(2) });
  const potter = picker.getByRole('group', { name: opponents.characters }).getByRole('option', { name: /^Potter/ });
  await expect(potter).toContainText(opponents.manners.potter);
  await expect(potter).toContainText(opponents.equal(''));
  await potter.click();
  await expect(whoPlays(page, 2)).toHaveAccessibleName(`${setUp.kind} ${nameOf('potter')}`);
  await page.getByRole('button', { name: setUp.begin }).click();
  await expectTable(page);
  await expect(page.getByRole('article', { name: nameOf('potter'), exact: true })).toBeVisible();

  await test.step('in an edition without it, an apprentice has the seat', async () => {
    await page.goto('#/new');
    await page.getByRole('radiogroup').getByText(wordsOf('lancashire').name, { exact: true }).click();
    await expect(whoPlays(page, 2)).toHaveAccessibleName(`${setUp.kind} ${apprentice}`);
    await whoPlays(page, 2).click();
    const names = page.getByRole('group', { name: opponents.characters }).getByRole('option');
    await expect(names).toHaveText(
      ['spinner', 'cottonLord', 'navvy', 'railwayKing'].map((one) => new RegExp(`^${nameOf(one)}`)),
    );
  });
});

/** Bots for the host's worker: apprentices fail, all others take the first action that is legal. */
const lameBots = `self.Worker = class extends EventTarget {
  postMessage({ id, policy }) {
    const data = policy === 'apprentice' ? { id, failed: 'lost' } : { id, index: 0 };
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
};`;

test('a bot that does not answer is replaced by another one', async ({ page }) => {
  await page.route('**/host.worker*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${lameBots}` });
  });
  await setUpTable(page, { company: setUp.preset.apprentices(1), seed: 'silence' });
  await whoPlays(page, 1).click();
  await page.getByRole('option', { name: botOption('baron') }).click();
  await page.getByRole('button', { name: setUp.begin }).click();
  await expectTable(page);
  await thought(page).getByRole('button', { name: english.desk.replaceBot }).click();
  const picker = page.getByRole('dialog', { name: opponents.instead(apprentice) });
  await expect(picker.getByRole('option')).toHaveText(
    policyNames.filter((policy) => policy !== 'apprentice').map((policy) => new RegExp(`^${nameOf(policy)}`)),
  );
  await picker.getByRole('option', { name: botOption('carter') }).click();
  await expect(page.getByRole('button', { name: english.desk.askAgain })).toBeHidden();

  await test.step('the seat keeps its name, and tells who plays there', async () => {
    await page.getByRole('article', { name: apprentice, exact: true }).getByRole('button').first().click();
    const mat = page.getByRole('dialog', { name: english.panels.mat(apprentice) });
    await mat.getByText(english.panels.biography(apprentice)).click();
    await expect(mat.getByText(opponents.manners.carter)).toBeVisible();
  });
});

test('bots are called what they are in the language of whoever reads, also in a game that was begun in another', async ({
  page,
}) => {
  const game = await playedGame({ edition: 'birmingham', seats: 3, seed: 'names' });
  const saved = JSON.parse(game.saved(4)) as { sitters: { name: string }[] };
  ['Ada', 'Lehrling', 'Lehrling 2'].forEach((name, seat) => Object.assign(saved.sitters[seat], { name }));
  await openSaved(page, JSON.stringify(saved));
  const body = page.locator('body');

  const expectNames = async (messages: Messages, names: readonly string[], others: string): Promise<void> => {
    for (const name of names) await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
    await expect(journal(page, messages)).toContainText(names[2] ?? '');
    await expect(body).not.toContainText(others);
  };

  await test.step('at the table', () => expectNames(english, ['Ada', 'Apprentice', 'Apprentice 2'], 'Lehrling'));

  await test.step('on the shelf', async () => {
    await page.goto('#/');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(row).toContainText(english.start.shelf.against('Apprentice and Apprentice 2'));
    await expect(body).not.toContainText('Lehrling');
    await page.goBack();
  });

  await test.step('as soon as somebody reads another language', async () => {
    await page.evaluate(() => {
      const key = 'coalbrook.settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: 'de' }));
    });
    await page.reload();
    await expectNames(german, ['Ada', 'Lehrling', 'Lehrling 2'], 'Apprentice');
  });
});
