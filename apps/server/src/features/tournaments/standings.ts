/** Points and places in a tournament, from how its games ended. */

import type { TournamentFormat, TournamentStanding } from '@coalbrook/wire/online';

/** How a game ended. */
export interface MatchResult {
  /** By seat; empty if nobody gets points for it. */
  readonly places: readonly number[];
  /** Points of the game by seat; missing if the organiser has decided. Those who left have none. */
  readonly points?: readonly number[] | undefined;
}

/** A table of a round; without a result it does not count yet. */
export interface CountedMatch {
  readonly entrants: readonly string[];
  readonly result?: MatchResult | undefined;
}

export interface CountedRound {
  readonly matches: readonly CountedMatch[];
  readonly byes: readonly string[];
}

type Scoring = Pick<TournamentFormat, 'points' | 'byePoints'>;

/** Points are counted in parts that up to nine people can share without a rest. */
const PART = 5040;

/** Beyond this, two averages are the same. */
const SHARE_PARTS = 10_000;

const toPoints = (parts: number): number => Math.round((parts / PART) * 100) / 100;

/** What each seat gets, in parts. Those who share a place share the points of the places that they take. */
const partsOf = (places: readonly number[], points: readonly number[]): readonly number[] =>
  places.map((place) => {
    const sharing = places.filter((other) => other === place).length;
    const taken = points.slice(place - 1, place - 1 + sharing).reduce((sum, one) => sum + one, 0);
    return (taken * PART) / sharing;
  });

/** The points of a tournament for each seat of a game. */
export const scoresOf = ({ places }: MatchResult, { points }: Scoring): readonly number[] =>
  partsOf(places, points).map(toPoints);

interface Tally {
  parts: number;
  firsts: number;
  shares: number[];
  played: number;
  byes: number;
}

/** Points of a game by the average of its table: comparable between tables of all sizes. */
const sharesOf = (points: readonly number[]): readonly number[] => {
  const sum = points.reduce((all, one) => all + Math.max(0, one), 0);
  return points.map((one) => (sum > 0 ? (Math.max(0, one) * points.length) / sum : 1));
};

const countMatch = (
  tallies: ReadonlyMap<string, Tally>,
  { entrants, result }: CountedMatch,
  scoring: Scoring,
): void => {
  if (!result) return;
  const { places, points } = result;
  const parts = partsOf(places, scoring.points);
  const winners = places.filter((place) => place === 1).length;
  const shares = points && sharesOf(points);
  for (const [seat, id] of entrants.entries()) {
    const tally = tallies.get(id);
    if (!tally) continue;
    tally.played++;
    tally.parts += parts[seat] ?? 0;
    if (places[seat] === 1) tally.firsts += PART / winners;
    if (shares) tally.shares.push(shares[seat]);
  }
};

const shareOf = ({ shares }: Tally): number | undefined =>
  shares.length === 0
    ? undefined
    : Math.round((shares.reduce((sum, one) => sum + one, 0) / shares.length) * SHARE_PARTS) / SHARE_PARTS;

/** Positive if the second comes first. */
const compare = (one: Tally, other: Tally): number =>
  other.parts - one.parts || other.firsts - one.firsts || (shareOf(other) ?? 0) - (shareOf(one) ?? 0);

/**
 * By points, then by first places, then by the share of the points at their tables; whoever is equal in all of them
 * shares a place.
 */
export const tournamentStandings = (
  entrants: readonly string[],
  rounds: readonly CountedRound[],
  scoring: Scoring,
): readonly TournamentStanding[] => {
  const tallies = new Map(
    entrants.map((id): [string, Tally] => [id, { parts: 0, firsts: 0, shares: [], played: 0, byes: 0 }]),
  );
  for (const { matches, byes } of rounds) {
    for (const match of matches) countMatch(tallies, match, scoring);
    for (const id of byes) {
      const tally = tallies.get(id);
      if (!tally) continue;
      tally.byes++;
      tally.parts += scoring.byePoints * PART;
    }
  }
  const all = [...tallies];
  return all
    .toSorted(([, one], [, other]) => compare(one, other))
    .map(([entrant, tally]) => {
      const share = shareOf(tally);
      return {
        entrant,
        place: 1 + all.filter(([, other]) => compare(other, tally) < 0).length,
        points: toPoints(tally.parts),
        firsts: toPoints(tally.firsts),
        ...(share === undefined ? {} : { share }),
        played: tally.played,
        byes: tally.byes,
      };
    });
};
