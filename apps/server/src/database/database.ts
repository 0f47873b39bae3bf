/** A database, as the rest of the server uses it. The same queries run on SQLite and Postgres. */

export type SqlValue = string | number | null;

export interface Queries {
  /** Parameters are written `$1`, `$2` … in the text. */
  query<Row = never>(text: string, ...values: readonly SqlValue[]): Promise<readonly Row[]>;
}

export interface Database extends Queries {
  /** Runs queries of which either all count or none. They are on disk when it resolves. */
  transaction<Made>(work: (queries: Queries) => Promise<Made>): Promise<Made>;
  /** Tells the other nodes that a game was written. */
  announce(game: string): void;
  /** Hears of games that other nodes have written; undefined after a lost connection: anything may have changed. */
  hear(listener: (game: string | undefined) => void): void;
  /** Writes a copy of everything to a file, while in use. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
