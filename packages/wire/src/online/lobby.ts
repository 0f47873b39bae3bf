/** The list of public tables as those who look at it are told of it. */

import { isTimeControl } from '@coalbrook/time';

import { isFlag, isInteger, isListOf, isMaybe, isNumber, isShaped, isText } from '../guard.ts';
import type { Guard } from '../guard.ts';
import type { TableStatus } from './onlineTable.ts';
import type { PublicSeat, PublicTable } from './publicTable.ts';
import { isRatingRange } from './ratingRange.ts';

/** What has changed in the list; or all of it. */
export interface LobbyNews {
  readonly news: 'lobby';
  /** These are all public tables; otherwise, those that are new or not as they were. */
  readonly isWhole: boolean;
  readonly tables: readonly PublicTable[];
  /** Tables that are not listed any more. */
  readonly gone: readonly string[];
}

/** The rating of somebody at a game. */
export interface OwnRating {
  readonly edition: string;
  readonly options: readonly string[];
  readonly seats: number;
  readonly rating: number;
}

/** What the list of public tables is for the person who asks. */
export interface LobbyVisit {
  /** The public tables at which they have a seat. */
  readonly own: readonly string[];
  readonly ratings: readonly OwnRating[];
}

const isListed = (value: unknown): value is TableStatus => value === 'open' || value === 'running';

const isKind = (value: unknown): value is PublicSeat['kind'] =>
  value === 'person' || value === 'bot' || value === 'automaton';

const isPublicTable = isShaped<PublicTable>({
  game: isText,
  edition: isText,
  options: isListOf(isText),
  status: isListed,
  seats: isListOf(isShaped<PublicSeat>({ kind: isKind, name: isText, isFree: isFlag, isPresent: isMaybe(isFlag) })),
  time: isMaybe(isTimeControl),
  watchDelay: isInteger,
  begun: isNumber,
  isRated: isMaybe(isFlag),
  hasHints: isMaybe(isFlag),
  ratings: isMaybe(isRatingRange),
  language: isMaybe(isText),
});

export const isLobbyNews: Guard<Omit<LobbyNews, 'news'>> = isShaped<Omit<LobbyNews, 'news'>>({
  isWhole: isFlag,
  tables: isListOf(isPublicTable),
  gone: isListOf(isText),
});
