import type { Queries } from '../../ground/database/database.ts';
import { SEAT } from '../../table/games/sheets.ts';

/** A person who has not been told yet that a friend has asked them to a table. */
export interface DueInvitation {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  /** The person's quiet hours as JSON, empty if there are none. */
  readonly quiet: string;
}

/** Invitations found at once. */
const MOST = 100;

/** As long as somebody can still sit down there. Those without a channel are found, too: they need not be told later. */
const DUE = `select table_invitations.id as id, table_invitations.person as person, games.id as game,
    coalesce(people.quiet, '') as quiet
  from table_invitations join games on games.id = table_invitations.game
  left join people on people.person = table_invitations.person
  where table_invitations.told = 0 and games.status <> 'over' and (people.wake is null or people.wake <= $1)
    and exists (select 1 from seats where seats.game = games.id and seats.is_free <> ${SEAT.held})`;

/** Invitations of which people have not been told: to one table, or to any. */
export const readDueInvitations = (queries: Queries, now: number, game?: string): Promise<readonly DueInvitation[]> =>
  game === undefined
    ? queries.query<DueInvitation>(`${DUE} limit ${MOST}`, now)
    : queries.query<DueInvitation>(`${DUE} and games.id = $2 limit ${MOST}`, now, game);

/** Notes that a person is told. Of all nodes that try, one is answered true. */
export const claimInvitation = async (queries: Queries, { id }: DueInvitation): Promise<boolean> => {
  const rows = await queries.query('update table_invitations set told = 1 where id = $1 and told = 0 returning id', id);
  return rows.length > 0;
};
