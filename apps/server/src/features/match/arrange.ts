/**
 * Who is to sit down with whom. Whoever has waited longest is served first: with as many people as possible, and at a
 * rated table with those who are nearest in strength. Bots fill a table only if everybody there takes them, and one of
 * them has waited for that.
 */

import type { Meeting, Searcher, WantedGame } from './searcher.ts';
import { windowAfter } from './window.ts';

/** Somebody at a table of one kind. */
interface Candidate {
  readonly searcher: Searcher;
  readonly rating: number;
  readonly window: number;
}

interface Group extends Meeting {
  /** How far apart their ratings are. */
  readonly spread: number;
}

/** Whether two people may sit at one table. */
type MayMeet = (one: string, other: string) => boolean;

const poolKey = ({ pace, isRated }: Searcher, { edition, seats }: WantedGame): string =>
  `${pace} ${isRated} ${edition} ${seats}`;

const hasWaitedForBots = ({ since, botsAfter }: Searcher, now: number): boolean =>
  botsAfter !== undefined && now - since >= botsAfter;

const bySince = (one: Searcher, other: Searcher): number =>
  one.since - other.since || (one.person < other.person ? -1 : 1);

const spreadOf = (group: readonly Candidate[]): number => {
  const ratings = group.map(({ rating }) => rating);
  return Math.max(...ratings) - Math.min(...ratings);
};

/** The people of a rated table may be as far apart as their windows are wide on average. */
const isWithinWindow = (group: readonly Candidate[]): boolean =>
  spreadOf(group) <= group.reduce((sum, { window }) => sum + window, 0) / group.length;

/** The first of a list who may all sit at one table, at most so many. */
const firstWhoFit = (list: readonly Candidate[], most: number, mayMeet: MayMeet): readonly Candidate[] => {
  const group: Candidate[] = [];
  for (const one of list) {
    if (group.length === most) break;
    if (group.every(({ searcher }) => mayMeet(searcher.person, one.searcher.person))) group.push(one);
  }
  return group;
};

/** So many people around one of them who are close in strength: neighbours, the closest of them. */
const closest = (
  own: Candidate,
  others: readonly Candidate[],
  count: number,
  mayMeet: MayMeet,
): readonly Candidate[] | undefined => {
  const all = [own, ...others].toSorted((one, other) => one.rating - other.rating);
  const at = all.indexOf(own);
  let best: readonly Candidate[] | undefined;
  for (let from = Math.max(0, at - count + 1); from <= at; from++) {
    const group = firstWhoFit(all.slice(from), count, mayMeet);
    if (group.length < count || !group.includes(own) || !isWithinWindow(group)) continue;
    if (!best || spreadOf(group) < spreadOf(best)) best = group;
  }
  return best;
};

/** The best group of so many people for somebody. Where ratings do not matter, those who have waited longest. */
const groupOf = (
  own: Candidate,
  others: readonly Candidate[],
  count: number,
  mayMeet: MayMeet,
): readonly Candidate[] | undefined => {
  if (own.searcher.isRated) return closest(own, others, count, mayMeet);
  const group = firstWhoFit([own, ...others], count, mayMeet);
  return group.length === count ? group : undefined;
};

const isBetter = (one: Group, other: Group | undefined): boolean => {
  if (!other) return true;
  if (one.people.length !== other.people.length) return one.people.length > other.people.length;
  if (one.seats !== other.seats) return one.seats < other.seats;
  return one.spread < other.spread;
};

/** Everybody who can be seated now, table by table. */
export const arrange = (
  searchers: readonly Searcher[],
  now: number,
  mayMeet: MayMeet = () => true,
): readonly Meeting[] => {
  const queue = searchers.toSorted(bySince);
  const pools = new Map<string, Candidate[]>();
  for (const searcher of queue) {
    const window = windowAfter(searcher.pace, now - searcher.since);
    for (const game of searcher.games) {
      const key = poolKey(searcher, game);
      const pool = pools.get(key) ?? [];
      pools.set(key, pool);
      pool.push({ searcher, rating: game.rating, window });
    }
  }
  const seated = new Set<Searcher>();
  const meetings: Meeting[] = [];

  /** The best table for somebody with one of these numbers of people, among those who may come. */
  const bestFor = (
    searcher: Searcher,
    countsAt: (seats: number) => readonly number[],
    mayCome: (one: Searcher) => boolean,
  ): Group | undefined => {
    let best: Group | undefined;
    for (const game of searcher.games) {
      const pool = pools.get(poolKey(searcher, game)) ?? [];
      const own = pool.find((one) => one.searcher === searcher);
      if (!own) continue;
      const others = pool.filter(
        (one) =>
          one !== own &&
          !seated.has(one.searcher) &&
          mayCome(one.searcher) &&
          mayMeet(searcher.person, one.searcher.person),
      );
      for (const count of countsAt(game.seats)) {
        const group = count <= others.length + 1 ? groupOf(own, others, count, mayMeet) : undefined;
        if (!group) continue;
        const people = group.map((one) => one.searcher).toSorted(bySince);
        const found = { edition: game.edition, seats: game.seats, people, spread: spreadOf(group) };
        if (isBetter(found, best)) best = found;
        break;
      }
    }
    return best;
  };

  const seat = ({ edition, seats, people }: Meeting): void => {
    for (const one of people) seated.add(one);
    meetings.push({ edition, seats, people });
  };

  for (const searcher of queue) {
    if (seated.has(searcher)) continue;
    const full = bestFor(
      searcher,
      (seats) => [seats],
      () => true,
    );
    if (full) seat(full);
  }
  for (const searcher of queue) {
    if (seated.has(searcher) || !hasWaitedForBots(searcher, now)) continue;
    const withBots = bestFor(
      searcher,
      (seats) => Array.from({ length: seats - 1 }, (_, at) => seats - 1 - at),
      ({ botsAfter }) => botsAfter !== undefined,
    );
    if (withBots) seat(withBots);
  }
  return meetings;
};
