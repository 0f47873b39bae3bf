import { apprentice, playOn } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { Game } from '@coalbrook/record';
import { seedOf } from '@coalbrook/rules';
import type { GameEvent, LinkId, Seat, SiteId, TileId } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { compareHabits, HabitCounter, habitNames } from './habits.ts';
import { tableFor } from './testing.ts';

const [edition] = editions;

it('habits are counted for the seat to which an event belongs', () => {
  const counter = new HabitCounter(tableFor(edition, 2));
  const [one, other] = [0 as Seat, 1 as Seat];
  const [site, tile] = [0 as SiteId, 0 as TileId];
  const events: readonly GameEvent[] = [
    { event: 'borrowed', seat: one, amount: 30, space: 7 },
    { event: 'laid', seat: one, link: 0 as LinkId, cost: 5 },
    { event: 'built', seat: one, site, tile, cost: 12 },
    { event: 'developed', seat: other, tile },
    { event: 'exported', seat: other, site },
    { event: 'shipped', seat: other, site, port: site },
    { event: 'passed', seat: other },
  ];
  for (const event of events) counter.tell(event);
  expect(counter.of(one)).toEqual({ borrowed: 30, developed: 0, laid: 1, sold: 0, spent: 17 });
  expect(counter.of(other)).toEqual({ borrowed: 0, developed: 1, laid: 0, sold: 2, spent: 0 });
});

describe.each(editions.flatMap((one) => one.seats.map((seats) => ({ slug: one.slug, seats, one }))))(
  'what masters do in $slug for $seats',
  ({ one, seats }) => {
    it('is known, and lies around its mean', () => {
      const { header } = new Game(tableFor(one, seats)).record();
      const habits = compareHabits({ header, entries: [] }, 0 as Seat);
      expect(habits.map(({ habit }) => habit)).toEqual(habitNames);
      for (const { own, usual } of habits) {
        expect(own).toBe(0);
        expect(usual.low).toBeLessThanOrEqual(usual.high);
        expect(usual.mean).toBeGreaterThanOrEqual(0);
      }
      expect(habits.find(({ habit }) => habit === 'spent')?.usual.low).toBeGreaterThan(20);
    });
  },
);

it('a game with options is not compared', () => {
  const table = tableFor(edition, 2);
  const game = new Game(table);
  playOn(game, [apprentice, apprentice], seedOf('habits'));
  const { header, entries } = game.record();
  const [own] = compareHabits({ header, entries }, 1 as Seat);
  expect(own.habit).toBe('borrowed');
  const [option] = edition.options;
  expect(compareHabits({ header: { ...header, options: [option.slug] }, entries: [] }, 0 as Seat)).toEqual([]);
});
