import type { Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

/** The number of the entry with which the last turn of one of these seats begins; undefined if there is none. */
export const lastOwnTurn = (steps: readonly LoggedStep[], held: readonly Seat[]): number | undefined => {
  const isOwn = ({ who }: LoggedStep): boolean => who !== 'chance' && held.includes(who);
  let first = steps.findLastIndex(isOwn);
  if (first < 0) return undefined;
  while (first > 0 && !steps[first - 1].events.some(({ event }) => event === 'turnBegan')) first--;
  return isOwn(steps[first]) ? steps[first].seq : undefined;
};
