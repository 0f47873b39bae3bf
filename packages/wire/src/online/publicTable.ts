import type { TimeControl } from '@coalbrook/time';

import type { Sitter } from '../sheet.ts';
import type { TableStatus } from './onlineTable.ts';
import type { RatingRange } from './ratingRange.ts';

/** A seat of a public table as it is listed. */
export interface PublicSeat extends Pick<Sitter, 'kind' | 'name'> {
  /** Somebody can sit down here; in a game, a bot plays until then. The name of a person who has not come is empty. */
  readonly isFree: boolean;
  /** Their person is connected; missing otherwise, and at the seats of bots and automata. */
  readonly isPresent?: boolean | undefined;
}

/** A table that everybody on a server may find, as it is listed. */
export interface PublicTable {
  readonly game: string;
  readonly edition: string;
  readonly options: readonly string[];
  readonly status: TableStatus;
  readonly seats: readonly PublicSeat[];
  /** How long people may take; missing if as long as they like. */
  readonly time?: TimeControl | undefined;
  readonly watchDelay: number;
  /** When it was opened, in milliseconds. */
  readonly begun: number;
  readonly isRated?: boolean | undefined;
  /** The coach gives hints to everybody who plays. */
  readonly hasHints?: boolean | undefined;
  /** Whose ratings fit, of those who come without a link; everybody’s if it is missing. */
  readonly ratings?: RatingRange | undefined;
  /** The language in which people talk there, by its code; missing if it does not matter. */
  readonly language?: string | undefined;
}
