import type { RowTexts } from '../../../language/en/rows.ts';
import type { Messages } from '../../../language/english.ts';
import type { ListedTable } from '../../../session/online/onlineApi.ts';

/** Who sits at a table: people by name, whoever else plays with what they are, and how many seats are free. */
export const sittersInWords = (
  { sitters, free = [] }: Pick<ListedTable, 'sitters' | 'free'>,
  kinds: Messages['online']['kind'],
  { freeSeats }: RowTexts,
): string => {
  const names = sitters
    .filter((_, seat) => !free.includes(seat))
    .map(({ kind, name }) => (kind === 'person' ? name : `${name} (${kinds[kind]})`));
  return [...names, ...(free.length > 0 ? [freeSeats(free.length)] : [])].join(', ');
};
