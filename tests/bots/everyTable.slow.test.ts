/** Every player plays everywhere: with all options, next to automata, and on boards that nobody trained for. */
import { readFile } from 'node:fs/promises';

import { findPolicy, NetShelf, playGame, policyNames } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { brokenInvariant, isOver, makeTable, seedOf } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { randomBoard } from '../boards/randomBoard.ts';
import { allTables, sampledTables } from '../contract/tables.ts';
import { isSoak, soakCount } from '../soakCount.ts';

const shelf = new NetShelf((file) => readFile(new URL(import.meta.resolve(`@coalbrook/bots/nets/${file}`))));
const players = policyNames.map((name) => findPolicy(name, shelf)!);

/** As many players as there are seats, from one of them on. */
const seated = (table: Table, first: number): readonly Policy[] =>
  Array.from({ length: table.wish.seats }, (_, seat) => players[(first + seat) % players.length]);

/** All tables in a soak; otherwise every other one of the usual sample, with every player at one of them. */
const tables = sampledTables(allTables).filter((_, index) => isSoak || index % 2 === 1);

const numberOf = (name: string): number => allTables.findIndex((one) => one.name === name);

/** The players take the seats of all tables in turn: who comes first at one of them. */
const firstAt = (name: string): number =>
  tables
    .slice(
      0,
      tables.findIndex((one) => one.name === name),
    )
    .reduce((sum, { table }) => sum + table.wish.seats, 0);

const playThrough = async (table: Table, first: number, number: number): Promise<void> => {
  await shelf.fetch(table);
  const { state } = playGame(table, seated(table, first), seedOf(`everywhere ${number}`));
  expect(isOver(state)).toBe(true);
  expect(brokenInvariant(table, state)).toBeUndefined();
};

describe('the players', () => {
  it('all have a seat somewhere', () => {
    const seats = tables.flatMap(({ table, name }) => seated(table, firstAt(name)));
    expect(new Set(seats)).toEqual(new Set(players));
  });

  it.each(tables)('finish a game at $name', async ({ table, name }) => {
    await playThrough(table, firstAt(name), numberOf(name));
  });

  it.each(editions)('finish games on random boards of $slug', async (edition) => {
    const [seats] = edition.seats;
    const boards = fc.sample(
      fc.gen().map((ask) => randomBoard(ask, edition.boardTerms)),
      { numRuns: soakCount(30, 1), seed: 16 },
    );
    for (const [number, board] of boards.entries()) {
      const made = makeTable(edition, { seats, files: { board } });
      if (!made.ok) throw new Error(JSON.stringify(made.fault));
      expect(shelf.has(made.value)).toBe(false);
      await playThrough(made.value, number, number);
    }
  });
});
