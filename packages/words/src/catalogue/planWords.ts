import type { Criterion, Obstacle } from '@coalbrook/rules';

import type { Noun, PlaceWords } from './noun.ts';

/** Why an automaton could not do something: the figures, and the places concerned. */
export interface ObstacleFacts {
  readonly needs: number;
  /** The price, and the limit on the card. */
  readonly price: string;
  readonly limit: string;
  readonly tile: string;
  /** Empty if the reason does not depend on a place. */
  readonly places: readonly PlaceWords[];
  /** Whether exactly these places were just named. */
  readonly areNamed: boolean;
}

/** An action and its results. */
export interface Done {
  readonly deed: string;
  readonly outcomes: readonly string[];
}

/** Texts about automata and their cards. */
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
  /** Empty if any place would have done. */
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
  /** Several actions in order, each with its results. */
  readonly deeds: (deeds: readonly Done[]) => readonly string[];
  readonly sentence: (parts: readonly string[]) => string;
  readonly fromMarket: (cargo: Noun, count: number) => string;
  readonly marketed: (count: number, cargo: Noun) => string;
  readonly weighed: (among: number, noun: Noun, by: Criterion) => string;
  /** Directly follows the chosen thing. */
  readonly why: (weighed: readonly string[]) => string;
  readonly line: Noun;
  readonly site: Noun;
  readonly town: Noun;
  readonly tile: Noun;

  // The end of an era
  readonly matCleared: (name: string, count: number) => string;
}
