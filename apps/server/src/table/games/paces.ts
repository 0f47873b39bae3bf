import type { Seat } from '@coalbrook/rules';
import type { SeatPace } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { entriesOf } from '../ledger/storedTurns.ts';
import type { TurnRow } from '../ledger/storedTurns.ts';

/** The one in the middle, the longer of the two if there are two. */
const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * How long people took for their turns, measured from what was played before. The first turn has nothing before it, and
 * what was played elsewhere does not count.
 */
export const pacesOf = async (
  queries: Queries,
  game: string,
  { people, brought }: { readonly people: readonly Seat[]; readonly brought: number },
): Promise<readonly SeatPace[]> => {
  const rows = await queries.query<TurnRow & { readonly at: number | string }>(
    'select seq, body, at from turns where game = $1 and seq >= $2 order by seq',
    game,
    brought,
  );
  const spent = new Map<unknown, number[]>(people.map((seat) => [seat, []]));
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const [entry] = entriesOf([row], row.seq);
    if (before) spent.get(entry?.who)?.push(Math.max(0, Number(row.at) - Number(before.at)));
  }
  return people.flatMap((seat) => {
    const spans = spent.get(seat) ?? [];
    return spans.length === 0 ? [] : [{ seat, turns: spans.length, median: medianOf(spans) }];
  });
};
