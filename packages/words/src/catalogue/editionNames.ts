/** The name of a choice, and a sentence that describes it. */
export interface Offered {
  readonly name: string;
  readonly sentence: string;
}

/** The choices of one edition, by slug. */
export interface EditionNames {
  /** The name of the edition, if it differs from the data. */
  readonly name?: string;
  readonly options: Readonly<Record<string, Offered>>;
  readonly automata: Readonly<Record<string, Offered>>;
  /** The difficulties of automata. */
  readonly levels: Readonly<Record<string, Offered>>;
  readonly files: Readonly<Record<string, Offered>>;
}

export interface OfferWords {
  /** By slug of the edition. */
  readonly editions: Readonly<Record<string, EditionNames>>;
  readonly board: (name: string) => string;
  /** Bots by name. */
  readonly policies: Readonly<Record<string, Offered>>;
}
