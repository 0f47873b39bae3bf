import type { Queries, Transaction } from '../database/database.ts';

/**
 * One kind of thing that is stored about people. Whatever has a column `person` belongs to one of these; each feature
 * names its own.
 */
export interface PersonalData {
  /** The tables with a column `person`. */
  readonly tables: readonly string[];
  /** Gives everything of one person to another, who may have the same already. Their games are locked. */
  move(queries: Transaction, from: string, to: string): Promise<void>;
  /** Fields of the file with everything about a person; nothing that is hidden from them. */
  read(queries: Queries, person: string): Promise<Readonly<Record<string, unknown>>>;
  /** Removes everything, in the order in which the kinds are listed. */
  remove(queries: Transaction, person: string): Promise<void>;
}
