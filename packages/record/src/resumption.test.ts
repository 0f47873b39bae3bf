import {
  awaitsChance,
  isOver,
  legalActions,
  namedCellsText,
  NOBODY,
  mask,
  pick,
  seededDraw,
  seedOf,
  stateFromCells,
} from '@coalbrook/rules';
import type { GameEvent, NamedCells, State, Table, Wish } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { Game } from './game.ts';
import { makeRecord, parseRecord, readRecord } from './record.ts';
import type { Entry, GameRecord } from './record.ts';
import { replay } from './replay.ts';
import { tableFor } from './tableFor.ts';

const tables: readonly (readonly [string, Wish])[] = [
  ['birmingham', { seats: 3 }],
  ['birmingham', { seats: 1, automata: ['eadweard', 'emily'] }],
  ['lancashire', { seats: 4 }],
  ['age-of-industry', { seats: 3 }],
];

const seed = seedOf('resumption');

/** Plays at random until this many entries. */
const playOn = (game: Game, length: number): void => {
  const { table, state } = game;
  while (!isOver(state) && game.entries.length < length) {
    if (awaitsChance(state)) game.draw(seededDraw(table, state, seed));
    else {
      const legal = legalActions(table, state);
      game.play(legal[pick(seed, 100_000 + game.entries.length, legal.length)]);
    }
  }
};

const begin = (edition: string, wish: Wish, length: number): Game => {
  const table = tableFor(edition, wish);
  if (!table.ok) throw new Error('no table');
  const game = new Game(table.value);
  playOn(game, length);
  return game;
};

const restored = (table: Table, state: State): State => {
  const again = stateFromCells(table, JSON.parse(namedCellsText(table, state)) as never);
  if ('unknown' in again) throw new Error(again.unknown);
  return again;
};

/** A record in which one entry led elsewhere under the rules of its time. */
const withOtherCheck = ({ header, entries }: GameRecord, at: number): GameRecord => ({
  header,
  entries: entries.map((entry): Entry => (entry.seq === at ? { ...entry, check: 'zzzz' } : entry)),
});

const resumedAfter = ({ table, state }: Game, { header, entries }: GameRecord): GameRecord => ({
  header: {
    ...header,
    resumed: { after: entries.length, rules: 9, position: JSON.parse(namedCellsText(table, state)) as NamedCells },
  },
  entries,
});

describe.each(tables)('%s %j', (edition, wish) => {
  it('has the same position after every entry when it is stored by name', () => {
    const game = begin(edition, wish, 0);
    while (!isOver(game.state)) {
      playOn(game, game.entries.length + 1);
      // As text, which is fast to compare.
      expect(restored(game.table, game.state).cells.join()).toBe(game.state.cells.join());
    }
  });

  it.each([30, 31, 32, 33, 34, 35, 36, 37, Infinity])('goes on after %d entries that no longer fit', (length) => {
    const game = begin(edition, wish, length);
    const broken = withOtherCheck(game.record(), 20);
    expect(replay(broken)).toMatchObject({ ok: false, fault: { seq: 20, kind: 'check' } });
    const record = parseRecord(makeRecord(resumedAfter(game, broken)));
    if (!record.ok) throw new Error(JSON.stringify(record.fault));
    const events: GameEvent[] = [];
    const counts: number[] = [];
    const again = replay(
      record.value,
      (event) => events.push(event),
      () => counts.push(events.length),
    );
    if (!again.ok) throw new Error(JSON.stringify(again.fault));
    expect(again.value.state.cells).toEqual(game.state.cells);
    expect(again.value.record()).toEqual(record.value);
    // What fits is told as before; then nothing until the game goes on.
    const told: GameEvent[] = [];
    const first = replay({ ...broken, entries: broken.entries.slice(0, 20) }, (event) => told.push(event));
    expect(first.ok).toBe(true);
    expect(events.slice(0, told.length)).toEqual(told);
    expect(counts.slice(19, -1).every((count) => count === told.length)).toBe(true);
    const { era, round } = game.state;
    const cells = Array.from(mask(game.table, game.state, NOBODY).cells);
    expect(events[told.length]).toEqual({ event: 'resumed', era, round, cells });
    expect(events.at(-1)?.event).toBe(isOver(game.state) ? 'gameEnded' : 'turnBegan');
    // Later entries are the same as without the change, and so are the draws.
    playOn(game, length + 40);
    playOn(again.value, length + 40);
    expect(again.value.entries.slice(length)).toEqual(game.entries.slice(length));
    expect(replay(again.value.record()).ok).toBe(true);
  });
});

describe('a record that goes on from a position', () => {
  const game = begin('lancashire', { seats: 2 }, 30);
  const { header, entries } = resumedAfter(game, game.record());

  it.each([
    [{ 'hand/0/nowhere': 1 }, 'resumed.position.hand/0/nowhere impossible'],
    [{ tile: 'nothing' }, 'resumed.position.tile impossible'],
    [{ round: 1.5 }, 'resumed.position.round impossible'],
    [{ round: 40_000 }, 'resumed.position.round impossible'],
    [{ 'money/0': -3 }, 'resumed.position broken'],
    [{ awaits: 'chance' }, 'resumed.position impossible'],
    [{ phase: 'elsewhere' }, 'resumed.position.phase impossible'],
  ])('is refused with %j', (change, fault) => {
    const resumed = { ...header.resumed, position: { ...header.resumed?.position, ...change } };
    const read = readRecord({ coalbrook: 1, ...header, resumed, entries: [] });
    expect(read.ok ? '' : `${read.fault.at} ${read.fault.problem}`).toBe(fault);
  });

  it.each([
    [{ resumed: 3 }, 'resumed wrongKind'],
    [{ resumed: { after: 0, rules: 1, position: header.resumed?.position } }, 'resumed.after outOfRange'],
    [{ resumed: { rules: 1, position: header.resumed?.position } }, 'resumed.after missing'],
  ])('is refused with %j', (change, fault) => {
    const read = readRecord({ coalbrook: 1, ...header, ...change, entries: entries.map(() => '? x =0000') });
    expect(read.ok ? '' : `${read.fault.at} ${read.fault.problem}`).toBe(fault);
  });
});
