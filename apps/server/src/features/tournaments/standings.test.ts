import { describe, expect, it } from 'vitest';

import { scoresOf, tournamentStandings } from './standings.ts';
import type { CountedMatch, CountedRound } from './standings.ts';

const scoring = { points: [5, 3, 2, 1], byePoints: 2.5 };

const match = (entrants: string, places: readonly number[], points?: readonly number[]): CountedMatch => ({
  entrants: entrants.split(''),
  result: { places, points },
});

const round = (matches: readonly CountedMatch[], byes = ''): CountedRound => ({ matches, byes: byes.split('') });

const shown = (entrants: string, rounds: readonly CountedRound[]) =>
  tournamentStandings(entrants.split(''), rounds, scoring).map(({ entrant, place, points }) => [
    entrant,
    place,
    points,
  ]);

describe('points of a game', () => {
  it.each([
    [
      [1, 2, 3, 4],
      [5, 3, 2, 1],
    ],
    [
      [2, 1, 3],
      [3, 5, 2],
    ],
    [
      [1, 1, 3, 4],
      [4, 4, 2, 1],
    ],
    [
      [1, 2, 2, 2],
      [5, 2, 2, 2],
    ],
    [
      [1, 1, 1],
      [3.33, 3.33, 3.33],
    ],
    [[], []],
  ])('places %j get %j', (places, scores) => {
    expect(scoresOf({ places }, scoring)).toEqual(scores);
  });
});

describe('standings', () => {
  it('add up points of games and of rounds that somebody sat out', () => {
    expect(
      shown('abcde', [
        round([match('abcd', [1, 2, 3, 4])], 'e'),
        // The second round: e wins, a sits out.
        round([match('bcde', [3, 2, 4, 1])], 'a'),
      ]),
    ).toEqual([
      ['a', 1, 7.5],
      ['e', 1, 7.5],
      ['b', 3, 5],
      ['c', 3, 5],
      ['d', 5, 2],
    ]);
  });

  it('of equal points put those in front with more first places, of which shared ones count in part', () => {
    const rows = tournamentStandings(
      'abcd'.split(''),
      [round([match('abcd', [1, 3, 3, 2])]), round([match('abcd', [4, 1, 3, 2])])],
      { points: [4, 3, 2, 1], byePoints: 0 },
    );
    // a has 4 + 1, b 1.5 + 4, c 1.5 + 2, d 3 + 3.
    expect(rows.map(({ entrant, points, firsts }) => [entrant, points, firsts])).toEqual([
      ['d', 6, 0],
      ['b', 5.5, 1],
      ['a', 5, 1],
      ['c', 3.5, 0],
    ]);
    const tied = tournamentStandings(
      'abc'.split(''),
      [round([match('abc', [1, 2, 2])]), round([match('abc', [3, 1, 1])])],
      { points: [4, 3, 1], byePoints: 0 },
    );
    // a has 4 + 1, with one first place; b and c have 2 + 3.5, with half a one each.
    expect(tied.map(({ entrant, place, points, firsts }) => [entrant, place, points, firsts])).toEqual([
      ['b', 1, 5.5, 0.5],
      ['c', 1, 5.5, 0.5],
      ['a', 3, 5, 1],
    ]);
  });

  it('of equal first places, too, put those in front with the larger share of their tables', () => {
    const rows = tournamentStandings(
      'abcd'.split(''),
      [round([match('ac', [1, 2], [120, 80]), match('bd', [1, 2], [150, 50])])],
      scoring,
    );
    expect(rows.map(({ entrant, place, share }) => [entrant, place, share])).toEqual([
      ['b', 1, 1.5],
      ['a', 2, 1.2],
      ['c', 3, 0.8],
      ['d', 4, 0.5],
    ]);
  });

  it('compare tables of different sizes fairly: twice the average is twice the average', () => {
    const rows = tournamentStandings(
      'abcdefg'.split(''),
      [round([match('abcd', [1, 2, 3, 4], [80, 40, 20, 20]), match('efg', [1, 2, 3], [60, 20, 10])])],
      scoring,
    );
    expect(rows.slice(0, 2).map(({ entrant, place, share }) => [entrant, place, share])).toEqual([
      ['a', 1, 2],
      ['e', 1, 2],
    ]);
  });

  it('count what the organiser has decided: places without points of the game, or nothing at all', () => {
    const rows = tournamentStandings('abcd'.split(''), [round([match('ab', [2, 1]), match('cd', [])])], scoring);
    expect(rows.map(({ entrant, points, played, share }) => [entrant, points, played, share])).toEqual([
      ['b', 5, 1, undefined],
      ['a', 3, 1, undefined],
      ['c', 0, 1, undefined],
      ['d', 0, 1, undefined],
    ]);
  });

  it('do not count games that are still played', () => {
    expect(shown('ab', [round([{ entrants: ['a', 'b'] }])])).toEqual([
      ['a', 1, 0],
      ['b', 1, 0],
    ]);
  });
});
