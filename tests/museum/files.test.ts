import { readSavedGames, replay } from '@coalbrook/record';
import { isOver, standings } from '@coalbrook/rules';
import type { State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { expectedOf, read, versionsWith } from './exhibits.ts';

const ranksOf = (table: Table, state: State): readonly (readonly number[])[] =>
  standings(table, state).map(({ seat, rank, points }) => [seat, rank, points]);

describe.each(versionsWith('games.json.gz'))('the files of %s', (version) => {
  it('replay to the same check values and results, under the rules of their numbers', () => {
    const saved = readSavedGames(read(version, 'games.json.gz').toString('utf8'));
    if (!saved.ok) throw new Error(JSON.stringify(saved.fault));
    const expected = expectedOf(version);
    expect(saved.value).toHaveLength(expected.length);
    for (const [index, [name, game]] of expected.entries()) {
      const { record, names } = saved.value[index];
      expect(names, name).toEqual(record.header.seats === 2 ? ['Seat 0', 'Seat 1'] : ['Seat 0', 'Seat 1', 'Seat 2']);
      const played = replay(record);
      if (!played.ok) throw new Error(`${name}: ${JSON.stringify(played.fault)}`);
      const { table, state, entries } = played.value;
      const found = { rules: table.wish.rules, check: entries.at(-1)?.check, isOver: isOver(state) };
      expect({ name, ...found, ranks: ranksOf(table, state) }).toEqual({ name, ...game });
    }
  });
});

/** Games that were begun under rules 1 of Age of Industry could end under rules 2 without changing their number. */
it('a game that went on under later rules opens under the rules that it ended with', () => {
  const [first] = versionsWith('games.json.gz');
  const later = versionsWith('games.json.gz').find((version) =>
    expectedOf(version).some(([name, game]) => name === 'age-of-industry-whole' && game.rules === 2),
  );
  if (first === undefined || later === undefined) throw new Error('no such version');
  const saved = readSavedGames(read(later, 'games.json.gz').toString('utf8'));
  const at = expectedOf(later).findIndex(([name]) => name === 'age-of-industry-whole');
  if (!saved.ok) throw new Error('unreadable');
  const { record } = saved.value[at];
  const unchanged = { ...record, header: { ...record.header, rules: 1 } };
  const played = replay(unchanged);
  if (!played.ok) throw new Error(JSON.stringify(played.fault));
  expect(played.value.table.wish.rules).toBe(2);
  expect(standings(played.value.table, played.value.state).some(({ points }) => points < 0)).toBe(true);
});
