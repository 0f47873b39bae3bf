/** Searches as they are stored: one for each person. */

import type { SearchPace, SearchTerms } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import type { Searcher, WantedGame } from './searcher.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long somebody counts as there who was heard of last. Nobody need stay for a table where a turn takes a day. */
export const LEASE: Readonly<Record<SearchPace, number>> = { quick: 25 * SECOND, live: 25 * SECOND, slow: 3 * DAY };

/** For so long after that, they can go on with their search where it was. */
const KEPT = 10 * MINUTE;
/** A table that was found is told for so long. */
const TOLD = 3 * DAY;

/** What is stored of the terms. */
interface SearchBody {
  readonly terms: SearchTerms;
  readonly games: readonly WantedGame[];
}

interface RawSearch {
  readonly person: string;
  readonly body: string;
  readonly since: number | string;
  readonly lease: number | string;
  readonly game: string;
  readonly due: number | string;
  readonly settled: number;
  readonly again: number;
  readonly missed: string;
  readonly changes: number;
}

export interface StoredSearch extends SearchBody {
  readonly person: string;
  /** As it is stored, to see whether it has changed. */
  readonly body: string;
  readonly since: number;
  readonly lease: number;
  /** The table that was found; empty if none was. */
  readonly game: string;
  /** When everybody must be ready there. */
  readonly due: number;
  /** The game that was found has begun. */
  readonly isSettled: boolean;
  readonly isAgain: boolean;
  /** Who did not come to the table that was found before. */
  readonly missed: readonly string[];
  readonly changes: number;
}

const COLUMNS = 'person, body, since, lease, game, due, settled, again, missed, changes';

const searchOf = ({ since, lease, due, settled, again, missed, ...raw }: RawSearch): StoredSearch => ({
  ...raw,
  ...(JSON.parse(raw.body) as SearchBody),
  since: Number(since),
  lease: Number(lease),
  due: Number(due),
  isSettled: settled > 0,
  isAgain: again > 0,
  missed: missed === '' ? [] : (JSON.parse(missed) as readonly string[]),
});

export const searcherOf = ({ person, since, terms, games }: StoredSearch): Searcher => ({
  person,
  since,
  pace: terms.pace,
  isRated: terms.isRated,
  games,
  ...(terms.botsAfter === undefined ? {} : { botsAfter: terms.botsAfter * MINUTE }),
});

export const findSearch = async (queries: Queries, person: string): Promise<StoredSearch | undefined> => {
  const [raw] = await queries.query<RawSearch>(`select ${COLUMNS} from searches where person = $1`, person);
  return raw && searchOf(raw);
};

/** The most people who are looked at together: those who have waited longest. */
const MOST = 1000;

/** Everybody who is there to be seated. */
export const readWaiting = async (queries: Queries, now: number): Promise<readonly StoredSearch[]> => {
  const rows = await queries.query<RawSearch>(
    `select ${COLUMNS} from searches where game = '' and lease > $1 order by since, person limit ${MOST}`,
    now,
  );
  return rows.map(searchOf);
};

export interface BegunSearch extends SearchBody {
  readonly person: string;
  readonly name: string;
  readonly nonce: string;
}

/** Begins a search, or another one. A table that was found and has not begun stays. */
export const putSearch = async (queries: Queries, search: BegunSearch, now: number): Promise<void> => {
  const { person, name, nonce, terms, games } = search;
  await queries.query(
    `insert into searches (person, name, nonce, body, since, lease) values ($1, $2, $3, $4, $5, $6)
      on conflict (person) do update set name = excluded.name, nonce = excluded.nonce, body = excluded.body,
        since = excluded.since, lease = excluded.lease, game = '', due = 0, settled = 0, again = 0, missed = '',
        changes = searches.changes + 1
      where searches.game = '' or searches.settled = 1`,
    person,
    name,
    nonce,
    JSON.stringify({ terms, games } satisfies SearchBody),
    now,
    now + LEASE[terms.pace],
  );
};

/** Notes that somebody is there, unless that was noted a moment ago. */
export const renewLease = async (
  queries: Queries,
  { person, lease, terms }: StoredSearch,
  now: number,
): Promise<void> => {
  const whole = LEASE[terms.pace];
  if (lease - now > whole * 0.8) return;
  await queries.query('update searches set lease = $2 where person = $1', person, now + whole);
};

/** Forgets searches of people who have gone, and tables that were found long ago. */
export const forgetSearches = async (queries: Queries, now: number): Promise<void> => {
  await queries.query("delete from searches where game = '' and lease < $1", now - KEPT);
  await queries.query('delete from searches where settled = 1 and found < $1', now - TOLD);
};
