import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { outlookOf } from './outlook.ts';

const tableFor = (edition: Edition, options: readonly string[] = []): Table => {
  const table = makeTable(edition, { seats: 3, options });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

const scoringsByLevel = (table: Table, era: number): Readonly<Record<number, number>> =>
  Object.fromEntries(table.tiles.map(({ id, level }) => [level, outlookOf(table, era).scorings[id]]));

const levelsThatLast = (table: Table, era: number): readonly number[] => {
  const levels = table.tiles.filter(({ id }) => outlookOf(table, era).lasts[id]).map(({ level }) => level);
  return [...new Set(levels)].toSorted((a, b) => a - b);
};

describe.each([birmingham, lancashire])('tiles of $name', (edition) => {
  it('score twice from level II on if flipped in the first era, and once in the second', () => {
    const table = tableFor(edition);
    expect(scoringsByLevel(table, 0)).toMatchObject({ 1: 1, 2: 2, 3: 2, 4: 2 });
    expect(scoringsByLevel(table, 1)).toMatchObject({ 1: 1, 2: 1, 3: 1, 4: 1 });
  });

  it('last beyond the first era from level II on', () => {
    const table = tableFor(edition);
    expect(levelsThatLast(table, 0).slice(0, 3)).toEqual([2, 3, 4]);
    expect(levelsThatLast(table, 1)).toEqual([]);
  });

  it('score twice from level II on in the introductory game, and none outlasts its only era', () => {
    const table = tableFor(edition, ['introductory']);
    expect(scoringsByLevel(table, 0)).toMatchObject({ 1: 1, 2: 2, 3: 2, 4: 2 });
    expect(levelsThatLast(table, 0)).toEqual([]);
  });
});

it('tiles of a game with a single scoring score once', () => {
  const table = tableFor(ageOfIndustry);
  expect(new Set(outlookOf(table, 0).scorings)).toEqual(new Set([1]));
  expect(levelsThatLast(table, 0)).toEqual([]);
});

it('the levels come from the steps of the era', () => {
  const table = tableFor(birmingham);
  const later: Table = {
    ...table,
    eras: [
      { ...table.eras[0], atEnd: [{ name: 'scoreTiles' }, { name: 'removeObsolete', upToLevel: 2 }] },
      table.eras[1],
    ],
  };
  expect(scoringsByLevel(later, 0)).toMatchObject({ 1: 1, 2: 1, 3: 2, 4: 2 });
  expect(levelsThatLast(later, 0).slice(0, 2)).toEqual([3, 4]);
});
