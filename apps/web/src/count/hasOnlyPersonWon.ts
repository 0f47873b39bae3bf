import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';

/** Whether the only winner is the only person at the table, who looks on. */
export const hasOnlyPersonWon = (winners: readonly Seat[], sitters: readonly Sitter[], viewer: Seat): boolean => {
  const people = sitters.filter(({ kind }) => kind === 'person');
  return winners.length === 1 && winners[0] === viewer && people.length === 1 && people[0] === sitters[viewer];
};
