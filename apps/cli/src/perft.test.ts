import { editions } from '@coalbrook/editions';
import { beginGame, makeTable, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { perft } from './perft.ts';

describe.each(editions)('perft of $name', (edition) => {
  const table = makeTable(edition, { seats: edition.seats[0] });
  if (!table.ok) throw new Error('no table');
  const seed = seedOf(1);

  it('divides the longest sequences by first action', () => {
    const { counts, divided } = perft(table.value, beginGame(table.value), seed, 3);
    expect(divided).toHaveLength(counts[0]);
    expect(divided.reduce((sum, { sequences }) => sum + sequences, 0)).toBe(counts[2]);
  });

  it('counts the shorter sequences the same at any depth', () => {
    const { counts } = perft(table.value, beginGame(table.value), seed, 3);
    expect(perft(table.value, beginGame(table.value), seed, 2).counts).toEqual(counts.slice(0, 2));
    const { divided } = perft(table.value, beginGame(table.value), seed, 1);
    expect(divided.map(({ sequences }) => sequences)).toEqual(Array.from({ length: counts[0] }, () => 1));
  });
});
