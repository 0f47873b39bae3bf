/** Days of people who come, search, find a table or give up, worked out by the rules by which a server seats them. */

import { pick, seedOf } from '@coalbrook/rules';
import type { Seed } from '@coalbrook/rules';
import type { SearchPace } from '@coalbrook/wire/online';

import { arrange } from './arrange.ts';
import type { Searcher } from './searcher.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface SimulationSettings {
  readonly perDay: number;
  readonly days: number;
  readonly seed: string;
}

/** Somebody who has found a table. */
export interface SimulatedWait {
  readonly pace: SearchPace;
  readonly isRated: boolean;
  readonly waited: number;
}

export interface SimulatedTable {
  readonly pace: SearchPace;
  readonly isRated: boolean;
  readonly seats: number;
  readonly people: number;
  /** How far apart the ratings of its people are. */
  readonly spread: number;
}

export interface SimulationResult {
  readonly arrived: Readonly<Record<SearchPace, number>>;
  readonly found: readonly SimulatedWait[];
  readonly tables: readonly SimulatedTable[];
}

/** How many come in each hour of a day, compared with each other: most in the evening. */
const BY_HOUR = [4, 2, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 6, 7, 8, 10, 12, 13, 12, 9, 6];

/** How long people search before they give up, on average. Whoever looks for a slow table need not stay. */
const PATIENCE: Readonly<Record<SearchPace, number>> = { quick: 15 * MINUTE, live: 15 * MINUTE, slow: 7 * DAY };

/** Choices of one person, from a seed. */
class Choices {
  readonly #seed: Seed;
  #made = 0;

  constructor(seed: string) {
    this.#seed = seedOf(seed);
  }

  /** A number from 0 up to 1. */
  share(): number {
    const FINE = 1_000_000;
    return pick(this.#seed, this.#made++, FINE) / FINE;
  }

  isIn(share: number): boolean {
    return this.share() < share;
  }

  one<Choice>(choices: readonly Choice[]): Choice {
    return choices[Math.floor(this.share() * choices.length)];
  }

  /** Around 0, most of the time less than 1 away. */
  bell(): number {
    return Math.sqrt(-2 * Math.log(1 - this.share())) * Math.cos(2 * Math.PI * this.share());
  }

  /** How long something takes that can end at any moment. */
  lasting(average: number): number {
    return -average * Math.log(1 - this.share());
  }
}

interface Visitor extends Searcher {
  readonly givesUp: number;
}

const momentIn = (day: number, choices: Choices): number => {
  const all = BY_HOUR.reduce((sum, weight) => sum + weight, 0);
  let left = choices.share() * all;
  const hour = BY_HOUR.findIndex((weight) => (left -= weight) < 0);
  return day * DAY + Math.max(0, hour) * HOUR + choices.share() * HOUR;
};

const visitor = (person: string, day: number, seed: string): Visitor => {
  const choices = new Choices(`${seed} ${person}`);
  const since = momentIn(day, choices);
  const pace = choices.one<SearchPace>(['quick', 'live', 'live', 'live', 'slow', 'slow', 'slow']);
  const rating = Math.round(1150 + 200 * choices.bell());
  // Most have one game, and do not mind how many they are.
  const editions = choices.one([['one'], ['one'], ['one'], ['two'], ['one', 'two'], ['three']]);
  const seats = choices.one([[2, 3, 4], [3, 4], [2], [4], [2, 3, 4]]);
  const botsAfter = choices.one([undefined, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE]);
  return {
    person,
    since,
    pace,
    isRated: choices.isIn(0.5),
    // Whoever plays for weeks would rather wait for people.
    ...(pace === 'slow' ? { botsAfter: botsAfter && DAY } : { botsAfter }),
    games: editions.flatMap((edition) => seats.map((count) => ({ edition, seats: count, rating }))),
    givesUp: since + choices.lasting(PATIENCE[pace]),
  };
};

/** How soon something can change for those who wait: slow searches last for days, and widen over hours. */
const LOOKED_AT_EVERY: Readonly<Record<SearchPace, number>> = {
  quick: 10 * SECOND,
  live: 10 * SECOND,
  slow: 10 * MINUTE,
};

/** People of one pace, who never sit down with those of another. */
const simulatePace = (pace: SearchPace, coming: readonly Visitor[]): Omit<SimulationResult, 'arrived'> => {
  const [found, tables]: [SimulatedWait[], SimulatedTable[]] = [[], []];
  let waiting: Visitor[] = [];
  let next = 0;
  for (let now = coming[0]?.since ?? Infinity; now < Infinity;) {
    for (; next < coming.length && coming[next].since <= now; next++) waiting.push(coming[next]);
    waiting = waiting.filter(({ givesUp }) => givesUp > now);
    const seated = new Set<string>();
    for (const { seats, edition, people } of arrange(waiting, now)) {
      const [{ isRated }] = people;
      const ratings = people.map(({ games }) => games.find((game) => game.edition === edition)?.rating ?? 0);
      const spread = Math.max(...ratings) - Math.min(...ratings);
      tables.push({ pace, isRated, seats, people: people.length, spread });
      for (const { since, person } of people) {
        found.push({ pace, isRated, waited: now - since });
        seated.add(person);
      }
    }
    waiting = waiting.filter(({ person }) => !seated.has(person));
    const arrival = coming[next]?.since ?? Infinity;
    now = waiting.length === 0 ? arrival : Math.min(arrival, now + LOOKED_AT_EVERY[pace]);
  }
  return { found, tables };
};

export const simulate = ({ perDay, days, seed }: SimulationSettings): SimulationResult => {
  const coming: Visitor[] = [];
  for (let day = 0; day < days; day++)
    for (let number = 0; number < perDay; number++) coming.push(visitor(`${day}.${number}`, day, seed));
  coming.sort((one, other) => one.since - other.since);
  const of = (pace: SearchPace): readonly Visitor[] => coming.filter((one) => one.pace === pace);
  const all = (['quick', 'live', 'slow'] satisfies SearchPace[]).map((pace) => simulatePace(pace, of(pace)));
  return {
    arrived: { quick: of('quick').length, live: of('live').length, slow: of('slow').length },
    found: all.flatMap(({ found }) => found),
    tables: all.flatMap(({ tables }) => tables),
  };
};
