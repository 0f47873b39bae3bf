import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { gainOf } from '@coalbrook/record';
import { NONE } from '@coalbrook/rules';
import type { GameEvent, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { chronicleOf } from './chronicle.ts';
import { resumedAt, tableFor } from './fixtures.ts';
import { playRandomly } from './randomGame.ts';

interface Played {
  readonly events: readonly GameEvent[];
  readonly end: State;
  /** The points in the state at the first decision of each round. */
  readonly pointsAt: ReadonlyMap<string, readonly number[]>;
  /** A position in the middle, and the number of events before it. */
  readonly middle: State;
  readonly heard: number;
  /** Tiles built and links laid, counted on the board at every decision. */
  readonly pieces: readonly { readonly tiles: number; readonly links: number }[];
  /** Money borrowed by loan actions, by seat. */
  readonly loans: readonly number[];
}

const count = (owners: Iterable<number>, seat: number): number =>
  Array.from(owners).filter((owner) => owner === seat).length;

const playedAt = (table: Table, seed: string): Played => {
  const events: GameEvent[] = [];
  const pointsAt = new Map<string, readonly number[]>();
  const most = table.automata.map(() => ({ tiles: 0, links: 0 }));
  const loans = table.automata.map(() => 0);
  let middle: State | undefined;
  let heard = 0;
  let decisions = 0;
  const end = playRandomly(table, seed, {
    tell: (event) => events.push(event),
    look: (state, _legal, choice) => {
      if (choice.kind === 'loan') loans[state.actor] += choice.amount;
      const key = `${state.era} ${state.round}`;
      if (!pointsAt.has(key)) pointsAt.set(key, [...state.points]);
      most.forEach((one, seat) => {
        one.tiles = Math.max(one.tiles, count(state.tileOwner, seat));
        one.links = Math.max(one.links, count(state.linkOwner, seat));
      });
      if (decisions++ !== 60) return;
      middle = state.copy();
      heard = events.length;
    },
  });
  if (!middle) throw new Error('too short a game');
  return { events, end, pointsAt, middle, heard, pieces: most, loans };
};

const tables: readonly (readonly [string, Table])[] = [
  ...[birmingham, lancashire, ageOfIndustry].map((edition) => [edition.name, tableFor(edition, { seats: 3 })] as const),
  [
    'Birmingham with an automaton',
    tableFor(birmingham, { seats: 1, automata: birmingham.automata.slice(0, 1).map(({ slug }) => slug) }),
  ],
];

describe.each(tables)('the chronicle of %s', (_, table) => {
  const { events, end, pointsAt, middle, heard, pieces, loans } = playedAt(table, 'chronicle');
  const chronicle = chronicleOf(table, events);
  const { rounds, seats, bestTile, bestLink } = chronicle;

  it('ends with the points, the money and the income of the state', () => {
    expect(rounds.at(-1)?.points).toEqual([...end.points]);
    seats.forEach(({ money, level }, seat) => {
      const hasPurse = !table.automata[seat];
      expect(money).toBe(hasPurse ? end.money[seat] : 0);
      expect(level).toBe(hasPurse ? table.track.levelOf[end.income[seat]] : 0);
    });
  });

  it('has the points of the state after each era', () => {
    for (const { id } of table.eras.slice(1)) {
      const first = rounds.findIndex(({ era }) => era === id);
      expect(rounds[first - 1].points).toEqual(pointsAt.get(`${id} ${rounds[first].round}`));
    }
  });

  it('has every round once, in order', () => {
    const began = events.flatMap((event) => (event.event === 'roundBegan' ? [`${event.era} ${event.round}`] : []));
    expect(rounds.map(({ era, round }) => `${era} ${round}`)).toEqual(began);
  });

  it('counts at least what was on the board at one time', () => {
    seats.forEach(({ built, laid, flipped }, seat) => {
      expect(built).toBeGreaterThanOrEqual(pieces[seat].tiles);
      expect(laid).toBeGreaterThanOrEqual(pieces[seat].links);
      expect(flipped).toBeLessThanOrEqual(built);
    });
  });

  it('finds no tile on the board that is worth more than the best one', () => {
    const scored = table.sites.filter(({ id }) => end.tile[id] !== NONE && end.flipped[id] !== 0);
    for (const { id } of scored) expect(bestTile?.points).toBeGreaterThanOrEqual(table.tiles[end.tile[id]].points);
    const amounts = events.flatMap((event) => {
      const gain = gainOf(event);
      return gain?.link === undefined ? [] : [gain.amount];
    });
    expect(bestLink?.amount).toBe(Math.max(...amounts));
  });

  it('ends the same if it begins in the middle', () => {
    const rest = chronicleOf(table, [resumedAt(table, middle), ...events.slice(heard)]);
    expect(rest.rounds.at(-1)?.points).toEqual(rounds.at(-1)?.points);
    expect(rest.seats.map(({ money, level }) => [money, level])).toEqual(
      seats.map(({ money, level }) => [money, level]),
    );
  });

  it('ends the same if what led to a position in the middle is not told', () => {
    const early = events.slice(0, heard / 2);
    const rest = chronicleOf(table, [...early, resumedAt(table, middle), ...events.slice(heard)]);
    expect(rest.rounds.at(-1)?.points).toEqual(rounds.at(-1)?.points);
    expect(rest.before).toEqual(chronicle.before);
  });

  it('knows all loans taken, and those left in the state', () => {
    seats.forEach(({ borrowed }, seat) => {
      const repaid = events.reduce(
        (sum, event) => sum + (event.event === 'repaid' && event.seat === seat ? event.amount : 0),
        0,
      );
      const left = table.credit ? end.loans[seat] * table.credit.unit : loans[seat];
      expect(borrowed).toBe(left + repaid);
    });
    expect(seats.some(({ borrowed }) => borrowed > 0)).toBe(true);
  });
});
