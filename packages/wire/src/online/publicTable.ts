import type { TimeControl } from '@coalbrook/time';

import type { Sitter } from '../sheet.ts';
import type { TableStatus } from './onlineTable.ts';

/** A table that everybody on a server may find, as it is listed. */
export interface PublicTable {
  readonly game: string;
  readonly edition: string;
  readonly options: readonly string[];
  readonly status: TableStatus;
  readonly seats: readonly (Pick<Sitter, 'kind' | 'name'> & {
    /** Somebody can sit down here; in a game, a bot plays until then. */
    readonly isFree: boolean;
  })[];
  /** How long people may take; missing if as long as they like. */
  readonly time?: TimeControl | undefined;
  readonly watchDelay: number;
}
