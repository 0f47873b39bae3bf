import type { LevelName } from '@coalbrook/bots';

import type { Idea } from './idea.ts';

/** A first game with a fixed deal. The learner has the first seat. */
export interface GuidedGame {
  readonly slug: string;
  readonly edition: string;
  readonly seats: number;
  readonly options: readonly string[];
  readonly automata: readonly string[];
  /** Who sits in the other seats, apart from automata. */
  readonly opponents: readonly LevelName[];
  /** Fixes everything but the learner's moves. No other game has it, so that a stored game is known by it. */
  readonly seed: string;
  /** How long it takes, in minutes. */
  readonly minutes: number;
  /** What it teaches, in the order in which it is best learnt; loaded only when it is needed. */
  readonly loadIdeas: () => Promise<readonly Idea[]>;
}

/** What the seeds of all guided games begin with, and no other seed does. */
const MARK = 'guided-';

export const guidedGames: readonly GuidedGame[] = [
  {
    slug: 'birmingham',
    edition: 'birmingham',
    seats: 2,
    options: ['introductory'],
    automata: [],
    opponents: ['brewer'],
    seed: `${MARK}birmingham-21`,
    minutes: 30,
    loadIdeas: async () => (await import('./data/birmingham.ts')).ideas,
  },
  {
    slug: 'lancashire',
    edition: 'lancashire',
    seats: 2,
    options: ['introductory'],
    automata: [],
    opponents: ['brewer'],
    seed: `${MARK}lancashire-50`,
    minutes: 30,
    loadIdeas: async () => (await import('./data/lancashire.ts')).ideas,
  },
  {
    slug: 'age-of-industry',
    edition: 'age-of-industry',
    seats: 3,
    options: [],
    automata: [],
    opponents: ['brewer', 'pedlar'],
    seed: `${MARK}age-of-industry-24`,
    minutes: 45,
    loadIdeas: async () => (await import('./data/ageOfIndustry.ts')).ideas,
  },
  {
    slug: 'eadweard',
    edition: 'birmingham',
    seats: 1,
    options: [],
    automata: ['eadweard:easy'],
    opponents: [],
    seed: `${MARK}eadweard-16`,
    minutes: 50,
    loadIdeas: async () => (await import('./data/eadweard.ts')).ideas,
  },
];

/** Whether a stored game may be a guided one. */
export const isGuidedSeed = (seed: string): boolean => seed.startsWith(MARK);
