import type { Queries } from '../../ground/database/database.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import { USED } from './channelStore.ts';

/** A person who has not been told yet that a game waits for them, or is over. */
export interface DueNotice {
  readonly person: string;
  readonly game: string;
  /** How many entries the game has. */
  readonly seq: number;
  /** How many it had when the person was last told; -1 if they never were. */
  readonly told: number;
  readonly status: 'running' | 'over';
  readonly actor: number;
  /** Why the person's order was not carried out in this turn, as JSON; empty if there was none. */
  readonly why: string;
  /** The person's quiet hours as JSON, empty if there are none. */
  readonly quiet: string;
}

/** Games in one question. There are always so many placeholders, so that the text stays the same. */
export const MOST_GAMES = 64;

/** Notices found at once. */
export const MOST_DUE = 100;

/**
 * Whoever has left an order is told only if it is not carried out, and nobody that it is their turn while the game is
 * paused. `cross join` makes SQLite look at holders first.
 */
const DUE = `select distinct holders.person as person, games.id as game, games.seq as seq, games.status as status,
    games.actor as actor, coalesce(notices.seq, -1) as told, coalesce(people.quiet, '') as quiet,
    coalesce(orders.why, '') as why
  from holders cross join games
  left join notices on notices.person = holders.person and notices.game = games.id
  left join people on people.person = holders.person
  left join orders on orders.game = games.id and orders.seat = games.actor
  where holders.seat >= 0 and games.id = holders.game
    and ((games.status = 'running' and games.paused = 0 and holders.seat = games.actor) or games.status = 'over')
    and (notices.seq is null or (notices.seq < games.seq and notices.muted = 0))
    and (orders.seq is null or orders.seq >= games.seq or orders.why <> '')
    and (people.wake is null or people.wake <= $1)`;

const AMONG = Array.from({ length: MOST_GAMES }, (_, at) => `$${at + 2}`).join(', ');

/** Begins with the games that are named. */
const DUE_AMONG = `${DUE} and holders.game in (${AMONG})
  and exists (select 1 from channels where channels.person = holders.person and ${USED}) limit ${MOST_DUE}`;

/** Begins with the people who are told. */
const DUE_ANYWHERE = `${DUE} and holders.person in (select person from channels where ${USED}) limit ${MOST_DUE}`;

/** Notices that are due about some games, at most `MOST_GAMES`, or about any. */
export const readDue = (queries: Queries, now: number, games?: readonly string[]): Promise<readonly DueNotice[]> => {
  if (!games) return queries.query<DueNotice>(DUE_ANYWHERE, now);
  const padded = Array.from({ length: MOST_GAMES }, (_, at) => games[at] ?? '');
  return queries.query<DueNotice>(DUE_AMONG, now, ...padded);
};

/**
 * Notes that a person is told now. Of all nodes that try, one is answered true; and none is if the game has moved on,
 * or the person has muted it.
 */
export const claim = async (queries: Queries, { person, game, seq }: DueNotice): Promise<boolean> => {
  const rows = await queries.query(
    `insert into notices (person, game, seq) select $1, id, seq from games where id = $2 and seq = $3
      on conflict (person, game) do update set seq = excluded.seq
      where notices.seq < excluded.seq and notices.muted = 0
      returning seq`,
    person,
    game,
    seq,
  );
  return rows.length > 0;
};

/** The same for an address, which a person may have given on several devices: it gets one notice about a turn. */
export const claimAddress = async (
  queries: Queries,
  address: string,
  { game, seq }: Pick<DueNotice, 'game' | 'seq'>,
): Promise<boolean> => {
  const rows = await queries.query(
    `insert into told_addresses (address, game, seq) values ($1, $2, $3)
      on conflict (address, game) do update set seq = excluded.seq where told_addresses.seq < excluded.seq
      returning seq`,
    hashOf(address),
    game,
    seq,
  );
  return rows.length > 0;
};
