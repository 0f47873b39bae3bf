import type { HabitName, HintTopic, PointSource } from '@coalbrook/coach';

import type { Noun, PlaceWords } from './noun.ts';

/** In how many of all futures. */
export interface FutureShare {
  readonly futures: number;
  readonly of: number;
}

/** Texts of hints. */
export interface CoachWords {
  // What to look at
  readonly tile: (industry: Noun, place: PlaceWords) => string;
  readonly card: (card: string) => string;
  readonly cargo: (cargo: Noun) => string;
  readonly source: (cargo: Noun) => string;
  readonly topics: Readonly<Record<Exclude<HintTopic['about'], 'tile' | 'card' | 'cargo' | 'source'>, string>>;

  /** The kind of action, by its name. */
  readonly kind: (kind: string) => string;

  // Why
  readonly lead: (points: number, other: string, ahead: FutureShare) => string;
  /** More than what was played, in a review. */
  readonly leadOverPlayed: (points: number, ahead: FutureShare) => string;
  /** Hardly better than other actions. */
  readonly close: (others: readonly string[]) => string;
  readonly sources: Readonly<Record<PointSource, string>>;
  /** A turn that is worse than the best one, by so many points or more, and what it has less of. */
  readonly behind: (points: number, isExact: boolean, sources: readonly string[]) => string;
  /** Where points come from, and what they are lost to. */
  readonly balance: (
    more: readonly (readonly [source: string, points: number])[],
    less: readonly (readonly [source: string, points: number])[],
  ) => string;
  /** The same without figures. */
  readonly plainBalance: (more: readonly string[], less: readonly string[]) => string;
  readonly flips: (share: FutureShare, industry: Noun, place: PlaceWords) => string;
  readonly siteTaken: (share: FutureShare, place: PlaceWords) => string;
  readonly linkTaken: (share: FutureShare, link: string) => string;
  readonly sourceEmptied: (share: FutureShare, cargo: Noun, place: PlaceWords) => string;
  readonly barrelDrunk: (share: FutureShare, merchant: Noun, place: PlaceWords) => string;

  readonly habits: Readonly<Record<HabitName, string>>;
  /** What masters do: on average, and in the middle half of their games. */
  readonly usual: (mean: string, low: string, high: string) => string;
}
