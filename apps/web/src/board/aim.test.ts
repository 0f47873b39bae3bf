import { boardLayoutOf } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { aimAt, clearScale } from './aim.ts';
import { tableOf } from './fixtures.ts';
import { touchablesOf } from './touchables.ts';

describe('aimAt', () => {
  const table = tableOf('birmingham', { seats: 4 });
  const layout = boardLayoutOf(table);
  const all = touchablesOf(layout);
  const find = (key: string) => {
    const found = all.find((one) => one.key === key);
    if (!found) throw new Error(key);
    return found;
  };
  const FAR = 0.325;
  const [site, neighbour] = table.places.flatMap(({ sites }) => (sites.length === 2 ? [sites] : []))[0] ?? [];
  const lit = find(`site:${site}`);
  const other = find(`site:${neighbour}`);
  const left = (touchable: typeof lit, pixels: number, scale: number): readonly [number, number] => [
    touchable.at[0] - 25 - pixels / scale,
    touchable.at[1],
  ];

  it('picks a lit target slightly off the tap', () => {
    expect(aimAt(all, [lit], left(lit, 22, FAR), FAR)).toEqual({ at: lit });
    expect(aimAt(all, [lit], other.at, FAR)).toEqual({ at: lit });
    expect(aimAt(all, [lit], left(lit, 60, FAR), FAR)).not.toEqual({ at: lit });
  });

  it('asks to zoom in when two targets are equally near, and not again once zoomed', () => {
    expect(aimAt(all, [lit, other], lit.at, FAR)).toEqual({ among: [lit, other] });
    expect(aimAt(all, [lit, other], lit.at, clearScale)).toEqual({ at: lit });
  });

  it('picks a large target even if it is not lit', () => {
    expect(aimAt(all, [lit], other.at, 1)).toEqual({ at: other });
    expect(aimAt(all, [], lit.at, FAR)).toEqual({ at: lit });
  });
});
