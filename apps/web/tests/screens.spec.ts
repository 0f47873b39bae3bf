/**
 * Checks every screen with axe, wide or narrow, by day or by night; `npm run soak` checks each in every size and theme,
 * and the tables of all editions at their start and end.
 * With COALBROOK_PICTURES=1 each is also saved as a picture in `test-results/screens`, and axe checks every size.
 */
import { keeper } from '../src/language/en/keeper.ts';
import { lobby } from '../src/language/en/lobby.ts';
import { match } from '../src/language/en/match.ts';
import { privacy } from '../src/language/en/privacy.ts';
import { puzzleTexts } from '../src/language/en/puzzles.ts';
import { ratings } from '../src/language/en/ratings.ts';
import { tournaments } from '../src/language/en/tournaments.ts';
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { expectTable, wordsOf } from './support/newGame.ts';
import {
  figures,
  keptGame,
  keptTournament,
  ladder,
  player,
  publicTables,
  tournament,
} from './support/serverAnswers.ts';
import { isSoak } from './support/soak.ts';
import { fromMenu, openSaved } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const isPictured = process.env['COALBROOK_PICTURES'] === '1';
/** Whether every screen is seen in every size and theme. */
const isThorough = isPictured || isSoak;
const folder = new URL('../test-results/screens/', import.meta.url).pathname;

const sizes = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'middle', width: 1024, height: 768 },
  { name: 'narrow', width: 390, height: 844 },
] as const;

/** Wide and narrow in turn. */
let isWideNext = false;
test.beforeEach(() => {
  isWideNext = false;
});

const themes = ['day', 'night'] as const;

// The system theme can change whatever is open.
test.use({ preferences: { theme: 'system', landscape: isThorough } });

/** Sets the theme and waits until fonts and ground are drawn. */
const lighten = async (page: Page, theme: (typeof themes)[number]): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme === 'day' ? 'light' : 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const ground = page.locator('[data-testid="board"] canvas');
  if ((await ground.count()) > 0) await expect(ground).toHaveAttribute('data-painted', theme);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

const themeOf = async (page: Page): Promise<(typeof themes)[number]> =>
  (await page.locator('html').getAttribute('data-theme')) === 'night' ? 'night' : 'day';

/** For the screens that follow, since every change of the theme draws the whole map again. */
const changeTheme = async (page: Page): Promise<void> => {
  if (!isPictured) await lighten(page, (await themeOf(page)) === 'day' ? 'night' : 'day');
};

const expectNoFindings = async (page: Page, where: string): Promise<void> => {
  expect.soft(await findingsOf(page, { contrast: true }), where).toEqual([]);
};

const [wide, , narrow] = sizes;

/** Looks for findings in one size, in the theme that the screen has, and for sideways scrolling there and on a phone. */
const checkScreen = async (page: Page, name: string): Promise<void> => {
  if (isThorough) return checkThoroughly(page, name, true);
  isWideNext = !isWideNext;
  for (const size of isWideNext ? [wide, narrow] : [narrow]) {
    const { width, height } = size;
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page, `${name}, ${size.name}`);
    if (isWideNext && size === narrow) continue;
    const theme = await themeOf(page);
    await lighten(page, theme);
    await expectNoFindings(page, `${name}, ${size.name}, ${theme}`);
  }
  await page.setViewportSize(wide);
};

/** Checks a screen in every size and theme, and saves pictures if they are wanted. */
const checkThoroughly = async (page: Page, name: string, isJudged: boolean): Promise<void> => {
  for (const { name: size, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page, `${name}, ${size}`);
    for (const theme of themes) {
      await lighten(page, theme);
      if (isPictured) await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png`, animations: 'disabled' });
      if (isJudged) await expectNoFindings(page, `${name}, ${size}, ${theme}`);
    }
  }
  await page.setViewportSize(sizes[0]);
};

const expectNoSidewaysScroll = async (page: Page, where: string): Promise<void> => {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect.soft(content, `${where}: width of the content`).toBeLessThanOrEqual(room ?? 0);
};

const { start, common, table, desk, story, panels, online } = english;

/** Closes the dialog on top. */
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

const editions = ['birmingham', 'lancashire', 'age-of-industry'];

test('screens without a table', { tag: '@long' }, async ({ page }) => {
  await test.step('the empty start page', async () => {
    await page.goto('.');
    await expect(page.getByText(start.shelf.empty)).toBeVisible();
    await checkScreen(page, 'start-empty');
  });

  // They differ only in what can be chosen.
  for (const edition of isThorough ? editions : editions.slice(0, 1)) {
    await test.step(`setting up a game of ${edition}`, async () => {
      await page.goto('#/new');
      await page.getByRole('radiogroup').getByText(wordsOf(edition).name, { exact: true }).click();
      await checkScreen(page, `new-${edition}`);
      await page
        .getByRole('button', { name: new RegExp(`^${start.setUp.kind}`) })
        .last()
        .click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await checkScreen(page, `players-${edition}`);
      await close(page);
      await changeTheme(page);
    });
  }

  await test.step('learn, rules and open screens', async () => {
    await page.goto('#/learn');
    await expect(page.getByRole('heading', { level: 1, name: start.learnScreen.title })).toBeVisible();
    await checkScreen(page, 'learn');
    await changeTheme(page);
    await page.goto('#/lessons/birmingham');
    await expect(page.getByRole('link', { name: 'Reach first, then build' })).toBeVisible();
    await checkScreen(page, 'lessons');
    await page.goto('#/progress');
    await expect(page.getByRole('link', { name: 'Reach first, then build' })).toBeVisible();
    await checkScreen(page, 'progress');
    await page.goto('#/lesson/reach-first');
    await expectTable(page);
    await checkScreen(page, 'lesson');
    await page.goto('#/puzzles/birmingham');
    await expect(page.getByRole('link', { name: puzzleTexts.numbered(1), exact: true })).toBeVisible();
    await checkScreen(page, 'puzzles');
    await page.goto('#/aid/birmingham');
    await expect(page.getByRole('table', { name: 'Brewery' })).toBeVisible();
    await checkScreen(page, 'aid');
    await page.goto('#/rules/birmingham');
    await expect(page.getByRole('main')).toContainText('setup.1');
    await checkScreen(page, 'rules');
    await page.goto('#/replay');
    await expect(page.getByRole('heading', { level: 1, name: start.replay.title })).toBeVisible();
    await checkScreen(page, 'open');
    await page.goto('#/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: common.lost.title })).toBeVisible();
    await checkScreen(page, 'lost');
    await page.goto('#/privacy');
    await expect(page.getByRole('heading', { level: 1, name: privacy.title })).toBeVisible();
    await checkScreen(page, 'privacy');
    await page.goto('#/match');
    await expect(page.getByRole('button', { name: match.begin })).toBeVisible();
    await checkScreen(page, 'match');
  });

  await test.step('the ladder and a player', async () => {
    await page.route('**/api/ratings', (route) => route.fulfill({ json: { ladders: [ladder] } }));
    await page.route('**/api/players/*', (route) => route.fulfill({ json: player }));
    await page.goto('#/ladder');
    await expect(page.getByRole('link', { name: 'Apprentice (bot)' })).toBeVisible();
    await checkScreen(page, 'ladder');
    await page.getByRole('link', { name: 'Ada', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    await expect(page.getByText(ratings.opening(['Coal mine', 'Iron works']), { exact: false })).toBeVisible();
    await checkScreen(page, 'player');
  });

  await test.step('the lobby', async () => {
    // The list is read where it is not told live.
    await page.routeWebSocket('**/api/live', (socket) => void socket.close());
    await page.route('**/api/public', (route) => route.fulfill({ json: { tables: publicTables } }));
    await page.goto('#/lobby');
    await expect(page.getByRole('link', { name: new RegExp(`^${lobby.join}\\s?: `) })).toHaveAttribute(
      'href',
      '#/join/abc/',
    );
    await expect(page.getByRole('button', { name: `${online.watch}: ` })).toBeVisible();
    await checkScreen(page, 'lobby');
  });

  await test.step('a tournament, and opening one', async () => {
    await page.route('**/api/tournaments/visit', (route) => route.fulfill({ json: tournament }));
    await page.goto(`#/tournament/${tournament.tournament}`);
    await expect(page.getByRole('heading', { level: 1, name: tournament.name })).toBeVisible();
    await checkScreen(page, 'tournament');
    await page.goto('#/tournament');
    await expect(page.getByRole('heading', { level: 1, name: tournaments.make.title })).toBeVisible();
    await checkScreen(page, 'tournament-new');
  });

  await test.step('the keeper’s page', async () => {
    const asked: string[] = [];
    await page.route('**/api/keeper**', async (route) => {
      asked.push((await route.request().headerValue('authorization')) ?? '');
      const path = route.request().url();
      if (path.includes('/games')) await route.fulfill({ json: { games: [keptGame] } });
      else if (path.includes('/tournaments')) await route.fulfill({ json: { tournaments: [keptTournament] } });
      else await route.fulfill({ json: figures });
    });
    await page.goto('#/keeper/secret');
    await expect(page.getByRole('listitem').filter({ hasText: keptGame.game })).toContainText('Ada, Ben');
    await expect(page).toHaveURL(/#\/keeper$/);
    await expect(page.getByText(keeper.dailyBackups(7))).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: '2030' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['Bearer secret']));
    await checkScreen(page, 'keeper');
    await page.getByRole('button', { name: `${keeper.manage}: ${keptGame.game}` }).click();
    await page.getByRole('button', { name: keeper.ban('Ada') }).click();
    await expect(page.getByRole('button', { name: `${keeper.ban('Ada')}: ${keeper.sure}` })).toBeVisible();
    await checkScreen(page, 'keeper-game');
    await close(page);
  });
});

const openTable = async (page: Page, edition: string, turn?: (turns: number) => number): Promise<void> => {
  const game = await playedGame({ edition, seats: 4, seed: 'views' });
  await openSaved(page, game.saved(turn?.(game.turns.length)));
};

for (const edition of editions) {
  // At the start and at the end the editions differ only in their drawings.
  const isJudged = edition === 'birmingham';
  const check = (page: Page, name: string): Promise<void> =>
    isJudged ? checkScreen(page, name) : checkThoroughly(page, name, false);

  test.describe('with its landscape', () => {
    test.use({ preferences: { theme: 'system', landscape: true } });
    test(`the table of ${edition} in the middle of a game`, isJudged ? {} : { tag: '@long' }, async ({ page }) => {
      await openTable(page, edition, (turns) => Math.floor(turns / 2));
      if (edition !== 'lancashire') await changeTheme(page);
      await new Player(page, mouse).until(({ phase }) => phase === 'ready');
      await expect(page.getByRole('group', { name: desk.preview })).toBeVisible();
      await expect(page.locator('[data-testid="board"] canvas')).toHaveAttribute('data-painted', await themeOf(page));
      await checkScreen(page, `${edition}-2-middle`);
    });
  });

  if (!isJudged && !isThorough) continue;
  test(`the table of ${edition} at the start and at the end`, { tag: '@long' }, async ({ page }) => {
    await openTable(page, edition, () => 0);
    await look(page);
    await check(page, `${edition}-1-start`);

    await openTable(page, edition);
    const score = page.getByRole('dialog', { name: story.final.title });
    await expect(score).toBeVisible();
    await check(page, `${edition}-4-score`);
    await score.getByRole('button', { name: story.final.board }).click();
    await expect(score).toBeHidden();
    await check(page, `${edition}-3-end`);
  });
}

test('sheets and dialogs over the table, and a plan', { tag: '@long' }, async ({ page }) => {
  const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });

  await test.step('sheets and dialogs over the table', async () => {
    await openSaved(page, game.saved(6));
    await look(page);
    await page.getByRole('article', { name: 'Arkwright' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: panels.mat('Arkwright') })).toBeVisible();
    await checkScreen(page, 'mat');
    await close(page);

    await fromMenu(page, table.aid);
    await expect(page.getByRole('dialog', { name: panels.aid })).toBeVisible();
    await checkScreen(page, 'aid');
    await close(page);

    await changeTheme(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: desk.help })).toBeVisible();
    await checkScreen(page, 'keys');
    await close(page);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await checkScreen(page, 'palette');
    await close(page);
  });

  await test.step('a plan', async () => {
    await page.setViewportSize(sizes[2]);
    const actions = page.getByRole('tab', { name: table.desk });
    await actions.click();
    await fromMenu(page, table.plan.begin);
    await expect(page.getByRole('region', { name: table.plan.label })).toBeVisible();
    await expect(actions).toHaveAttribute('aria-selected', 'true');
    await page.setViewportSize(sizes[0]);
    await new Player(page, mouse).until(({ phase }) => phase === 'ready');
    await checkScreen(page, 'plan');
  });
});

test('the shelf, the count and the handover', { tag: '@long' }, async ({ page }) => {
  const game = await playedGame({ edition: 'birmingham', seats: 4, seed: 'views' });

  await test.step('the start page with games', async () => {
    for (const turn of [3, 12]) await openSaved(page, game.saved(turn));
    await page.goto('#/');
    await expect(page.getByRole('listitem').filter({ hasText: wordsOf('birmingham').name })).toHaveCount(2);
    await checkScreen(page, 'start');
    await changeTheme(page);
    await page.getByRole('button', { name: common.settings }).first().click();
    await expect(page.getByRole('dialog', { name: common.settings })).toBeVisible();
    await checkScreen(page, 'settings');
    await close(page);
  });

  await test.step('the count at the end of an era', async () => {
    await openSaved(page, game.saved(-1));
    await new Player(page, mouse).until(({ phase }) => phase === 'count');
    await checkScreen(page, 'count');
  });

  await test.step('the handover between two people', async () => {
    await openSaved(page, (await playedGame({ edition: 'birmingham', seats: 2, seed: 'keep' })).saved(4, 2));
    await expect(page.getByRole('dialog')).toBeVisible();
    await changeTheme(page);
    await checkScreen(page, 'handover');
  });
});
