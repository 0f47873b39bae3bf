/** Compares every moment of a game's history with a replay that keeps all positions. */

import { CommittedGame } from '@coalbrook/host';
import { follow, openGame } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { maskEvent, NOBODY, pick, seedOf } from '@coalbrook/rules';
import type { GameEvent, Seat, Table } from '@coalbrook/rules';
import { expect } from 'vitest';

import { expectSame } from '../expectSame.ts';
import { recordedGame } from './randomGame.ts';
import type { Leaning } from './randomGame.ts';

interface Moments {
  /** After so many entries. */
  readonly cells: readonly Int16Array[];
  /** Events of the setup, then of each entry. */
  readonly events: readonly (readonly GameEvent[])[];
  /** By entry: the position in which an era ended. */
  readonly counted: ReadonlyMap<number, Int16Array>;
}

const momentsOf = ({ header, entries }: GameRecord): Moments => {
  let told: GameEvent[] = [];
  const game = openGame(header, (event) => told.push(event));
  if (!game.ok) throw new Error(JSON.stringify(game.fault));
  const { state } = game.value;
  const cells = [state.cells.slice()];
  const events = [told];
  const counted = new Map<number, Int16Array>();
  for (const entry of entries) {
    told = [];
    const outcome = follow(game.value, entry, (event) => {
      told.push(event);
      if (event.event === 'eraEnded') counted.set(entry.seq, state.cells.slice());
    });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
    cells.push(state.cells.slice());
    events.push(told);
  }
  return { cells, events, counted };
};

const isSame = (one: Int16Array | undefined, other: Int16Array | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Buffer.compare(bytesOf(one), bytesOf(other)) === 0);

const bytesOf = ({ buffer, byteOffset, byteLength }: Int16Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const LOOKS = 200;

/** Forwards, backwards, and in random order. */
const waysThrough = (length: number, seed: string): readonly number[] => {
  const forwards = Array.from({ length: length + 1 }, (_, seq) => seq);
  const anywhere = Array.from({ length: LOOKS }, (_, look) => pick(seedOf(seed), look, length + 1));
  return [...forwards, ...forwards.toReversed(), ...anywhere];
};

/** The history of an opened game equals that of a plain replay, in any order of access. */
export const keepsItsHistory = (table: Table, number: number, leaning: Leaning): void => {
  const record = recordedGame(table, number, leaning).record();
  const { cells, events, counted } = momentsOf(record);
  const opened = CommittedGame.open(record.header, record.entries);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { history } = opened.value;
  expect(history.length).toBe(record.entries.length);

  const wrong = waysThrough(history.length, table.edition.slug).filter(
    (seq) => !isSame(history.stateAt(seq).cells, cells[seq]),
  );
  expectSame(wrong, []);

  expect(counted.size).toBe(table.eras.length);
  const miscounted = record.entries.filter(({ seq }) => !isSame(history.countedAt(seq)?.cells, counted.get(seq)));
  expectSame(miscounted, []);

  for (const viewer of [0 as Seat, NOBODY]) {
    const steps = events.map((told, index) => ({
      seq: index - 1,
      who: record.entries[index - 1]?.who ?? 'chance',
      events: told.map((event) => maskEvent(event, viewer)),
    }));
    for (const from of [-1, 1, history.length - 20, history.length]) {
      expectSame(history.steps(from, viewer), steps.slice(from + 1));
    }
  }
};
