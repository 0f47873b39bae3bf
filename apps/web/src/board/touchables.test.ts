import { boardLayoutOf } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { tableOf } from './fixtures.ts';
import { mostSpecific, inReadingOrder, nextIn, touchablesOf } from './touchables.ts';

const spots = [
  { name: 'a', at: [0, 0] as const },
  { name: 'b', at: [100, 10] as const },
  { name: 'c', at: [0, 100] as const },
  { name: 'd', at: [100, 300] as const },
];

describe('touchables', () => {
  it('nextIn goes to what lies ahead', () => {
    expect(nextIn([0, 0], spots, 'right')?.name).toBe('b');
    expect(nextIn([0, 0], spots, 'down')?.name).toBe('c');
    expect(nextIn([0, 0], spots, 'left')).toBeUndefined();
    expect(nextIn([100, 300], spots, 'up')?.name).toBe('b');
  });

  it('inReadingOrder goes from top to bottom and left to right', () => {
    expect(inReadingOrder(spots.toReversed()).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('mostSpecific leaves out a place whose own sites are lit', () => {
    const table = tableOf('birmingham', { seats: 2 });
    const layout = boardLayoutOf(table);
    const all = touchablesOf(layout);
    const { place } = table.sites[0];
    const keys = (lit: readonly string[]): readonly string[] =>
      mostSpecific(layout, all, new Set(lit)).map(({ key }) => key);
    expect(keys([`place:${place}`])).toEqual([`place:${place}`]);
    expect(keys([`place:${place}`, 'site:0'])).toEqual(['site:0']);
  });
});
