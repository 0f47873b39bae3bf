import type { ProposedRound } from '@coalbrook/wire/online';

type Swap = readonly [string, string];

/** A proposed draw after people were swapped, one pair after the other. */
export const withSwaps = (
  { tables, byes }: Pick<ProposedRound, 'tables' | 'byes'>,
  swaps: readonly Swap[],
): Pick<ProposedRound, 'tables' | 'byes'> => {
  const at = (id: string): string =>
    swaps.reduce((who, [one, other]) => (who === one ? other : who === other ? one : who), id);
  return { tables: tables.map((table) => table.map(at)), byes: byes.map(at) };
};
