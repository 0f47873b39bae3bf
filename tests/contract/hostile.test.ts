/** Nonsense from outside is refused and never throws. */

import { editions } from '@coalbrook/editions';
import { makeAction, openDraft, parseAction, parseRecord, readDraw, readRecord, tableFor } from '@coalbrook/record';
import { check, checkDraw, isLegal, kinds, makeTable, mask } from '@coalbrook/rules';
import type { Action, Seat, Table, Wish } from '@coalbrook/rules';
import { parseJson, readBoard } from '@coalbrook/rules/input';
import { describe, expect, it } from 'vitest';

import { randomGame } from './randomGame.ts';
import type { Decision } from './randomGame.ts';
import { plainTables } from './tables.ts';

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const ring: { self?: unknown } = {};
ring.self = ring;

const junk: readonly unknown[] = [
  undefined,
  JSON.parse('null'),
  true,
  NaN,
  Infinity,
  -1,
  0.5,
  1e9,
  '',
  '0',
  'constructor',
  [],
  {},
  [0.5],
  [NaN, '0'],
  deep(3000),
  ring,
  JSON.parse('{"__proto__":{"kind":"pass"},"kind":"build"}'),
];

/** A decision in the middle of a game, and the table while it waits for chance. */
const middleOf = (table: Table): Decision => {
  let count = 0;
  for (const decision of randomGame(table, 3, 'busy')) if (count++ === 30) return decision;
  throw new Error('a short game');
};

const fields = ['card', 'site', 'industry', 'link', 'outlet', 'tile', 'amount', 'kind'] as const;

describe.each(plainTables)('at $name', ({ table }) => {
  const { state, legal } = middleOf(table);
  const before = [...state.cells];

  it('strange actions are refused', () => {
    const whole = { card: 0, site: 0, industry: 0, link: 0, outlet: 0, tile: 0, amount: 30 };
    const actions = [
      ...junk,
      ...kinds.flatMap((kind) => [
        { kind },
        ...junk.flatMap((value) => fields.map((field) => ({ kind, ...whole, [field]: value }))),
      ]),
    ] as readonly Action[];
    const disputed = actions.filter(
      (action) => isLegal(table, state, action) !== (check(table, state, state.actor, action) === undefined),
    );
    expect(disputed).toEqual([]);
    for (const seat of junk) expect(check(table, state, seat as Seat, legal[0])?.reason).toBe('notYourTurn');
    expect([...state.cells]).toEqual(before);
  });

  it('strange draws are refused', () => {
    const waiting = state.copy();
    waiting.awaits = 1;
    waiting.urn = 0;
    waiting.drawing = 1;
    for (const drawn of junk) expect(checkDraw(table, waiting, drawn as readonly number[])).toBeDefined();
    for (const one of junk) expect(checkDraw(table, waiting, [one] as readonly number[])).toBeDefined();
  });

  it('strange notation is refused', () => {
    for (const text of junk as readonly string[]) {
      expect(parseAction(table, text).ok).toBe(false);
      expect(readDraw(table, state, text).ok).toBe(false);
    }
    expect(parseAction(table, makeAction(table, legal[0])).ok).toBe(true);
  });

  it('an invalid seat sees nothing secret', () => {
    for (const seat of junk.filter((value) => typeof value !== 'string' || value !== '0')) {
      expect([...mask(table, state, seat as Seat).cells]).toEqual([...mask(table, state, -1 as Seat).cells]);
    }
  });
});

describe.each(editions)('for $slug', (edition) => {
  it('strange wishes are refused', () => {
    for (const value of junk) {
      for (const wish of [{ seats: value }, { seats: 3, options: value }, { seats: 3, automata: value }]) {
        if (Object.values(wish).at(-1) === undefined && 'options' in wish) continue;
        const made = makeTable(edition, wish as Wish);
        if (!made.ok) expect(made.fault.length).toBeGreaterThan(0);
      }
      expect(makeTable(edition, { seats: 3, files: { board: value ?? 0 } }).ok).toBe(false);
      expect(tableFor(value as string, { seats: 3 }).ok).toBe(false);
    }
  });

  it('strange documents are refused', () => {
    for (const value of junk) {
      expect(readBoard(value, edition.boardTerms).ok).toBe(false);
      expect(openDraft(value).ok).toBe(false);
      expect(readRecord(value).ok).toBe(false);
      expect(parseRecord(value as string).ok).toBe(false);
      expect(openDraft({ edition: edition.slug, seats: 3, files: { board: value ?? 0 } }).ok).toBe(false);
    }
    expect(parseJson('7', { name: 'it' })).toEqual({ ok: true, value: 7 });
  });
});

it('the cache of tables is bounded, and keeps a table in use', () => {
  const [edition] = editions;
  const [board] = edition.boards;
  const tableOn = (name: string): Table => {
    const made = makeTable(edition, { seats: 3, files: { board: { ...board, name } } });
    if (!made.ok) throw new Error('a printed board with another name is sound');
    return made.value;
  };
  const used = tableOn('used');
  const once = tableOn('once');
  expect(tableOn('once')).toBe(once);
  for (let number = 0; number < 70; number++) {
    tableOn(`board ${number}`);
    if (number % 10 === 0) tableOn('used');
  }
  expect(tableOn('used') === used).toBe(true);
  expect(tableOn('once') === once).toBe(false);
});
