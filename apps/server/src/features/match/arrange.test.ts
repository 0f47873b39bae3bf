import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { arrange } from './arrange.ts';
import type { Searcher } from './searcher.ts';
import { windowAfter } from './window.ts';

const MINUTE = 60_000;

/** Somebody who would play one game at one size, since so many minutes before the start. */
const somebody = (person: string, rest: Partial<Searcher> & { rating?: number; seats?: readonly number[] } = {}) => {
  const { rating = 1000, seats = [2], ...searcher } = rest;
  const games = seats.map((count) => ({ edition: 'one', seats: count, rating }));
  return { person, since: 0, pace: 'live', isRated: false, games, ...searcher } satisfies Searcher;
};

const seatedBy = (searchers: readonly Searcher[], now: number, mayMeet?: (one: string, other: string) => boolean) =>
  arrange(searchers, now, mayMeet).map(
    ({ seats, people }) => `${people.map(({ person }) => person).join('')}/${seats}`,
  );

describe('a quick match', () => {
  it('seats those who have waited longest', () => {
    const people = [somebody('C', { since: 2 }), somebody('A'), somebody('B', { since: 1 })];
    expect(seatedBy(people, MINUTE)).toEqual(['AB/2']);
  });

  it('seats as many people as possible, and keeps paces and rated games apart', () => {
    const flexible = { seats: [2, 3, 4] };
    expect(
      seatedBy(
        ['A', 'B', 'C'].map((name) => somebody(name, flexible)),
        0,
      ),
    ).toEqual(['ABC/3']);
    expect(seatedBy([somebody('A'), somebody('B', { pace: 'slow' })], 0)).toEqual([]);
    expect(seatedBy([somebody('A'), somebody('B', { isRated: true })], 0)).toEqual([]);
    expect(seatedBy([somebody('A', { seats: [3] }), somebody('B', { seats: [2, 4] })], 0)).toEqual([]);
  });

  it('looks for people of like strength in a window that widens', () => {
    const two = [somebody('A', { isRated: true }), somebody('B', { isRated: true, rating: 1400, since: 2 * MINUTE })];
    expect(seatedBy(two, 2 * MINUTE)).toEqual([]);
    // The windows of both count by half.
    const enough = (window: number): boolean => window >= 400;
    let now = 2 * MINUTE;
    while (!enough((windowAfter('live', now) + windowAfter('live', now - 2 * MINUTE)) / 2)) now += 1000;
    expect(seatedBy(two, now - 1000)).toEqual([]);
    expect(seatedBy(two, now)).toEqual(['AB/2']);
    // The same people do not mind where ratings do not matter.
    expect(
      seatedBy(
        two.map((one) => ({ ...one, isRated: false })),
        2 * MINUTE,
      ),
    ).toEqual(['AB/2']);
  });

  it('seats the one who has waited longest with whoever is nearest', () => {
    const ratings = [1000, 1140, 1040, 1150];
    const people = ratings.map((rating, at) => somebody('ABCD'[at], { isRated: true, rating, since: at }));
    expect(seatedBy(people, 10)).toEqual(['AC/2', 'BD/2']);
  });

  it('brings nobody together who must not meet', () => {
    const apart = (one: string, other: string) => ![one, other].toSorted().join('').includes('AB');
    const three = ['A', 'B', 'C'].map((person, since) => somebody(person, { since }));
    expect(seatedBy(three, MINUTE, apart)).toEqual(['AC/2']);
    const rated = three.map((one) => ({ ...one, isRated: true }));
    expect(seatedBy(rated, MINUTE, apart)).toEqual(['AC/2']);
    const table = ['A', 'B', 'C'].map((person) => somebody(person, { seats: [3] }));
    expect(seatedBy(table, MINUTE, apart)).toEqual([]);
  });

  it('lets bots fill a table once somebody has waited for them, with those who take bots', () => {
    const soon = { seats: [4], botsAfter: 5 * MINUTE };
    const people = [
      somebody('A', soon),
      somebody('B', { ...soon, since: MINUTE }),
      somebody('C', { ...soon, botsAfter: undefined }),
    ];
    expect(seatedBy(people, 5 * MINUTE - 1)).toEqual([]);
    expect(seatedBy(people, 5 * MINUTE)).toEqual(['AB/4']);
    expect(seatedBy([people[1]], 6 * MINUTE)).toEqual(['B/4']);
    // As few bots as possible.
    expect(seatedBy([somebody('A', { ...soon, seats: [4, 3, 2] })], 6 * MINUTE)).toEqual(['A/2']);
  });
});

const someSearchers = fc
  .array(
    fc.record({
      since: fc.integer({ min: 0, max: 20 * MINUTE }),
      pace: fc.constantFrom('quick' as const, 'live' as const, 'slow' as const),
      isRated: fc.boolean(),
      botsAfter: fc.constantFrom(undefined, MINUTE, 10 * MINUTE),
      games: fc.uniqueArray(
        fc.record({
          edition: fc.constantFrom('one', 'two'),
          seats: fc.integer({ min: 2, max: 4 }),
          rating: fc.integer({ min: 600, max: 1600 }),
        }),
        { selector: ({ edition, seats }) => `${edition} ${seats}`, minLength: 1, maxLength: 6 },
      ),
    }),
    { maxLength: 25 },
  )
  .map((all) => all.map((one, at): Searcher => ({ ...one, person: `P${at}` })));

it('whoever is seated has wished for it, once', () => {
  const now = 20 * MINUTE;
  const mayMeet = (one: string, other: string): boolean => (Number(one.slice(1)) + Number(other.slice(1))) % 7 !== 3;
  fc.assert(
    fc.property(someSearchers, (searchers) => {
      const meetings = arrange(searchers, now, mayMeet);
      const seated = meetings.flatMap(({ people }) => people);
      expect(new Set(seated).size).toBe(seated.length);
      for (const { edition, seats, people } of meetings) {
        expect(people.length).toBeLessThanOrEqual(seats);
        const [{ pace, isRated }] = people;
        const isFull = people.length === seats;
        expect(isFull || people.some(({ since, botsAfter = Infinity }) => now - since >= botsAfter)).toBe(true);
        for (const one of people) {
          expect([one.pace, one.isRated]).toEqual([pace, isRated]);
          expect(one.games.some((game) => game.edition === edition && game.seats === seats)).toBe(true);
          if (people.length < seats) expect(one.botsAfter).toBeDefined();
          for (const other of people) if (other !== one) expect(mayMeet(one.person, other.person)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('where ratings do not matter, nobody is left who could have been seated', () => {
  const now = 20 * MINUTE;
  fc.assert(
    fc.property(someSearchers, (searchers) => {
      const unrated = searchers.map((one) => ({ ...one, isRated: false }));
      const seated = arrange(unrated, now).flatMap(({ people }) => people);
      expect(
        arrange(
          unrated.filter((one) => !seated.includes(one)),
          now,
        ),
      ).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
