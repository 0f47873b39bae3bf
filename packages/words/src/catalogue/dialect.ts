import type { Kind } from '@coalbrook/rules';

import type { Noun } from './noun.ts';

/** One rulebook's terms for things that several games have. */
export interface Dialect {
  /** What is laid in an era, by era slug; "link" if the era has no term of its own. */
  readonly links: Readonly<Record<string, Noun>>;
  readonly level: (level: number) => string;
  /** The price track from which cubes are bought. */
  readonly ladder: Noun;
  /** Cubes bought there. */
  readonly bought: (count: number, cargo: string) => string;
  /** A buyer with its own space on the board. */
  readonly merchant: Noun;
  /** What must be connected to buy from the track. */
  readonly access: readonly Noun[];
  /** The industry that produces coal. */
  readonly mine: Noun;
  /** The build that takes both actions, its cards, and how the journal reports it. */
  readonly double: Noun;
  readonly anyCards: string;
  readonly builtFreely: string;
  /** Actions with a different name in this game. */
  readonly kinds: Readonly<Partial<Record<Kind, string>>>;
}
