/** Which of the public tables somebody wants to see. */

import { FIRST_RATING, isWithin } from '@coalbrook/wire/online';
import type { OwnRating, PublicTable } from '@coalbrook/wire/online';

import { isWaiting, orders } from './listedTables.ts';
import type { Order } from './listedTables.ts';

export const ANY = 'any';

export const paces = ['live', 'slow', 'none'] as const;
export type PaceKind = (typeof paces)[number];

export type YesNo = 'yes' | 'no';

export interface LobbyFilter {
  /** A slug, or any. */
  readonly edition: string;
  /** A number of seats, or any. */
  readonly seats: string;
  readonly pace: PaceKind | typeof ANY;
  readonly rated: YesNo | typeof ANY;
  readonly hints: YesNo | typeof ANY;
  /** The code of a language, or any. A table where the language does not matter fits all. */
  readonly language: string;
  readonly canJoin: boolean;
  readonly order: Order;
}

export const NO_FILTER: LobbyFilter = {
  edition: ANY,
  seats: ANY,
  pace: ANY,
  rated: ANY,
  hints: ANY,
  language: ANY,
  canJoin: false,
  order: 'soon',
};

/** What one may do at tables. */
export interface Own {
  /** The public tables at which one has a seat. */
  readonly games: ReadonlySet<string>;
  readonly ratings: readonly OwnRating[];
}

export const paceOf = ({ time }: PublicTable): PaceKind => time?.kind ?? 'none';

const isSameGame = (rating: OwnRating, { edition, options, seats }: PublicTable, people: number): boolean =>
  rating.edition === edition &&
  rating.seats === people &&
  rating.options.length === options.length &&
  rating.options.every((option) => options.includes(option)) &&
  seats.length >= people;

/** One's rating at the game of a table. Automata have no seats of their own in it. */
export const ownRatingAt = (table: PublicTable, ratings: readonly OwnRating[]): number => {
  const seats = table.seats.filter(({ kind }) => kind !== 'automaton').length;
  return ratings.find((rating) => isSameGame(rating, table, seats))?.rating ?? FIRST_RATING;
};

/** Whether one's rating is one of those that a table is for. */
export const isFit = (table: PublicTable, ratings: readonly OwnRating[]): boolean =>
  table.ratings === undefined || isWithin(table.ratings, ownRatingAt(table, ratings));

export const canJoin = (table: PublicTable, { games, ratings }: Own): boolean =>
  isWaiting(table) && !games.has(table.game) && isFit(table, ratings);

const fitsChoice = (choice: YesNo | typeof ANY, is: boolean | undefined): boolean =>
  choice === ANY || (choice === 'yes') === (is === true);

/** Whether a table passes. Whether one can join it is not asked of games to watch. */
export const passes = (filter: LobbyFilter, table: PublicTable, own: Own): boolean =>
  [ANY, table.edition].includes(filter.edition) &&
  [ANY, String(table.seats.length)].includes(filter.seats) &&
  [ANY, paceOf(table)].includes(filter.pace) &&
  fitsChoice(filter.rated, table.isRated) &&
  fitsChoice(filter.hints, table.hasHints) &&
  (table.language === undefined || [ANY, table.language].includes(filter.language)) &&
  (!filter.canJoin || !isWaiting(table) || canJoin(table, own));

/** How many of the filters are set. */
export const countSet = (filter: LobbyFilter): number =>
  (['edition', 'seats', 'pace', 'rated', 'hints', 'language', 'canJoin'] as const).filter(
    (part) => filter[part] !== NO_FILTER[part],
  ).length;

const KEY = 'coalbrook.lobby';

const oneOf = <Value extends string>(value: unknown, choices: readonly Value[], usual: Value): Value =>
  choices.find((choice) => choice === value) ?? usual;

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : ANY);

/** The filter in a stored text; whatever cannot be read is not filtered by. */
export const readFilter = (text: string): LobbyFilter => {
  let stored: Readonly<Record<string, unknown>>;
  try {
    stored = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return NO_FILTER;
  }
  const yesNo = ['yes', 'no', ANY] as const;
  return {
    edition: wordOf(stored['edition']),
    seats: wordOf(stored['seats']),
    pace: oneOf(stored['pace'], [...paces, ANY], ANY),
    rated: oneOf(stored['rated'], yesNo, ANY),
    hints: oneOf(stored['hints'], yesNo, ANY),
    language: wordOf(stored['language']),
    canJoin: stored['canJoin'] === true,
    order: oneOf(stored['order'], orders, NO_FILTER.order),
  };
};

/** The filter of this device. */
export const keptFilter = (): LobbyFilter => {
  try {
    return readFilter(localStorage.getItem(KEY) ?? '');
  } catch {
    return NO_FILTER;
  }
};

export const keepFilter = (filter: LobbyFilter): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(filter));
  } catch {
    // Without storage, it holds as long as the page is open.
  }
};
