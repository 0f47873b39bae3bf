import { editions } from '@coalbrook/editions';
import { beginGame, makeTable, placeSets, surveyOf } from '@coalbrook/rules';
import type { PlaceId, Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { FAR, Rings } from './reach.ts';

describe('missing links to a buyer', () => {
  const table = makeTable(editions[0], { seats: 4 });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const state = beginGame(table.value);
  const [line] = table.value.eras[0].lines;
  const { ends } = table.value.links[line];
  const goal = placeSets.only(ends[0]);
  const missing = (place: PlaceId): number =>
    new Rings(table.value, state, surveyOf(table.value, state, 0 as Seat).joined, goal).missingLinks(place);

  it('decrease with every laid link', () => {
    expect(missing(ends[0])).toBe(0);
    expect(missing(ends[1])).toBe(1);
    state.linkOwner[line] = 1 as Seat;
    expect(missing(ends[1])).toBe(0);
  });

  it('never exceed the limit', () => {
    for (const { id } of table.value.places) expect(missing(id)).toBeLessThanOrEqual(FAR);
  });
});
