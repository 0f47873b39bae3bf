/** What something that can be asked for is called, and a sentence for players. */
export interface Offered {
  readonly name: string;
  readonly sentence: string;
}

/** Names of one edition by slug; what is missing keeps the name of the data. */
export interface EditionNames {
  readonly name?: string;
  readonly options?: Readonly<Record<string, Offered>>;
  readonly automata?: Readonly<Record<string, Offered>>;
  readonly levels?: Readonly<Record<string, Offered>>;
  readonly files?: Readonly<Record<string, Offered>>;
}

export interface OfferWords {
  /** By slug of the edition. */
  readonly editions: Readonly<Record<string, EditionNames>>;
  readonly board: (name: string) => string;
  /** Bots by name. */
  readonly policies: Readonly<Record<string, Offered>>;
}
