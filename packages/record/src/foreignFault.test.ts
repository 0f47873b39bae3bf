import { isOver, legalActions, namedCellsText, pick, seededDraw, seedOf, awaitsChance } from '@coalbrook/rules';
import type { NamedCells } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { foreignFault } from './foreignFault.ts';
import { Game } from './game.ts';
import type { Entry, GameRecord, Header } from './record.ts';
import { makeEntry, parseRecord, makeRecord, readRecord } from './record.ts';
import { replay } from './replay.ts';
import { tableFor } from './tableFor.ts';

const seed = seedOf('foreign');

/** A game of random moves, up to this many entries. */
const play = (length: number): Game => {
  const table = tableFor('lancashire', { seats: 2 });
  if (!table.ok) throw new Error('no table');
  const game = new Game(table.value);
  while (!isOver(game.state) && game.entries.length < length) {
    if (awaitsChance(game.state)) game.draw(seededDraw(game.table, game.state, seed));
    else {
      const legal = legalActions(game.table, game.state);
      game.play(legal[pick(seed, 100_000 + game.entries.length, legal.length)]);
    }
  }
  return game;
};

const whole = play(Infinity);
const half = play(40);

const withHeader = (game: Game, more: Partial<Header>): GameRecord => {
  const { header, entries } = game.record();
  return { header: { ...header, ...more }, entries };
};

const resumedUnder = (rules: number): GameRecord =>
  withHeader(half, {
    resumed: { after: 30, rules, position: JSON.parse(namedCellsText(half.table, play(30).state)) as NamedCells },
  });

describe('a record from elsewhere', () => {
  it('may go on from a position under other rules, but not under its own', () => {
    const { rules } = half.record().header;
    expect(foreignFault(resumedUnder(rules + 1))).toBeUndefined();
    expect(foreignFault(resumedUnder(rules))).toEqual({
      at: 'resumed.rules',
      problem: 'impossible',
      expected: { kind: 'otherRules', rules },
      found: { kind: 'value', text: String(rules) },
    });
  });

  it('may have been abandoned, but not after its end', () => {
    expect(foreignFault(withHeader(half, { abandoned: true }))).toBeUndefined();
    expect(foreignFault(withHeader(whole, {}))).toBeUndefined();
    expect(foreignFault(withHeader(whole, { abandoned: true }))).toMatchObject({
      at: 'abandoned',
      problem: 'impossible',
      expected: { kind: 'unfinishedGame' },
    });
  });

  it('tells which entries were not checked', () => {
    const game = replay(resumedUnder(9));
    expect(game.ok && game.value.unchecked).toEqual({ first: 29, last: 29 });
    const { header, entries } = resumedUnder(9);
    const changed = entries.map((entry): Entry => (entry.seq === 20 ? { ...entry, check: 'zzzz' } : entry));
    const broken = replay({ header, entries: changed });
    expect(broken.ok && broken.value.unchecked).toEqual({ first: 20, last: 29 });
    const checked = replay(half.record());
    expect(checked.ok && checked.value.unchecked).toBeUndefined();
  });
});

describe('an entry', () => {
  const lines = half.record().entries.map(makeEntry);
  const at = lines.findIndex((line) => line.includes('cards to'));

  /** The record with one line written in another way. */
  const written = (line: string): unknown => ({
    coalbrook: 1,
    ...half.record().header,
    entries: lines.map((other, index) => (index === at ? line : other)),
  });

  it.each([
    ['a doubled blank', (line: string) => line.replace('cards to', 'cards  to')],
    ['a tab', (line: string) => line.replace('cards to', 'cards\tto')],
    ['a blank before the check value', (line: string) => line.replace(' =', '  =')],
    ['a blank at its beginning', (line: string) => line.replace('? ', '?  ')],
  ])('with %s is not read', (_what, change) => {
    const line = change(lines[at]);
    expect(line).not.toBe(lines[at]);
    expect(readRecord(written(line))).toMatchObject({
      ok: false,
      fault: { at: `entries[${at}]`, problem: 'wrongKind', expected: { kind: 'singleBlanks' } },
    });
  });

  it('that can be read, but is written in another way than its own, diverges', () => {
    const line = lines[at].replace(/ to \d/, '');
    const read = readRecord(written(line));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const { what } = half.record().entries[at];
    expect(replay(read.value)).toMatchObject({
      ok: false,
      fault: { seq: at, kind: 'input', fault: { at: `entries[${at}]`, expected: { kind: 'exactly', value: what } } },
    });
  });

  it('is read as it was written', () => {
    expect(parseRecord(makeRecord(half.record()))).toEqual({ ok: true, value: half.record() });
  });
});
