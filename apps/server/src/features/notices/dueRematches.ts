import type { Queries } from '../../ground/database/database.ts';
import { SEAT } from '../../table/games/sheets.ts';
import { USED } from './channelStore.ts';

/** A person who has not been told yet that somebody from a finished table plays again, and waits for them. */
export interface DueRematch {
  readonly person: string;
  /** The finished table, at which they are asked, and the one that waits. */
  readonly game: string;
  readonly next: string;
  /** One of their seats. */
  readonly seat: number;
  /** The person's quiet hours as JSON, empty if there are none. */
  readonly quiet: string;
}

/** Rematches found at once. */
const MOST = 100;

/** Whoever has been told anything of the next table knows of it. */
const DUE = `select holders.person as person, games.id as game, games.rematch as next, min(holders.seat) as seat,
    coalesce(max(people.quiet), '') as quiet
  from holders cross join games
  join seats on seats.game = games.rematch and seats.seat = holders.seat
  join games as later on later.id = games.rematch
  left join notices on notices.person = holders.person and notices.game = games.rematch
  left join people on people.person = holders.person
  where holders.seat >= 0 and games.id = holders.game and games.status = 'over' and games.rematch <> ''
    and later.status <> 'over' and seats.is_free <> ${SEAT.held} and seats.declined = 0
    and notices.seq is null and (people.wake is null or people.wake <= $1)`;

const EACH = 'group by holders.person, games.id, games.rematch';

/** Rematches of which people have not been told: of one finished table, or of any. */
export const readDueRematches = (queries: Queries, now: number, game?: string): Promise<readonly DueRematch[]> =>
  game === undefined
    ? queries.query<DueRematch>(
        `${DUE} and holders.person in (select person from channels where ${USED}) ${EACH} limit ${MOST}`,
        now,
      )
    : queries.query<DueRematch>(`${DUE} and holders.game = $2 ${EACH} limit ${MOST}`, now, game);

/** Notes that a person is told. Of all nodes that try, one is answered true. */
export const claimRematch = async (queries: Queries, { person, next }: DueRematch): Promise<boolean> => {
  const rows = await queries.query(
    'insert into notices (person, game, seq) values ($1, $2, -1) on conflict do nothing returning seq',
    person,
    next,
  );
  return rows.length > 0;
};
