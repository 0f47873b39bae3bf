import { playGame, random } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { makeTable, seedOf } from '@coalbrook/rules';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { countsOf, pointsFrom, pointsOf, sourcesOf } from './counting.ts';

describe('countsOf', () => {
  it.each(editions)('adds up to the points of $name', (edition) => {
    const seats = edition.seats[edition.seats.length - 1];
    const table = makeTable(edition, { seats });
    if (!table.ok) throw new Error('no table');
    const events: GameEvent[] = [];
    const { state } = playGame(
      table.value,
      Array.from({ length: seats }, () => random),
      seedOf('counting'),
      (event) => events.push(event),
    );
    const ends = events.flatMap((event, index) => (event.event === 'eraEnded' ? [index] : []));
    expect(ends).toHaveLength(table.value.eras.length);
    const last = countsOf(events.slice(ends[ends.length - 1]));
    const all = ends.flatMap((start, era) => countsOf(events.slice(start, ends[era + 1])));
    const other = events.flatMap((event) => {
      if (event.event === 'fellShort') return [{ seat: event.seat, points: -event.points }];
      if (event.event === 'rewarded' && event.bonus === 'points') return [{ seat: event.seat, points: event.amount }];
      return [];
    });
    for (let index = 0; index < seats; index++) {
      const seat = index as Seat;
      const beside = other.reduce((sum, { seat: whose, points }) => sum + (whose === seat ? points : 0), 0);
      expect(pointsOf(all, seat) + beside).toBe(state.points[seat]);
      const parts = sourcesOf(last).filter((source) => source !== 'rail');
      expect(parts.reduce((sum, source) => sum + pointsFrom(last, seat, source), 0)).toBe(pointsOf(last, seat));
    }
  });

  it('returns nothing if no era ends', () => {
    expect(countsOf([{ event: 'passed', seat: 0 as Seat }])).toEqual([]);
  });
});
