import type { LevelName, PolicyName } from '@coalbrook/bots';
import type { OptionsByEdition } from '@coalbrook/editions';

/** The name of a choice, and a sentence that describes it. */
export interface Offered {
  readonly name: string;
  readonly sentence: string;
}

/** The choices of one edition, by slug. */
export interface EditionNames<OptionSlug extends string = string> {
  /** The name of the edition, if it differs from the data. */
  readonly name?: string;
  readonly options: Readonly<Record<OptionSlug, Offered>>;
  readonly automata: Readonly<Record<string, Offered>>;
  /** The difficulties of automata. */
  readonly levels: Readonly<Record<string, Offered>>;
  readonly files: Readonly<Record<string, Offered>>;
}

/** By slug of the edition. */
export type EditionsOffered = { readonly [Slug in keyof OptionsByEdition]: EditionNames<OptionsByEdition[Slug]> };

export interface OfferWords {
  readonly editions: EditionsOffered;
  readonly board: (name: string) => string;
  /** The bots that people can play against, and the one that plays anything. */
  readonly policies: Readonly<Record<PolicyName | 'random', string>>;
  /** A bot of a guided game, as it follows “against”. */
  readonly faced: Readonly<Record<LevelName | 'random', string>>;
}
