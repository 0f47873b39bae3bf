import type { Header } from '@coalbrook/record';

/** Between the parts of a ladder's name; no slug has it. */
const BETWEEN = '+';

/** The name of the ladder of a game: a shorter game or another map is another game, with a ladder of its own. */
export const ladderOf = ({ edition, options = [] }: Pick<Header, 'edition' | 'options'>): string =>
  [edition, ...[...options].toSorted((one, other) => (one < other ? -1 : 1))].join(BETWEEN);

/** The game of a ladder. */
export const gameOf = (ladder: string): { readonly edition: string; readonly options?: readonly string[] } => {
  const [edition = '', ...options] = ladder.split(BETWEEN);
  return options.length > 0 ? { edition, options } : { edition };
};
