/** A database, as the rest of the server uses it. The same queries run on SQLite and Postgres. */

export type SqlValue = string | number | null;

export interface Queries {
  /** Parameters are written `$1`, `$2` … in the text. */
  query<Row = never>(text: string, ...values: readonly SqlValue[]): Promise<readonly Row[]>;
}

export interface Transaction extends Queries {
  /**
   * Tells the other nodes, once the transaction is over: that `turns` of games were written, that something else about a
   * `table` has changed, that devices of `people` were signed out, or what a feature calls its own changes.
   */
  announce(change: string, words: readonly string[]): Promise<void>;
}

/** What another node has announced, or said about who is connected to it. */
export interface NodeMessage {
  readonly change: string;
  readonly node: string;
  readonly words: readonly string[];
}

/** Hears other nodes; undefined after a lost connection: anything may have changed. */
export type Listener = (heard: NodeMessage | undefined) => void;

export interface SqlDatabase extends Queries {
  /**
   * Runs queries of which either all count or none. They are on disk when it resolves. The work may be run more than
   * once, when another node was in the way.
   */
  transaction<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made>;
  /** The same for work on the schema, which only one node does at a time. */
  alone<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made>;
  hear(listener: Listener): void;
  /** Tells other nodes who is connected to this one; words without spaces. Missing if there cannot be other nodes. */
  say?(words: readonly string[]): Promise<void>;
  /** Bytes that everything takes. */
  size(): Promise<number>;
  /** Writes a copy of everything to a file, while in use. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
