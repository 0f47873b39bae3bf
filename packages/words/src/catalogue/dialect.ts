import type { Kind } from '@coalbrook/rules';

import type { Noun } from './noun.ts';

/** What the rulebook of one game calls things that others have, too. */
export interface Dialect {
  /** What is laid in an era, by the slug of the era; a link where it has no word of its own. */
  readonly links: Readonly<Record<string, Noun>>;
  readonly level: (level: number) => string;
  /** The ladder of prices that cubes are bought from. */
  readonly ladder: Noun;
  /** Cubes that were bought there. */
  readonly bought: (count: number, cargo: string) => string;
  /** Who has a space of its own on the board and is sold to. */
  readonly merchant: Noun;
  /** What must be in reach to buy from the ladder. */
  readonly access: readonly Noun[];
  /** Where coal is dug. */
  readonly mine: Noun;
  /** The build that takes both actions, the cards it takes, and what is told of it. */
  readonly double: Noun;
  readonly anyCards: string;
  readonly builtFreely: string;
  /** Actions that this game calls otherwise than most. */
  readonly kinds: Readonly<Partial<Record<Kind, string>>>;
}
