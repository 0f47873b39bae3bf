import type { Criterion, Obstacle } from '@coalbrook/rules';

import type { Noun, PlaceWords } from './noun.ts';

/** What hindered an automaton: its figures, and the places where it did. */
export interface ObstacleFacts {
  readonly needs: number;
  /** What something costs, and what the card says it may cost. */
  readonly price: string;
  readonly limit: string;
  readonly tile: string;
  /** None where the reason does not depend on a place. */
  readonly places: readonly PlaceWords[];
  /** Whether exactly these places have just been named. */
  readonly areNamed: boolean;
}

/** An action, and what came of it. */
export interface Done {
  readonly deed: string;
  readonly outcomes: readonly string[];
}

/** What is said of automata and their cards. */
export interface PlanWords {
  readonly card: (slug: string, isReconstructed: boolean) => string;

  // What was tried
  readonly turnOver: (card: string) => string;
  readonly turnOverInVain: (card: string) => string;
  readonly followBack: (card: string) => string;
  readonly followCorner: (card: string) => string;
  readonly told: (what: string, parts: readonly string[]) => string;

  // Why it failed
  readonly obstacle: (obstacle: Obstacle, facts: ObstacleFacts) => string;
  /** Nothing is named where any place would have done. */
  readonly noBuilding: (industry: Noun, places: readonly PlaceWords[], reasons: readonly string[]) => string;
  readonly noLinkFrom: (word: Noun, places: readonly PlaceWords[], reasons: readonly string[]) => string;
  readonly noLinkOnward: (word: Noun, reasons: readonly string[]) => string;
  readonly noDevelopment: (reasons: readonly string[]) => string;
  readonly nothingToSell: string;
  readonly noSale: (reasons: readonly string[]) => string;
  readonly noBeer: (brewery: PlaceWords, reasons: readonly string[]) => string;

  // What was done
  readonly develop: string;
  readonly forPoints: (points: number) => string;
  readonly saleNeedsBeer: string;
  readonly saleNeedsLink: string;
  /** Actions one after the other, each with what came of it. */
  readonly deeds: (deeds: readonly Done[]) => readonly string[];
  readonly sentence: (parts: readonly string[]) => string;
  readonly fromMarket: (cargo: Noun, count: number) => string;
  readonly marketed: (count: number, cargo: Noun) => string;
  readonly weighed: (among: number, noun: Noun, by: Criterion) => string;
  /** Follows at once upon what was chosen. */
  readonly why: (weighed: readonly string[]) => string;
  readonly line: Noun;
  readonly site: Noun;
  readonly town: Noun;
  readonly tile: Noun;

  // The end of an era
  readonly matCleared: (name: string, count: number) => string;
}
