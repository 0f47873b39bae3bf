/** Waiting at an online table: what is told meanwhile, orders, and the way to the next table. */
import { english as words } from '@coalbrook/words';

import { conditions } from '../src/language/en/conditions.ts';
import { consent } from '../src/language/en/consent.ts';
import { joining } from '../src/language/en/joining.ts';
import { orders } from '../src/language/en/orders.ts';
import { talk } from '../src/language/en/talk.ts';
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { Player } from './driver/table.ts';
import { botOption } from './support/botOption.ts';
import { expectTable } from './support/newGame.ts';
import { fromMenu, journal, thought } from './support/tablePage.ts';
import { expect, findingsOf, prefer, test } from './support/test.ts';
import type { Locator, Page } from './support/test.ts';

const { online, desk, story, table, common, time } = english;

/** Opens a table at which Ada plays against a bot. */
const openTable = async (page: Page, isLive = false): Promise<void> => {
  await page.goto('#/friends');
  await page.getByRole('button', { name: online.people(2), exact: true }).click();
  await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
  if (isLive) await page.getByText(time.kinds.live, { exact: true }).click();
  await page.getByRole('button', { name: online.open }).click();
  await page.getByRole('button', { name: new RegExp(`^${online.fill}`) }).click();
  await page.getByRole('option', { name: botOption('brewer') }).click();
  await expectTable(page);
};

const isTurn = (page: Page) => expect(page).toHaveTitle(online.turnTitle(common.title));

test('a paused game is nobody’s turn, and the journal tells who paused it', async ({ page }) => {
  await prefer(page.context());
  await openTable(page, true);
  await isTurn(page);
  await fromMenu(page, online.ask);
  await page.getByRole('button', { name: `${consent.ask}: ${consent.actions.pause}` }).click();
  await expect(page.getByText(consent.paused, { exact: true }).first()).toBeVisible();
  await expect(page).not.toHaveTitle(online.turnTitle(common.title));
  const told = consent.lines.agreed('Ada', consent.what.pause);
  await expect(journal(page).getByText(told)).toBeVisible();
  await expect(page.getByRole('status').getByText(told)).toBeAttached();
  await expect(thought(page).getByRole('heading', { name: desk.adjourned })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('#purse').getByText(table.paused)).toBeVisible();
  await expect(page.locator('#purse').getByText(table.yourTurn)).toHaveCount(0);

  const href = page.url();
  await page.goto('#/');
  await expect(page.getByText(new RegExp(`^${online.paused} · `))).toBeVisible();
  await expect(page.getByText(online.yourTurn)).toHaveCount(0);
  await page.goto(href);
  await expect(page.getByText(consent.paused, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: consent.resume, exact: true }).click();
  await isTurn(page);
  await expect(page.locator('#purse').getByText(table.yourTurn)).toBeVisible();
  await page.getByRole('tab', { name: table.journal }).click();
  await expect(journal(page).getByText(consent.lines.resumed('Ada'))).toBeVisible();

  // In a low window, the clock stays in sight while one acts.
  await page.setViewportSize({ width: 844, height: 390 });
  const clock = page.locator('#purse').getByText(/\d+:\d\d/);
  await expect(clock).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: table.desk, exact: true }).click();
  await page.locator('[data-target="kind:pass"]').click();
  await expect(page.locator('#desk:is([data-begun], [data-formed], [data-holding])')).toBeVisible();
  await expect(clock).toBeInViewport({ ratio: 1 });
});

/** Opens a table at which two people play in two browsers, and lets the other one play until it is this page’s turn. */
const openWithOther = async (page: Page, other: Page): Promise<void> => {
  await page.goto('#/friends');
  await page.getByRole('button', { name: online.people(2), exact: true }).click();
  await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
  await page.getByRole('button', { name: online.open }).click();
  await other.goto(await page.getByRole('textbox', { name: online.invite }).inputValue());
  await other.getByRole('textbox', { name: online.name }).fill('Ottoline');
  await other.getByRole('button', { name: joining.sitDown }).click();
  await Promise.all([expectTable(page), expectTable(other)]);
  const own = page.locator('[data-target="kind:pass"]');
  const theirs = other.locator('[data-target="kind:pass"]');
  await expect.poll(async () => (await own.isVisible()) !== (await theirs.isVisible())).toBe(true);
  if (await theirs.isVisible()) await new Player(other, mouse).ownTurn();
  await isTurn(page);
};

/** Goes on to another table, once the one that is shown has left the page. */
const change = async (page: Page, to: string, lead: () => Promise<void>): Promise<void> => {
  const left = await page.getByTestId('board').evaluateHandle((board) => board);
  await lead();
  await expect(page).toHaveURL(to);
  await expect.poll(() => left.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expectTable(page);
};

/** The first thing that can be waited for. */
const MILL = { one: 'cotton mill', gender: 'n' } as const;

/** Passes until the whole turn is planned or ended. */
const passAll = async (page: Page, done: Locator): Promise<void> => {
  const pass = page.locator('[data-target="kind:pass"]');
  await expect(pass).toBeVisible();
  while (await pass.isVisible()) {
    await pass.click();
    await page.getByRole('button', { name: desk.confirm, exact: true }).click();
    await expect(pass.or(done)).toBeVisible();
  }
};

const passTurn = async (page: Page): Promise<void> => {
  const end = page.getByRole('button', { name: desk.endTurn, exact: true });
  await passAll(page, end);
  await end.click();
};

/** Passes until something is in sight elsewhere: whoever spends less than the others plays before them in the next round. */
const passUntil = async (page: Page, done: Locator): Promise<void> => {
  const pass = page.locator('[data-target="kind:pass"]');
  for (let turn = 0; turn < 2 && !(await done.isVisible()); turn++) {
    await passTurn(page);
    await expect.poll(async () => (await done.isVisible()) || (await pass.isVisible())).toBe(true);
  }
  await expect(done).toBeVisible();
};

/** Plans to pass, and leaves that for the case that nobody has built a cotton mill, or somebody at a place on the map. */
const leaveUnder = async (page: Page, isNot: boolean): Promise<void> => {
  await page.getByRole('button', { name: orders.plan }).click();
  const leave = page.getByRole('button', { name: orders.leave });
  await passAll(page, leave);
  await leave.click();
  await page.getByRole('button', { name: conditions.onlyIf }).click();
  await expect(page.getByRole('group', { name: conditions.ifAll(conditions.built(MILL, '', false)) })).toBeVisible();
  if (isNot) await page.getByText(conditions.isNot).click();
  else {
    await page.getByRole('button', { name: conditions.onMap }).click();
    const map = page.getByRole('dialog', { name: conditions.onMap });
    await expect(map.getByTestId('board')).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    await map.getByTestId('place:0').click({ force: true });
    await expect(map).toBeHidden();
    await expect(page.getByRole('button', { name: conditions.anywhere })).toHaveCount(0);
  }
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: orders.submit }).click();
  await expect(page.getByRole('region', { name: orders.left })).toBeVisible();
};

test('the tables that wait are played one after the other', { tag: '@long' }, async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB' });
  await prefer(elsewhere);
  const other = await elsewhere.newPage();
  await prefer(page.context());
  await openWithOther(page, other);
  const first = page.url();
  await openWithOther(page, other);
  const second = page.url();
  await expect(page.getByRole('link', { name: online.nextTable(1) })).toBeVisible();
  await change(page, first, () => page.keyboard.press('Shift+E'));
  await isTurn(page);
  await new Player(page, mouse).ownTurn();
  expect(await findingsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await change(page, second, () =>
    thought(page)
      .getByRole('link', { name: online.nextTable(1) })
      .click(),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await isTurn(page);
  await new Player(page, mouse).ownTurn();
  await expect(thought(page).getByText(online.noneWaiting)).toBeVisible();

  await test.step('an order with a condition that comes true is played', async () => {
    await leaveUnder(page, true);
    await expect(page.getByText(conditions.built(MILL, '', true))).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findingsOf(page)).toEqual([]);
    await thought(page).getByRole('button', { name: talk.title }).click();
    await expect(page.getByRole('textbox', { name: talk.say.table })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('tab', { name: table.journal }).click();
    await passUntil(other, journal(page).getByText(story.journal.byOrder));
    await expect(page.getByRole('region', { name: orders.left })).toHaveCount(0);
  });
  await test.step('and one with a condition that does not leaves the turn to its person', async () => {
    const own = page.locator('[data-target="kind:pass"]');
    if (await own.isVisible()) await passTurn(page);
    await leaveUnder(page, false);
    await passUntil(other, thought(page).getByText(words.unplayed.left));
    await isTurn(page);
  });
  await elsewhere.close();
});
