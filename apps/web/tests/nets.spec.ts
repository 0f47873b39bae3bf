/** What bots have learnt is loaded when a bot needs it, stays on the device, and is not missed without a network. */
import { english } from '../src/language/english.ts';
import { mouse } from './driver/pointer.ts';
import { look } from './driver/sight.ts';
import { Player } from './driver/table.ts';
import { botDecisions } from './support/botDecisions.ts';
import { playedGame } from './support/games.ts';
import { relayPage } from './support/relayedPage.ts';
import { isSoak } from './support/soak.ts';
import { openSaved, save } from './support/tablePage.ts';
import { expect, faultsOf, prefer, test } from './support/test.ts';
import type { BrowserContext, Page } from './support/test.ts';

const { common, desk, panels, table } = english;

/** A game against bots. */
const against = async (policy: string): Promise<string> =>
  (await playedGame({ edition: 'birmingham', seats: 2, seed: 'nets' })).saved(3, 1, policy);

/** Requests for nets; those that a service worker passes on come twice. */
const netsAsked = (context: BrowserContext): readonly string[] => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('.net')) asked.push(request.url());
  });
  return asked;
};

const versions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('coalbrook-')));

/** Lets the page take the later version that its server has. */
const takeUpdate = async (page: Page): Promise<void> => {
  const before = await versions(page);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByRole('button', { name: common.update.reload }).click();
  // A page that is being loaded again cannot answer.
  const now = (): Promise<readonly string[]> => versions(page).catch(() => before);
  await expect.poll(now).not.toEqual(before);
  await expect.poll(now).toHaveLength(1);
};

const entriesOf = async (page: Page): Promise<number> => (await save(page)).entries.length;

const MOST_TURNS = 8;

/** Plays until the bots have decided something that they would not have decided without their nets. */
const expectNets = async (page: Page): Promise<void> => {
  let from = await entriesOf(page);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await new Player(page, mouse).turn();
    const { text, entries } = await save(page);
    const decisions = await botDecisions(text, from);
    expect(decisions.map(({ played }) => played)).toEqual(decisions.map(({ withNet }) => withNet));
    if (decisions.some(({ played, byThumb }) => played !== byThumb)) return;
    from = entries.length;
  }
  throw new Error('the bots have decided nothing that shows their nets');
};

test(
  'a net is loaded when a bot needs it, and works offline afterwards, also after an update',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const served = await relayPage(baseURL ?? '');
    const context = await browser.newContext({ baseURL: served.address, serviceWorkers: 'allow' });
    await prefer(context);
    const page = await context.newPage();
    const faults = faultsOf(page);
    const asked = netsAsked(context);
    await page.goto('.', { waitUntil: 'networkidle' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(asked).toEqual([]);

    // The master has the same net, and takes longer.
    await openSaved(page, await against(isSoak ? 'master' : 'engineer'));
    await expectNets(page);
    const once = asked.length;
    expect(once).toBeGreaterThan(0);

    served.update();
    await takeUpdate(page);
    await context.setOffline(true);
    served.close();
    await page.reload();
    await expectNets(page);
    await expect(page.getByText(table.netless)).toBeHidden();
    expect(asked).toHaveLength(once);
    // A request to the server that was under way when the network went is reported by the browser itself.
    expect(faults.filter((fault) => !fault.includes('/api/'))).toEqual([]);
    await context.close();
  },
);

test(
  'without its net a bot plays by rules of thumb, and the page says so once',
  { tag: '@long' },
  async ({ page, context, faults }) => {
    await context.route('**/*.net', (route) => route.fulfill({ status: 404 }));
    await openSaved(page, await against('engineer'));
    const from = await entriesOf(page);
    const player = new Player(page, mouse);
    await player.turn();
    await expect(page.getByText(table.netless)).toHaveCount(1);
    await player.turn();
    const decisions = await botDecisions((await save(page)).text, from);
    expect(decisions.map(({ played }) => played)).toEqual(decisions.map(({ byThumb }) => byThumb));
    // The browser itself reports what could not be loaded.
    expect(faults.every((fault) => fault.includes('404'))).toBe(true);
  },
);

test('a bot that takes its time shows calmly that it is thinking, and the page can be used', async ({
  browser,
  baseURL,
}) => {
  const served = await relayPage(baseURL ?? '');
  const release = served.hold('bots.worker');
  const context = await browser.newContext({ baseURL: served.address });
  await prefer(context);
  const page = await context.newPage();
  await openSaved(page, await against('engineer'));
  const sign = page.getByRole('article', { name: 'Tinsley' }).getByText(panels.thinking, { exact: true });
  await expect(sign).toHaveCount(0);
  await new Player(page, mouse).ownTurn();
  await expect(sign).toBeVisible();
  // Nothing moves for those who do not want it.
  const motion = sign.locator('+ [aria-hidden]').evaluate((dots) => getComputedStyle(dots).animationIterationCount);
  expect(await motion).toBe('1');

  await test.step('after a while it says that this device takes longer', async () => {
    const note = page.getByText(desk.thinksLong).last();
    await note.evaluate((element) => element.getAnimations().forEach((animation) => animation.cancel()));
    await expect(note).toBeVisible();
  });

  await page.getByRole('button', { name: table.menu }).click();
  await expect(page.getByRole('menuitem', { name: table.rules, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await look(page);
  await expect(sign).toHaveCount(0);
  await expect(page.getByText(table.netless)).toBeHidden();
  served.close();
  await context.close();
});
