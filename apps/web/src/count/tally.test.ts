import type { LinkId, Seat, SiteId } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import type { Count } from './counting.ts';
import { beatOf, labelsOf, talliesOf } from './tally.ts';

const money = (amount: number): string => `£${amount}`;
const [me, you] = [0, 1] as Seat[];

const counts: readonly Count[] = [
  { seat: me, source: 'link', amount: 4, link: 3 as LinkId },
  { seat: you, source: 'rail', amount: 2, link: 5 as LinkId },
  { seat: me, source: 'tile', amount: 7, site: 9 as SiteId },
  { seat: me, source: 'again', amount: 7, site: 9 as SiteId },
  { seat: you, source: 'loans', amount: -3 },
];

describe('tally', () => {
  it('labels what has a place on the map', () => {
    expect(labelsOf(counts, money)).toEqual([
      { at: { link: 3 }, text: '+4', seat: me },
      { at: { link: 5 }, text: '+£2', seat: you },
      { at: { site: 9 }, text: '+7 +7', seat: me },
    ]);
  });

  it('stops at what has been counted', () => {
    const [mine, yours] = talliesOf(counts, 3, [10, 20]);
    expect(mine).toMatchObject({ before: 10, gained: 11, total: 21 });
    expect(yours).toMatchObject({ gained: 0, total: 20 });
    expect(mine.sums.map(({ source, amount }) => [source, amount])).toEqual([
      ['link', 4],
      ['rail', 0],
      ['tile', 7],
      ['again', 0],
      ['loans', 0],
    ]);
    expect(talliesOf(counts, 5, [10, 20]).map(({ total }) => total)).toEqual([28, 17]);
  });

  it('shows every figure for a while, but limits the total', () => {
    expect(beatOf(900, 20)).toBe(270);
    expect(beatOf(4000, 200)).toBe(100);
    expect(beatOf(10, 10)).toBe(60);
  });
});
