/** What something that can be asked for is called, and a sentence for players. */
export interface Offered {
  readonly name: string;
  readonly sentence: string;
}

/** What can be chosen of one edition, by slug. */
export interface EditionNames {
  /** Where the edition is called otherwise than in the data. */
  readonly name?: string;
  readonly options: Readonly<Record<string, Offered>>;
  readonly automata: Readonly<Record<string, Offered>>;
  /** How strong automata can be. */
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
