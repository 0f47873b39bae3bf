/** Two weeks at a table with a day for each turn: the clocks of the server and of the page are turned together. */
import { makeAction } from '@coalbrook/record';
import type { Action, Seat } from '@coalbrook/rules';

import { FollowedGame, Person } from '../../server/src/testing/client.ts';
import { conditions } from '../src/language/en/conditions.ts';
import { consent } from '../src/language/en/consent.ts';
import { hours } from '../src/language/en/hours.ts';
import { notices } from '../src/language/en/notices.ts';
import { orders } from '../src/language/en/orders.ts';
import { Guest } from './support/guest.ts';
import { expectTable } from './support/newGame.ts';
import { isSoak } from './support/soak.ts';
import { cards } from './support/tablePage.ts';
import { expect, findingsOf, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { TurnedServer } from './support/turnedServer.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday. */
const BEGIN = '2026-11-16T09:00:00Z';

const [ADA, BEN] = [0 as Seat, 1 as Seat];

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(` ${label}$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Ends what a test has started. */
let end: () => Promise<void> = () => Promise.resolve();
test.afterEach(() => end());

/** Ben plays over the wire, as another program would. */
class Ben {
  readonly person: Person;
  game!: FollowedGame;

  constructor(port: number) {
    this.person = Person.known(port);
  }

  async sitDown(link: string): Promise<void> {
    const [game = '', token = ''] = link.split('/').slice(-2);
    await this.person.sit(game, token, BEN, 'Ben');
    await this.person.connect();
    this.game = new FollowedGame(this.person, game, BEN);
    await this.game.join();
    await this.game.until(() => this.game.info?.status === 'running' && this.game.actor >= 0);
  }

  get isTurn(): boolean {
    return this.game.actor === BEN;
  }

  /** Plays a turn: what begins like this, if that is possible, and passes. */
  async play(wanted?: string): Promise<void> {
    const { game } = this;
    const { seq } = game;
    const turn = game.turn();
    const isWanted = (action: Action): boolean =>
      wanted !== undefined && makeAction(turn.table, action).startsWith(wanted);
    while (turn.stage === 'open') {
      const { legal } = turn.frame;
      turn.choose([legal.find(isWanted) ?? legal.find(({ kind }) => kind === 'pass') ?? legal[0]]);
    }
    const denial = await this.person.ask('commit', game.game, BEN, seq, turn.texts);
    if (denial) throw new Error(JSON.stringify(denial));
    await game.until(() => game.seq > seq && game.actor >= 0);
  }

  /** The kinds of action that Ada has taken by order. */
  get ordered(): readonly string[] {
    let isByOrder = false;
    return this.game.steps.flatMap((step) => {
      if (step.who !== ADA) isByOrder = false;
      if (step.isByOrder) isByOrder = true;
      return isByOrder ? step.events.flatMap((event) => (event.event === 'actionBegan' ? event.kind : [])) : [];
    });
  }
}

/** Plans a turn of these kinds of action, and asks to leave it. */
const plan = async (ada: Guest, begin: string, kinds: readonly string[]): Promise<void> => {
  const { page, texts } = ada;
  await ada.turnTo(texts.table.desk);
  await ada.button(begin).click();
  await ada.turnTo(texts.table.desk);
  for (const kind of kinds) {
    await page.locator(`[data-target="kind:${kind}"]`).click();
    await ada.button(texts.desk.confirm).click();
  }
};

/** Passes with a card of the hand in a plan. */
const passWith = async (ada: Guest, card: string): Promise<void> => {
  const { page, texts } = ada;
  await ada.turnTo(texts.table.desk);
  await page.locator('[data-target="kind:pass"]').click();
  await ada.turnTo(texts.table.hand);
  const held = page.locator('#hand button').filter({ hasText: card });
  // A card that is proposed already would be played by another touch.
  if ((await held.getAttribute('aria-pressed')) !== 'true') await held.click();
  await ada.turnTo(texts.table.desk);
  await ada.button(texts.desk.confirm).click();
};

const save = async (ada: Guest): Promise<void> => {
  expect(await findingsOf(ada.page)).toEqual([]);
  await ada.button(orders.submit).click();
  await expect(ada.button(orders.submit)).toHaveCount(0, { timeout: 6000 });
};

test('two weeks with orders, notices, a late turn and a holiday', { tag: '@long' }, async ({ browser }) => {
  const server = await TurnedServer.start(BEGIN, 'two weeks');
  end = () => server.end();
  const ada = await Guest.arrive(browser, { name: 'Ada', isPhone: true, baseURL: server.address });
  const ben = new Ben(server.port);
  const { page, texts } = ada;
  const { online, time, story, table } = texts;
  await page.clock.install({ time: server.now });
  /** Nobody is at the page meanwhile. */
  const goAway = (): Promise<unknown> => page.goto('/health');
  let address = '';

  await test.step('a table with a day for each turn', async () => {
    await page.goto('#/friends');
    await page.getByRole('button', { name: online.people(2), exact: true }).click();
    await page.getByRole('textbox', { name: online.name, exact: true }).fill('Ada');
    await page.getByText(time.kinds.slow, { exact: true }).click();
    await choose(page, time.bank, time.none);
    await page.getByRole('button', { name: online.open }).click();
    await ben.sitDown(await page.getByRole('textbox', { name: online.invite }).inputValue());
    await expectTable(page);
    address = page.url();
  });

  await test.step('she wants to be told by mail and by a web hook', async () => {
    await page.goto('#/');
    await page.getByRole('button', { name: online.notices }).click();
    const dialog = page.getByRole('dialog', { name: online.notices });
    await dialog.getByRole('textbox', { name: notices.mailAddress }).fill('ada@example.org');
    await ada.button(notices.add).click();
    const code = dialog.getByRole('textbox', { name: notices.code });
    await expect(code).toBeVisible();
    await expect.poll(() => server.mail.letters.length).toBe(1);
    await code.fill(/(\d{6})/.exec(server.mail.letters[0].text)?.[1] ?? '');
    await ada.button(notices.confirm).click();
    await choose(page, notices.by, notices.kinds.ntfy);
    await dialog.getByRole('textbox', { name: notices.webAddress }).fill(`${server.sink.url}/ada`);
    await ada.button(notices.add).click();
    await expect(dialog.getByRole('button', { name: new RegExp(`^${notices.remove}: `) })).toHaveCount(2);
    await page.goto(address);
    await expectTable(page);
  });

  await test.step('while she waits she leaves what to play in her next two turns', async () => {
    if (ben.isTurn) await ben.play();
    await ada.pass();
    await ben.game.until(() => ben.isTurn);
    await ada.turnTo(table.hand);
    await expect(page.locator('#hand button').first()).toBeVisible();
    const held = await cards(page);
    await plan(ada, orders.plan, ['pass', 'pass']);
    await ada.button(orders.leave).click();
    await ada.button(conditions.onlyIf).click();
    await choose(page, conditions.place, 'Stone');
    await choose(page, conditions.industry, conditions.anything);
    const inStone = conditions.ifAll(conditions.built(undefined, 'in Stone', false));
    await expect(page.getByRole('group', { name: inStone })).toBeVisible();
    await save(ada);

    const left = page.getByRole('region', { name: orders.left });
    await expect(left.getByText(`${inStone}:`)).toBeVisible();
    await plan(ada, conditions.add, ['loan', 'pass']);
    await ada.button(orders.leave).click();
    await save(ada);
    await expect(left.getByText(`${conditions.otherwise}:`)).toBeVisible();

    // In between the plan draws cards, which are not to be spent.
    const first = (await left.textContent()) ?? '';
    const own = held.filter((card) => !first.includes(card.split(',')[0])).slice(0, 2);
    await plan(ada, conditions.planAfter, []);
    for (const card of own) await passWith(ada, card);
    await ada.button(orders.leaveAfter).click();
    await expect(page.getByText(conditions.afterNote)).toBeVisible();
    await save(ada);
    for (const name of [conditions.next, conditions.after])
      await expect(left.getByRole('heading', { name, exact: true })).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
  });

  await test.step('both are played while she is away, and she is told when it is her turn after that', async () => {
    await goAway();
    await server.turn(20 * HOUR);
    await ben.play('build stone');
    await ben.game.until(() => ben.ordered.length >= 2);
    expect(ben.ordered.slice(0, 2)).toEqual(['pass', 'pass']);
    while (ben.ordered.length < 4) {
      await ben.game.until(() => ben.isTurn || ben.ordered.length >= 4);
      if (ben.ordered.length < 4) await ben.play();
    }
    expect(ben.ordered).toEqual(['pass', 'pass', 'pass', 'pass']);
    expect(server.told('/ada')).toEqual([]);
    while (ben.isTurn) await ben.play();
    await server.turn(0);
    await expect.poll(() => server.told('/ada')).toEqual(['Your turn']);
    await expect.poll(() => server.mail.letters.length).toBe(2);
    expect(server.mail.letters[1].to).toEqual(['ada@example.org']);
  });

  await test.step('she is reminded, and when her day is over a bot plays the turn', async () => {
    await server.turn(18 * HOUR);
    await server.turn(HOUR / 60);
    await expect.poll(() => server.told('/ada')).toEqual(['Your turn', 'Your time is almost up']);
    await server.turn(6 * HOUR);
    await ben.game.until(() => ben.isTurn);
    await page.goto(address);
    await expectTable(page);
    await ada.reads(story.journal.byOrder);
    await ada.reads(time.wasLate);
    expect(await findingsOf(page)).toEqual([]);
  });

  await test.step('on holiday her clock stands still', async () => {
    const dayAfter = (days: number): string => new Date(server.now + days * DAY).toISOString().slice(0, 10);
    await page.goto('#/');
    await page.getByRole('button', { name: online.hours }).click();
    const dialog = page.getByRole('dialog', { name: online.hours });
    await dialog.getByRole('button', { name: hours.add }).click();
    await dialog.getByLabel(hours.last).fill(dayAfter(5));
    await dialog.getByLabel(hours.first).fill(dayAfter(0));
    await dialog.getByRole('button', { name: hours.save }).click();
    await expect(dialog).toBeHidden();
    await goAway();
    while (ben.isTurn) await ben.play();
    const before = server.told('/ada').length;
    const { seq } = ben.game;
    await server.turn(5 * DAY);
    await server.turn(HOUR / 60);
    await expect.poll(() => server.told('/ada').slice(before)).toEqual(['Your turn']);
    expect(ben.game.seq).toBe(seq);
    await page.goto(address);
    await expectTable(page);
    await expect(ada.clock).toHaveText(time.left(time.say((ben.game.info?.clock?.due ?? 0) - server.now)));
    await ada.pass();
  });

  await test.step('day after day', async () => {
    // Outside the soak, a few days are enough.
    const last = Date.parse(BEGIN) + (isSoak ? 14 : 8) * DAY;
    while (server.now < last) {
      await ben.game.until(() => ben.isTurn);
      await server.turn(DAY - HOUR, [page]);
      while (ben.isTurn) await ben.play();
      await ada.pass();
    }
  });

  await test.step('the end by consent', async () => {
    await goAway();
    const before = server.told('/ada').length;
    await ben.person.post('/api/propose', { game: ben.game.game, what: { kind: 'abandon' } });
    await server.turn(HOUR);
    await expect.poll(() => server.told('/ada').slice(before)).toContain('The table has a question for you');
    await page.goto(address);
    await expect(page.getByText(consent.questions.abandon('Ben')).first()).toBeVisible();
    await ada.button(consent.votes.yes).click();
    await expect(ada.final.getByText(story.final.abandoned)).toBeVisible();
    await expect(ada.final.getByRole('row').filter({ hasText: texts.ending.pace })).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
  });

  expect(ada.faults).toEqual([]);
  await ada.leave();
  await ben.person.leave();
});
