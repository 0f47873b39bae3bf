/** Checks that hold at every table, for every edition, seat count and option. */

import { isDeepStrictEqual } from 'node:util';

import { makeAction, makeCheck, makeRecord, parseAction, parseRecord, replay } from '@coalbrook/record';
import {
  brokenInvariant,
  check,
  checkDraw,
  describe,
  fingerprint,
  isLegal,
  isOver,
  kinds,
  legalActions,
  listLegal,
  mask,
  NOBODY,
  pick,
  play,
  seedOf,
  State,
  UNKNOWN,
} from '@coalbrook/rules';
import type { Action, Seat, Table } from '@coalbrook/rules';
import { expect } from 'vitest';

import { expectSame } from '../expectSame.ts';
import { Bookkeeper } from './bookkeeper.ts';
import { randomGame, recordedGame } from './randomGame.ts';
import type { Decision, Leaning } from './randomGame.ts';

const seatsOf = (table: Table): Seat[] => Array.from({ length: table.seats }, (_, seat) => seat as Seat);

const MOST_DECISIONS = 1000;

/** The first cell in which two rows differ, if any. Faster than `toEqual`, which would take most of the time. */
const difference = (one: ArrayLike<unknown>, other: ArrayLike<unknown>): string | undefined => {
  if (one.length !== other.length) return `${one.length} against ${other.length} in length`;
  for (let index = 0; index < one.length; index++) {
    if (one[index] !== other[index]) return `${String(one[index])} against ${String(other[index])} at ${index}`;
  }
  return undefined;
};

/** There is always a legal action, invariants hold, and the game ends. Returns the number of decisions. */
export const playsToTheEnd = (table: Table, number: number, leaning: Leaning): number => {
  let decisions = 0;
  for (const { state, legal } of randomGame(table, number, leaning)) {
    const broken = brokenInvariant(table, state);
    if (broken) throw new Error(`${leaning} game ${number}, decision ${decisions}: not so that ${broken.name}`);
    if (legal.length > 0 === isOver(state)) throw new Error(`${leaning} game ${number}: a dead end at ${decisions}`);
    if (++decisions > MOST_DECISIONS) throw new Error(`${leaning} game ${number} does not end`);
  }
  return decisions;
};

/** The list is exactly what `check` accepts, and no other seat may play any of it. */
export const listsWhatItAccepts = (table: Table, { state, legal }: Decision): void => {
  const listed = new Set(legal);
  expect(listed.size).toBe(legal.length);
  const wrong = table.catalogue.all.filter(
    (action) => listed.has(action) !== (check(table, state, state.actor, action) === undefined),
  );
  expectSame(
    wrong.map((action) => makeAction(table, action)),
    [],
  );
  for (const other of seatsOf(table).filter((seat) => seat !== state.actor)) {
    const asked = legal.map((action) => check(table, state, other, action)?.reason);
    expectSame(new Set(asked), new Set(['notYourTurn']));
  }
  expect(checkDraw(table, state, [])?.reason).toBe('nothingToDraw');
};

/** The list of one kind is that part of the whole list. */
export const listsByKind = (table: Table, { state, legal }: Decision): void => {
  for (const kind of kinds) {
    const offered: Action[] = [];
    listLegal(table, state, (action) => offered.push(action), kind);
    const part = legal.filter((action) => action.kind === kind);
    expect(difference(offered, part)).toBeUndefined();
    const missing = table.catalogue.all.find((action) => action.kind === kind && !offered.includes(action));
    if (missing) expect(isLegal(table, state, missing)).toBe(false);
  }
};

/** Every refusal cites a rule. */
export const refusesWithARule = (table: Table, { state }: Decision): void => {
  const rules = table.catalogue.all.flatMap((action) => check(table, state, state.actor, action)?.rule ?? []);
  for (const rule of new Set(rules)) expect(rule).toMatch(/^[a-z-]+\.[a-z]+\.\d+$/);
};

/** Action notation can be parsed again, and cells can be stored and restored. */
export const survivesStorage = (table: Table, { state, legal }: Decision): void => {
  const lost = legal.filter((action) => {
    const parsed = parseAction(table, makeAction(table, action));
    return !parsed.ok || !isDeepStrictEqual(parsed.value, action) || !isLegal(table, state, { ...action });
  });
  expectSame(
    lost.map((action) => makeAction(table, action)),
    [],
  );
  const restored = new State(table.layout);
  restored.cells.set(Int16Array.from(JSON.parse(JSON.stringify([...state.cells])) as number[]));
  expectSame(describe(table, restored), describe(table, state));
  expect(fingerprint(table, restored)).toBe(fingerprint(table, state));
};

/** Changing a copy does not change the original, and listing or checking changes nothing. */
export const copiesAreIndependent = (table: Table, { state, legal, choice }: Decision): void => {
  const before = state.cells.slice();
  const copy = state.copy();
  play(table, copy, choice);
  expect(difference(state.cells, before)).toBeUndefined();
  expect(difference(legalActions(table, state), legal)).toBeUndefined();
  expect(difference(state.cells, before)).toBeUndefined();
};

/** Reshuffles what a seat cannot see: the other hands and the deck. */
const shuffleUnseen = (table: Table, state: State, seat: Seat, number: number): State => {
  const seed = seedOf(number);
  const width = table.cards.length;
  const shuffled = state.copy();
  const hidden = seatsOf(table)
    .filter((other) => other !== seat)
    .map((other) => ({ column: shuffled.hand, start: other * width }));
  const piles = [...hidden, { column: shuffled.deck, start: 0 }];
  const pool: number[] = [];
  const sizes = piles.map(({ column, start }) => {
    let size = 0;
    for (const { id, wild } of table.cards) {
      if (wild) continue;
      for (; column[start + id] > 0; column[start + id]--) {
        pool.push(id);
        size++;
      }
    }
    return size;
  });
  let counter = 0;
  piles.forEach(({ column, start }, index) => {
    for (let left = sizes[index]; left > 0; left--) {
      const [card] = pool.splice(pick(seed, counter++, pool.length), 1);
      column[start + card]++;
    }
  });
  return shuffled;
};

/** Hidden cards affect neither a seat's view nor its choices. */
export const keepsSecrets = (table: Table, { state, legal }: Decision, number: number): void => {
  for (const seat of [...seatsOf(table), NOBODY]) {
    const view = mask(table, state, seat);
    const other = shuffleUnseen(table, state, seat, number);
    expect(brokenInvariant(table, other)).toBeUndefined();
    expect(difference(mask(table, other, seat).cells, view.cells)).toBeUndefined();
    const unseen = table.cards.map(({ wild }) => (wild ? 0 : UNKNOWN));
    expect(difference(view.deck, unseen)).toBeUndefined();
    for (const hidden of seatsOf(table).filter((one) => one !== seat)) {
      const start = hidden * table.cards.length;
      const held = table.cards.map(({ id, wild }) => (wild ? state.hand[start + id] : UNKNOWN));
      expect(difference([...view.hand].slice(start, start + held.length), held)).toBeUndefined();
    }
    if (seat !== state.actor) continue;
    const seen: Action[] = [];
    listLegal(table, view, (action) => seen.push(action));
    expect(difference(seen, legal)).toBeUndefined();
  }
};

/** Money and points change only as events say. */
export const keepsBooks = (table: Table, number: number, leaning: Leaning): void => {
  const books = new Bookkeeper(table);
  for (const { state, events } of randomGame(table, number, leaning)) {
    for (const event of events) books.hear(event);
    expect(difference(state.money, books.money)).toBeUndefined();
    expect(difference(state.points, books.points)).toBeUndefined();
  }
};

/** The text of a recorded game replays to the same position, and each check is the fingerprint of its position. */
export const replaysItsRecord = (table: Table, number: number, leaning: Leaning): void => {
  const game = recordedGame(table, number, leaning);
  const parsed = parseRecord(makeRecord(game.record()));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const wrong: string[] = [];
  const replayed = replay(parsed.value, undefined, ({ state }, entry) => {
    if (entry.check !== makeCheck(fingerprint(table, state))) wrong.push(entry.what);
  });
  expectSame(wrong, []);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault));
  expect(difference(replayed.value.state.cells, game.state.cells)).toBeUndefined();
};
