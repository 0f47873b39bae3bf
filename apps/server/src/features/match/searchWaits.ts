import type { SearchPace } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import type { Meeting } from './searcher.ts';

const DAY = 24 * 60 * 60_000;

/** How many of those who found a table last are counted, for how long, and how many must have. */
const COUNTED = 100;
const COUNTED_FOR = 30 * DAY;
const FEWEST = 5;

/** Notes how long people have waited for a table; not who. */
export const noteWaits = async (queries: Queries, game: string, { people }: Meeting, at: number): Promise<void> => {
  for (const [number, { pace, since }] of people.entries())
    await queries.query(
      'insert into search_waits (game, number, pace, at, waited) values ($1, $2, $3, $4, $5)',
      game,
      number,
      pace,
      at,
      Math.max(0, at - since),
    );
};

/** How long half of those waited who found a table lately; undefined if too few did. */
export const usualWait = async (queries: Queries, pace: SearchPace, now: number): Promise<number | undefined> => {
  const rows = await queries.query<{ waited: number | string }>(
    `select waited from search_waits where pace = $1 and at > $2 order by at desc limit ${COUNTED}`,
    pace,
    now - COUNTED_FOR,
  );
  const waits = rows.map(({ waited }) => Number(waited)).toSorted((one, other) => one - other);
  return waits.length < FEWEST ? undefined : waits[Math.floor(waits.length / 2)];
};
