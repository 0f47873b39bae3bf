import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import type { OnlineLook, TurnChoices } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import type { RunningServer } from '../../roof/server.ts';
import type { FollowedGame } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { heardOrder, OrderedGame, passes } from '../../testing/orderedGame.ts';

/** Milliseconds for which orders wait by themselves. */
const LONG = 100_000_000;

interface Begun {
  readonly server: RunningServer;
  readonly file: string;
  readonly game: OrderedGame;
  /** Who leaves orders, and whoever plays before. */
  readonly own: FollowedGame;
  readonly seat: Seat;
  readonly rival: FollowedGame;
}

/** A game of two in its second round, in which both have two actions, and the one waits. */
const begin = async (): Promise<Begun> => {
  const file = join(folder(onTestFinished), 'games.db');
  const server = await startAt(file, { botFloor: LONG });
  onTestFinished(() => server.close());
  const game = await OrderedGame.begin(server.port, newTable('lancashire', 'pp'));
  for (const _ of game.seats) await game.play();
  const own = game.waiting;
  return { server, file, game, own, seat: own.viewer, rival: game.at(game.actor) };
};

/** A turn that builds something, and the condition that says so. */
const buildTurn = (followed: FollowedGame): { readonly draft: readonly string[]; readonly condition: string } => {
  const turn = followed.turn();
  const { table } = followed;
  const build = turn.frame.legal.find(({ kind }) => kind === 'build');
  if (build?.kind !== 'build') throw new Error('nothing can be built');
  turn.choose([build]);
  while (turn.stage === 'open') {
    const { legal } = turn.frame;
    turn.choose([legal.find(({ kind }) => kind === 'pass') ?? legal[0]]);
  }
  const place = table.places[table.sites[build.site].place];
  return { draft: turn.texts, condition: `built ${table.industries[build.industry].slug} in ${place.slug}` };
};

const loans = (followed: FollowedGame): readonly string[] =>
  passes(followed).map((text) => text.replace('pass', 'loan 10'));

/** Carries out what is due, and returns the kinds of action that the seat has taken by order since. */
const carryOut = async ({ server, game, own }: Begun): Promise<readonly string[]> => {
  const { seq } = game;
  await server.runChore('orders');
  await game.settle(seq + 1);
  return own.steps
    .filter((step) => step.seq >= seq && step.who === own.viewer)
    .flatMap(({ events }) => events.flatMap((event) => (event.event === 'actionBegan' ? event.kind : [])));
};

const lookOf = async ({ own, game, seat }: Begun): Promise<OnlineLook> => {
  const joined = await own.person.ask('join', game.game, seat, 0);
  if (!('look' in joined) || !joined.look) throw new Error('nothing to see');
  return joined.look;
};

const bothWays = ({ own }: Begun, condition: string): TurnChoices => [
  { when: [condition], draft: loans(own) },
  { when: [], draft: passes(own) },
];

describe('an order with conditions', () => {
  it('plays the turn whose condition has come true', async () => {
    const begun = await begin();
    const { game, seat, rival } = begun;
    const { draft, condition } = buildTurn(rival);
    const turns = [bothWays(begun, condition)];
    expect(await game.leaveTurns(seat, turns)).toMatchObject({
      order: { draft: [], turns: [[{ when: [condition], since: game.seq }, { when: [] }]] },
    });
    // Sent again, it gets the same answer.
    const { order } = await lookOf(begun);
    expect(await game.leaveTurns(seat, turns)).toEqual({ order });
    await game.play(draft);
    expect(await carryOut(begun)).toEqual(['loan', 'loan']);
    expect(await lookOf(begun)).not.toHaveProperty('order');
  });

  it('and otherwise the other one', async () => {
    const begun = await begin();
    const { game, seat, rival } = begun;
    await game.leaveTurns(seat, [bothWays(begun, buildTurn(rival).condition)]);
    await game.play(passes(rival));
    expect(await carryOut(begun)).toEqual(['pass', 'pass']);
  });

  it('needs all that it waits for', async () => {
    const begun = await begin();
    const { game, seat, rival, own } = begun;
    const { draft, condition } = buildTurn(rival);
    const first: TurnChoices = [
      { when: [condition, 'money 999'], draft: loans(own) },
      { when: [condition, 'not money 999'], draft: passes(own) },
    ];
    await game.leaveTurns(seat, [first]);
    await game.play(draft);
    expect(await carryOut(begun)).toEqual(['pass', 'pass']);
  });

  it('leaves the turn to its person if it says nothing for what has happened, or that', async () => {
    for (const last of [[], [{ when: ['not money 999'], draft: [] }]]) {
      const begun = await begin();
      const { server, game, seat, rival, own } = begun;
      await game.leaveTurns(seat, [[{ when: ['money 999'], draft: passes(own) }, ...last]]);
      await game.play(passes(rival));
      const { seq } = game;
      await server.runChore('orders');
      await own.until(() => heardOrder(own.person)?.failed !== undefined);
      expect(await lookOf(begun)).toMatchObject({
        seq,
        draft: [],
        order: { failed: { seq, why: { trouble: 'incomplete', isLeft: true } } },
      });
    }
  });

  it('is dropped if the turn that applies cannot be played, and this turn lies on the desk', async () => {
    const begun = await begin();
    const { server, game, seat, rival, own } = begun;
    const draft = passes(own, 1);
    const turns = [
      [
        { when: ['not money 999'], draft, limit: 9 },
        { when: [], draft: passes(own) },
      ],
      bothWays(begun, 'first'),
    ];
    await game.leaveTurns(seat, [turns[0]]);
    await game.play(passes(rival));
    await server.runChore('orders');
    await own.until(() => heardOrder(own.person)?.failed !== undefined);
    const { order, draft: shown } = await lookOf(begun);
    expect(shown).toEqual(draft);
    expect(order).toMatchObject({ draft, limit: 9, failed: { why: { trouble: 'incomplete' } } });
    expect(order).not.toHaveProperty('turns');
  });

  it('counts what has happened since each part of it was left', async () => {
    const begun = await begin();
    const { file, game, seat, own } = begun;
    const [condition] = [buildTurn(begun.rival).condition];
    const left = await game.leaveTurns(seat, [bothWays(begun, condition)]);
    if (!('order' in left) || !left.order) throw new Error('not left');
    // As if it had been left before anything was played.
    const database = new SqliteDatabase(file);
    onTestFinished(() => database.close());
    await database.query(`update orders set body = replace(body, '"since":${game.seq}', '"since":1')`);
    const [first] = bothWays(begun, condition);
    const changed = await game.leaveTurns(seat, [[first, { when: ['first'], draft: passes(own) }]], left.order.id);
    expect(changed).toMatchObject({ order: { turns: [[{ since: 1 }, { when: ['first'], since: game.seq }]] } });
  });
});

describe('an order for two turns', () => {
  it('is carried out turn by turn', async () => {
    const begun = await begin();
    const { game, seat, own } = begun;
    const cards = passes(own, 4);
    const second = [
      { when: ['money 999'], draft: [] },
      { when: [], draft: cards.slice(2).map((text) => text.replace('pass', 'loan 10')) },
    ];
    const left = await game.leaveTurns(seat, [[{ when: [], draft: cards.slice(0, 2) }], second]);
    await game.play();
    expect(await carryOut(begun)).toEqual(['pass', 'pass']);
    await own.until(() => heardOrder(own.person)?.turns?.length === 1);
    const { order } = await lookOf(begun);
    expect(order).toMatchObject({ draft: [], turns: [second] });
    expect('order' in left && left.order?.id).not.toBe(order?.id);
    while (game.actor !== seat) await game.play();
    expect(await carryOut(begun)).toEqual(['loan', 'loan']);
    expect(await lookOf(begun)).not.toHaveProperty('order');
  });

  it('is gone if the first is played otherwise', async () => {
    const begun = await begin();
    const { game, seat, own } = begun;
    const cards = passes(own, 4);
    await game.leaveTurns(seat, [[{ when: [], draft: cards.slice(0, 2) }], [{ when: [], draft: cards.slice(2) }]]);
    await game.play();
    await game.play(loans(own));
    await own.until(() => heardOrder(own.person) === undefined);
    expect(await lookOf(begun)).not.toHaveProperty('order');
  });

  it('cannot spend a card twice', async () => {
    const { game, seat, own } = await begin();
    const cards = passes(own, 20);
    const [first] = [...new Set(cards)].filter((text) => cards.filter((one) => one === text).length === 1);
    const turn = [{ when: [], draft: [first] }];
    expect(await game.leaveTurns(seat, [turn, turn])).toMatchObject({
      denied: 'refused',
      refusal: { reason: 'cardNotHeld' },
    });
    expect(await game.leaveTurns(seat, [turn])).toHaveProperty('order');
  });
});

describe('what is no order', () => {
  it('gets one answer and changes nothing', async () => {
    const { game, seat, own } = await begin();
    const [draft] = [passes(own)];
    expect(await game.leaveTurns(seat, [[{ when: ['built in nowhere'], draft }]])).toEqual({
      denied: 'unreadable',
      step: -1,
    });
    expect(await game.leaveTurns(seat, [[{ when: ['first'], draft: ['nonsense'] }]])).toEqual({
      denied: 'unreadable',
      step: 0,
    });
    const choice = { when: ['first'], draft };
    const misshapen: readonly (readonly TurnChoices[])[] = [
      [],
      [[]],
      [[choice], [choice], [choice]],
      [Array.from({ length: 7 }, () => choice)],
      [[{ when: [], draft }, choice]],
      [[{ when: [], draft: [] }]],
      [[{ when: Array.from({ length: 5 }, () => 'first'), draft }]],
      [[{ when: ['x'.repeat(201)], draft }]],
      [[{ when: ['first'], draft, limit: -1 }]],
    ];
    for (const turns of misshapen) await expect(game.leaveTurns(seat, turns)).rejects.toThrow('unreadable');
    expect(heardOrder(own.person)).toBeUndefined();
  });
});

describe('the file with everything about a person', () => {
  it('has their own orders, and nobody else’s', async () => {
    const begun = await begin();
    const { game, seat, own, rival } = begun;
    const turns = [bothWays(begun, 'first')];
    await game.leaveTurns(seat, turns);
    const exported = (person: typeof own.person) => person.get('/api/account/export');
    expect(JSON.parse(await exported(own.person))).toMatchObject({ orders: [{ game: game.game, seat, turns }] });
    expect(await exported(rival.person)).not.toContain('"orders"');
  });
});
