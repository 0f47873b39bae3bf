import { join } from 'node:path';

import { parseStep } from '@coalbrook/desk';
import { seededChance } from '@coalbrook/host';
import { questionOf, tryOut } from '@coalbrook/rules';
import type { GameEvent, Seat, State } from '@coalbrook/rules';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import type { RunningServer } from '../../roof/server.ts';
import type { FollowedGame } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { heardOrder, OrderedGame } from '../../testing/orderedGame.ts';
import { fillTurn } from '../../testing/play.ts';

/** Committed parts of turns: a turn that reveals something has several. */
interface Part {
  readonly seat: Seat;
  readonly draft: readonly string[];
}

interface Expected {
  /** Undefined if the order is used. */
  readonly trouble: string | undefined;
}

/** Numbers from 0 to 1 that look random, always the same. */
const numbers = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/** What a seat spends with its actions, by the count that decides the turn order, which begins anew each round. */
const spentWith = (before: State, followed: FollowedGame, draft: readonly string[]): number => {
  const { table, viewer } = followed;
  let total = 0;
  const state = before.copy();
  for (const text of draft) {
    const step = parseStep(table, text);
    if (!step.ok) throw new Error(text);
    for (const action of step.value) {
      const [spent, round] = [state.spent[viewer], state.round];
      const events: GameEvent[] = [];
      tryOut(table, state, action, (event) => events.push(event));
      const ended = events.find((event) => event.event === 'reordered');
      if (state.round === round && !ended) total += state.spent[viewer] - spent;
      else if (ended) total += ended.spent[viewer] - spent;
      // Where a round ends without a new order, the last action is a pass or takes nothing but cards in these games.
    }
  }
  return total;
};

/** What should become of an order now, from what its person sees. */
const expectationOf = (followed: FollowedGame, draft: readonly string[], limit: number): Expected => {
  const turn = followed.turn();
  for (const text of draft) if (turn.add(text)) return { trouble: 'refused' };
  if (turn.stage === 'open') return { trouble: 'incomplete' };
  const isDear = limit >= 0 && spentWith(followed.turn().state, followed, draft) > limit;
  return { trouble: isDear ? 'dear' : undefined };
};

const positionOf = async (database: SqliteDatabase, game: string): Promise<string> => {
  const [row] = await database.query<{ position: string }>('select position from games where id = $1', game);
  return row.position;
};

/** Plays so many turns by hand, and returns them. */
const playByHand = async (game: OrderedGame, turns: number): Promise<readonly Part[]> => {
  const parts: Part[] = [];
  while (!game.isOver && parts.length < turns) {
    const seat = game.actor;
    const draft = fillTurn(game.at(seat), game.seq * 3 + parts.length);
    await game.play(draft);
    parts.push({ seat, draft });
  }
  return parts;
};

interface Tally {
  used: number;
  readonly failed: Map<string, number>;
}

/** An order that a seat leaves for its next turn: the right one, an earlier one, a part of one, with or without a limit. */
const orderFor = (
  parts: readonly Part[],
  at: number,
  random: () => number,
): { readonly draft: readonly string[]; readonly limit: number } | undefined => {
  const { seat, draft } = parts[at];
  const earlier = parts.slice(0, at).findLast((part) => part.seat === seat)?.draft;
  const limit = random() < 0.4 ? -1 : Math.floor(random() * 30);
  const kind = random();
  if (kind < 0.6) return { draft, limit };
  if (kind < 0.75) return { draft: draft.slice(0, -1), limit };
  return earlier ? { draft: earlier, limit } : undefined;
};

/** Plays the same turns, but by orders that are left at some earlier moment, as far as they are good. */
const playByOrder = async (
  server: RunningServer,
  game: OrderedGame,
  parts: readonly Part[],
  random: () => number,
): Promise<Tally> => {
  const tally: Tally = { used: 0, failed: new Map() };
  const left = new Map<Seat, { readonly draft: readonly string[]; readonly limit: number }>();
  for (let at = 0; at < parts.length; at++) {
    const { seat, draft } = parts[at];
    expect(game.actor).toBe(seat);
    // Somebody who waits leaves an order for the next turn of theirs.
    for (const other of game.seats.keys()) {
      const next = parts.findIndex((part, index) => index >= at && part.seat === other);
      if (other === seat || next < 0 || left.has(other) || random() < 0.4) continue;
      const order = orderFor(parts, next, random);
      const answer = order && order.draft.length > 0 ? await game.leave(other, order.draft, order.limit) : undefined;
      if (order && answer && 'order' in answer) left.set(other, order);
      else if (answer) expect(answer).toMatchObject({ denied: 'refused', refusal: { reason: 'cardNotHeld' } });
    }
    const { seq } = game;
    const order = left.get(seat);
    if (order && questionOf(game.at(seat).turn().state) !== 'action') {
      // A tile is given up in a shortfall, which is no turn. The order waits on.
      await server.runChore('orders');
      expect(heardOrder(game.at(seat).person)).toMatchObject(order.limit < 0 ? { draft: order.draft } : order);
      await game.play(draft);
      continue;
    }
    left.delete(seat);
    if (!order) {
      await game.play(draft);
      continue;
    }
    const { trouble } = expectationOf(game.at(seat), order.draft, order.limit);
    await server.runChore('orders');
    if (trouble === undefined) {
      await game.settle(seq + 1);
      expect(game.at(seat).steps[seq + 1].isByOrder).toBe(true);
      tally.used++;
      // An earlier turn that was still possible leads elsewhere.
      if (JSON.stringify(order.draft) !== JSON.stringify(draft)) return tally;
    } else {
      const followed = game.at(seat);
      await followed.until(() => heardOrder(followed.person)?.failed?.seq === seq);
      expect(heardOrder(followed.person)?.failed?.why.trouble).toBe(trouble);
      tally.failed.set(trouble, (tally.failed.get(trouble) ?? 0) + 1);
      await game.play(draft);
    }
  }
  return tally;
};

const TURNS = 40;

/** Milliseconds for which an order waits by itself. */
const LONG = 100_000_000;

describe.each([
  ['birmingham', [1, 2, 3]],
  ['lancashire', [4, 5, 6]],
  ['age-of-industry', [7, 8, 9]],
] as const)('orders at a table of %s', (edition, seeds) => {
  it('are used exactly if they are legal and within the limit, and lead where the same turns by hand lead', async () => {
    const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
    // Orders are only carried out when the test says so.
    const server = await startAt('', { database, chanceOf: () => seededChance('orders'), botFloor: LONG });
    onTestFinished(() => server.close());
    let alike = 0;
    const total: Tally = { used: 0, failed: new Map() };
    for (const seed of seeds) {
      const random = numbers(seed);
      const [byHand, byOrder] = [
        await OrderedGame.begin(server.port, newTable(edition, 'ppp')),
        await OrderedGame.begin(server.port, newTable(edition, 'ppp')),
      ];
      const parts = await playByHand(byHand, TURNS);
      const { used, failed } = await playByOrder(server, byOrder, parts, random);
      if (byOrder.seq === byHand.seq) {
        expect(await positionOf(database, byOrder.game)).toBe(await positionOf(database, byHand.game));
        alike++;
      }
      total.used += used;
      for (const [trouble, count] of failed) total.failed.set(trouble, (total.failed.get(trouble) ?? 0) + count);
      for (const { person } of [...byHand.seats.values(), ...byOrder.seats.values()]) await person.leave();
    }
    expect(total.used).toBeGreaterThan(20);
    expect([...total.failed.keys()].toSorted()).toEqual(['dear', 'incomplete', 'refused']);
    expect(alike).toBeGreaterThan(0);
  });
});
