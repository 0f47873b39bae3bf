/** What somebody would search for, as the form holds it and as it is remembered. */

import { editions } from '@coalbrook/editions';
import { paces } from '@coalbrook/wire/online';
import type { SearchPace, SearchTerms } from '@coalbrook/wire/online';

const HOUR = 60;
const DAY = 24 * HOUR;

export interface SearchChoice extends SearchTerms {
  readonly name: string;
}

const pacesInOrder = Object.keys(paces) as readonly SearchPace[];

export const isPace = (value: unknown): value is SearchPace => pacesInOrder.some((pace) => pace === value);

/** Minutes after which bots may come; undefined for never. Where a turn takes a day, that is worth more patience. */
export const botChoices: Readonly<Record<SearchPace, readonly (number | undefined)[]>> = {
  quick: [2, 5, 10, undefined],
  live: [2, 5, 10, undefined],
  slow: [undefined, HOUR, DAY],
};

/** The numbers of people that some game has a table for. */
const sizesOf = (slugs: readonly string[]): readonly number[] => {
  const sizes = editions.filter(({ slug }) => slugs.includes(slug)).flatMap(({ seats }) => seats);
  return [...new Set(sizes)].filter((size) => size >= 2).toSorted((one, other) => one - other);
};

const USUAL: SearchChoice = {
  editions: editions.slice(0, 1).map(({ slug }) => slug),
  seats: [2, 3, 4],
  pace: 'live',
  isRated: false,
  botsAfter: 5,
  name: '',
};

/** The sizes that can be chosen: those of the chosen games, or of all as long as none is chosen. */
export const offeredSizes = (slugs: readonly string[]): readonly number[] =>
  sizesOf(slugs.length > 0 ? slugs : editions.map(({ slug }) => slug));

/** A choice whose parts go together: the games have tables of its sizes, and its pace the time until bots come. */
export const fitting = (choice: SearchChoice): SearchChoice => {
  const known = botChoices[choice.pace];
  const sizes = offeredSizes(choice.editions);
  const seats = choice.seats.filter((size) => sizes.includes(size));
  return { ...choice, seats, botsAfter: known.includes(choice.botsAfter) ? choice.botsAfter : known[0] };
};

export type MissingPart = 'editions' | 'seats' | 'name';

/** What keeps a search from beginning. */
export const missingPart = ({ editions: slugs, seats, name }: SearchChoice): MissingPart | undefined => {
  if (slugs.length === 0) return 'editions';
  if (seats.length === 0) return 'seats';
  return name.trim() === '' ? 'name' : undefined;
};

const listOf = <Value>(value: unknown, all: readonly Value[]): readonly Value[] =>
  Array.isArray(value) ? all.filter((one) => value.includes(one)) : [];

/** The choice in a stored text. What cannot be read is as usual. */
export const readChoice = (text: string, name: string): SearchChoice => {
  let stored: Readonly<Record<string, unknown>>;
  try {
    stored = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return { ...USUAL, name };
  }
  const all = editions.map(({ slug }) => slug);
  const slugs = listOf(stored['editions'], all);
  const seats = listOf(stored['seats'], sizesOf(all));
  const { pace, botsAfter } = stored;
  return fitting({
    editions: slugs.length > 0 ? slugs : USUAL.editions,
    seats: seats.length > 0 ? seats : USUAL.seats,
    pace: isPace(pace) ? pace : USUAL.pace,
    isRated: stored['isRated'] === true,
    botsAfter: typeof botsAfter === 'number' ? botsAfter : undefined,
    name,
  });
};

const KEY = 'coalbrook.match';

export const keptChoice = (name: string): SearchChoice => {
  try {
    return readChoice(localStorage.getItem(KEY) ?? '', name);
  } catch {
    return { ...USUAL, name };
  }
};

export const keepChoice = ({ name: _name, ...terms }: SearchChoice): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms));
  } catch {
    // Without storage, everything is as usual the next time.
  }
};
