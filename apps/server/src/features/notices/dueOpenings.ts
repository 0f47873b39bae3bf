import type { TimeControl } from '@coalbrook/time';

import type { Queries } from '../../ground/database/database.ts';
import { USED } from './channelStore.ts';

/** A person who has not been told yet that their game in a tournament is open. */
export interface DueOpening {
  readonly person: string;
  readonly game: string;
  readonly seat: number;
  /** How many entries the game has. */
  readonly seq: number;
  /** It is their turn already. */
  readonly acts: boolean;
  /** Most games are dealt at once; those with a live clock when somebody comes. */
  readonly isReady: boolean;
  readonly tournament: string;
  readonly round: number;
  /** The person's quiet hours as JSON, empty if there are none. */
  readonly quiet: string;
}

interface RawOpening extends Omit<DueOpening, 'acts' | 'isReady'> {
  readonly actor: number;
  readonly control: string;
}

/** Openings found at once. */
const MOST = 100;

/** Whoever has been told anything of a game knows that it is open. */
const DUE = `select holders.person as person, holders.seat as seat, games.id as game, games.seq as seq,
    games.actor as actor, games.control as control, tournaments.name as tournament, matches.round as round,
    coalesce(people.quiet, '') as quiet
  from matches join games on games.id = matches.game join tournaments on tournaments.id = matches.tournament
  join holders on holders.game = games.id and holders.seat >= 0
  left join notices on notices.person = holders.person and notices.game = games.id
  left join people on people.person = holders.person
  where games.status = 'running' and notices.seq is null and (people.wake is null or people.wake <= $1)
    and exists (select 1 from channels where channels.person = holders.person and ${USED})`;

const isReady = ({ seq, control }: RawOpening): boolean =>
  seq > 0 || (control !== '' && (JSON.parse(control) as TimeControl).kind === 'live');

/** Openings of which people have not been told: of one game, or of any. */
export const readDueOpenings = async (queries: Queries, now: number, game?: string): Promise<readonly DueOpening[]> => {
  const rows =
    game === undefined
      ? await queries.query<RawOpening>(`${DUE} limit ${MOST}`, now)
      : await queries.query<RawOpening>(`${DUE} and matches.game = $2 limit ${MOST}`, now, game);
  return rows.map((row) => ({ ...row, acts: row.actor === row.seat, isReady: isReady(row) }));
};

/**
 * Notes that a person is told. Of all nodes that try, one is answered true. If it is their turn, this tells them of that,
 * too.
 */
export const claimOpening = async (queries: Queries, { person, game, seq, acts }: DueOpening): Promise<boolean> => {
  const rows = await queries.query(
    'insert into notices (person, game, seq) values ($1, $2, $3) on conflict do nothing returning seq',
    person,
    game,
    acts ? seq : -1,
  );
  return rows.length > 0;
};
