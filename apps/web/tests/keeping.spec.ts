/** Nothing played is lost: not by a reload or crash, not offline, not on the way through a file. */
import { lessonTexts } from '../src/language/en/lessons.ts';
import { english } from '../src/language/english.ts';
import { unpack } from '../src/session/payload.ts';
import { mouse } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { playedGame } from './support/games.ts';
import { begin, setUpTable, expectTable } from './support/newGame.ts';
import {
  cards,
  copied,
  desk as deskOf,
  fromMenu,
  journal,
  mapOf,
  openSaved,
  save,
  soFar,
  spokenMap,
} from './support/tablePage.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const { desk, table, start, story, common } = english;
const game = { edition: 'birmingham', seats: 2, seed: 'keep' } as const;

/** The content of a link. */
const behind = async (link: string): Promise<string> =>
  (await unpack(decodeURIComponent(link.slice(link.lastIndexOf('/') + 1)))) ?? '';

test('nothing is lost by a reload, a second tab or a crash', async ({ page, context }) => {
  await openSaved(page, (await playedGame(game)).saved(4));

  await test.step('an unfinished turn survives a reload, with its undo', async () => {
    const before = await mapOf(page);
    await new Player(page, mouse).action();
    const draft = await soFar(page).textContent();
    const tried = await mapOf(page);

    await page.reload();
    await expect(soFar(page)).toHaveText(draft ?? '');
    await expect(spokenMap(page)).toHaveText(tried);
    await page.getByRole('button', { name: desk.undo, exact: true }).click();
    await expect(soFar(page)).toBeHidden();
    await expect(spokenMap(page)).toHaveText(before);
    await page.getByRole('button', { name: desk.redo, exact: true }).click();
    await expect(soFar(page)).toHaveText(draft ?? '');
  });

  await test.step('a second tab follows and can take over', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText(table.elsewhere)).toBeVisible();
    await expect(page.getByText(table.elsewhere)).toBeHidden();

    await page.bringToFront();
    await new Player(page, mouse).turn();
    const map = await mapOf(page);
    await expect(spokenMap(other)).toHaveText(map);

    await other.bringToFront();
    await other.getByRole('button', { name: table.takeOver }).click();
    await expect(other.getByText(table.elsewhere)).toBeHidden();
    await expect(page.getByText(table.elsewhere)).toBeVisible();
    await new Player(other, mouse).turn();
    await expect(spokenMap(page)).toHaveText(await mapOf(other));
    await other.close();
    await expect(page.getByText(table.elsewhere)).toBeHidden();
  });

  await test.step('everything acknowledged survives a crash', async () => {
    const player = new Player(page, mouse);
    await player.action();
    const { entries } = await save(page);
    const draft = await soFar(page).textContent();
    const address = page.url();

    const crashed = page.waitForEvent('crash');
    const devtools = await context.newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();

    const again = await context.newPage();
    await again.goto(address);
    await expectTable(again);
    await expect(soFar(again)).toHaveText(draft ?? '');
    expect((await save(again)).entries).toEqual(entries);
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the start page, a new game, a turn, the rules, lessons and hints work', async ({ page, context }) => {
    await page.goto('.');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: common.title })).toBeVisible();
    await begin(page, { company: start.setUp.preset.apprentices(1), seed: 'offline' });
    await new Player(page, mouse).turn();
    await expect(journal(page)).toContainText('Arkwright');
    await page.goto('#/rules/birmingham');
    await expect(page.getByRole('heading', { level: 1, name: start.rules.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('setup.1');

    await page.goto('#/lessons/lancashire');
    await page.getByRole('link', { name: 'Who gains?' }).click();
    await expectTable(page);
    await page
      .getByRole('region', { name: lessonTexts.label, exact: true })
      .getByRole('button', { name: lessonTexts.hint(1, 3) })
      .click();
    await expect(page.getByRole('list', { name: lessonTexts.hints }).getByRole('listitem')).toHaveCount(1);

    await openSaved(page, (await playedGame(game)).saved(4));
    await deskOf(page).getByRole('button', { name: desk.commands.hint }).click();
    const panel = page.getByRole('region', { name: story.hint.title });
    await panel.getByRole('button', { name: story.hint.whatKind }).click();
    await panel.getByRole('button', { name: story.hint.whatMove }).click();
    await expect(panel.getByRole('button', { name: story.hint.put })).toBeVisible();
    await context.setOffline(false);
  });
});

test(
  'a file brings the game to another device, with its history',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await openSaved(page, (await playedGame(game)).saved(5));

    await test.step('the history leads to the first round and back', async () => {
      const now = await mapOf(page);
      const slider = page.getByRole('slider', { name: story.history.slider });
      await slider.focus();
      await page.keyboard.press('Home');
      await expect(spokenMap(page)).toContainText(english.board.noLinks);
      await expect(page.getByText(desk.past).first()).toBeVisible();
      await page.getByRole('button', { name: story.history.turnForward }).click();
      await page.getByRole('button', { name: story.history.turnForward }).click();
      await expect(page.getByText(story.history.round(1)).first()).toBeVisible();
      await page.getByRole('button', { name: story.history.toPresent }).first().click();
      await expect(spokenMap(page)).toHaveText(now);
    });

    await test.step('a file brings the same position and journal to another device', async () => {
      await new Player(page, mouse).turn();
      const { text } = await save(page);
      const [map, told] = [await mapOf(page), await journal(page).textContent()];

      const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
      const other = await elsewhere.newPage();
      await openSaved(other, text);
      await expect(spokenMap(other)).toHaveText(map);
      await expect(journal(other)).toHaveText(told ?? '');
      expect((await save(other)).text).toBe(text);
      await elsewhere.close();
    });
  },
);

test('games are shared by links', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('links to the position and to the set-up do not contain the seed', async () => {
    await begin(page, { company: start.setUp.preset.apprentices(1), seed: 'linked' });
    await fromMenu(page, table.shareSetUp);
    await expect(page.getByText(table.setUpCopied)).toBeVisible();
    const setUp = await copied(page);
    await new Player(page, mouse).turn();
    const [map, held] = [await mapOf(page), await cards(page)];
    await fromMenu(page, table.sharePosition);
    await expect(page.getByText(table.linkCopied)).toBeVisible();
    const position = await copied(page);
    for (const link of [setUp, position]) expect(await behind(link)).not.toContain('linked');

    await page.goto(position);
    await page.getByRole('button', { name: start.shared.open }).click();
    await expectTable(page);
    await expect(spokenMap(page)).toHaveText(map);
    expect(await cards(page)).toEqual(held);

    await page.goto(setUp);
    await expect(page.getByText(start.seedLink.newCardsSubtitle)).toBeVisible();
    await page.getByRole('button', { name: start.seedLink.begin }).click();
    await expectTable(page);
    const { seed } = JSON.parse((await save(page)).text) as { readonly seed: string };
    expect(seed).not.toBe('');
    expect(seed).not.toBe('linked');
  });

  await test.step('a finished game can share its deal', async () => {
    await openSaved(page, (await playedGame(game)).saved());
    const score = page.getByRole('dialog', { name: story.final.title });
    await score.getByRole('button', { name: story.final.board }).click();
    await fromMenu(page, table.shareSeed);
    await expect(page.getByText(table.dealCopied)).toBeVisible();
    const deal = await copied(page);
    expect(await behind(deal)).toContain('"seed":"keep"');
    await page.goto(deal);
    await expect(page.getByText(`${start.seedLink.seed}: keep`)).toBeVisible();
  });

  await test.step('a set-up shared without a seed starts with the cards of its link', async () => {
    await setUpTable(page, { company: start.setUp.preset.apprentices(1), seed: '' });
    await page.getByRole('button', { name: start.setUp.share }).click();
    await expect(page.getByText(start.setUp.shared)).toBeVisible();
    await expect(page.getByRole('textbox', { name: start.setUp.seed })).not.toHaveValue('');
    const deal = await copied(page);
    await page.getByRole('button', { name: start.setUp.begin }).click();
    await expectTable(page);
    const dealt = await cards(page);

    await page.goto(deal);
    await page.getByRole('button', { name: start.seedLink.begin }).click();
    await expectTable(page);
    expect(await cards(page)).toEqual(dealt);
  });
});

/** The games of which the page stores an unfinished turn. */
const storedDrafts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('coalbrook');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const reading = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
    await new Promise((resolve) => (reading.onsuccess = resolve));
    opening.result.close();
    return reading.result.map(String);
  });

test('nothing is stored for a game that another tab has removed', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSaved(page, (await playedGame(game)).saved(4));
  await fromMenu(page, table.sharePosition);
  await expect(page.getByText(table.linkCopied)).toBeVisible();
  // A game from a position has no entries yet, so the number of entries does not tell that it was removed.
  await page.goto(await copied(page));
  await page.getByRole('button', { name: start.shared.open }).click();
  await expectTable(page);
  const id = /game\/(\w+)/.exec(page.url())?.[1] ?? '';
  await new Player(page, mouse).action();
  await expect.poll(() => storedDrafts(page)).toContain(id);

  const other = await context.newPage();
  await other.goto('#/');
  const { remove, removed } = start.shelf;
  await other
    .getByRole('listitem')
    .filter({ has: other.locator(`a[href$="${id}"]`) })
    .getByRole('button', { name: remove })
    .click();
  await other.getByRole('alertdialog').getByRole('button', { name: remove, exact: true }).click();
  await expect(other.getByText(removed)).toBeVisible();
  expect(await storedDrafts(other)).not.toContain(id);

  await page.bringToFront();
  await page.getByRole('button', { name: desk.undo, exact: true }).click();
  await expect(page.getByText(table.elsewhere)).toBeVisible();
  expect(await storedDrafts(page)).not.toContain(id);
});

test(
  'without locks, the tab that opened the game last stores the unfinished turn',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
    });
    await openSaved(page, (await playedGame(game)).saved(4));
    await new Player(page, mouse).action();
    const [draft, map] = [(await soFar(page).textContent()) ?? '', await mapOf(page)];
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(soFar(other)).toHaveText(draft);

    await page.bringToFront();
    await page.getByRole('button', { name: desk.undo, exact: true }).click();
    await expect(page.getByText(table.elsewhere)).toBeVisible();
    await expect(spokenMap(page)).toHaveText(map);
    await expect(soFar(other)).toHaveText(draft);
  },
);
