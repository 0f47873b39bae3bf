import type { Queries } from '../../ground/database/database.ts';
import type { GameRow, GameColumns } from './gameRow.ts';
import { SEAT } from './sheets.ts';
import type { StoredSheet } from './sheets.ts';

/** A game in somebody's list. */
export interface OwnGame extends Pick<GameRow, 'id' | 'header' | 'sitters' | 'status' | 'begun'> {
  /** They have a seat, and do not only watch. */
  readonly plays: boolean;
  /** It is their turn, and they can play it: the game is not paused. */
  readonly waits: boolean;
  readonly isPaused: boolean;
  /** Whose turn it is, and when the last one ended. */
  readonly actor: number;
  readonly touched: number;
  /** The seats at which nobody sits yet. */
  readonly free: readonly number[];
  /** They only watch, and see the game some turns later. */
  readonly isDelayed: boolean;
  /** When the present turn must have ended; 0 if it need not. */
  readonly due: number;
  /** They have left an order for their next turn. */
  readonly ordered: boolean;
  /** A bot has taken over their seat, which they can take back. */
  readonly lost: boolean;
  /** The table at which others from this finished one wait for them, as long as they have not answered; may be empty. */
  readonly asked: string;
  /** The tournament that it belongs to, by its name, and the round; empty and 0 if there is none. */
  readonly tournament: string;
  readonly round: number;
}

interface OwnGameColumns extends Pick<GameColumns, 'id' | 'sheet' | 'status' | 'begun'> {
  readonly watch_delay: number;
  readonly actor: number;
  readonly touched: number | string;
  readonly due: number | string;
  readonly plays: number;
  readonly waits: number;
  readonly is_paused: number;
  readonly ordered: number;
  readonly lost: number;
  readonly asked: string;
  readonly tournament: string | null;
  readonly round: number | null;
}

/** Later than any moment. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** The tables of a person: first those that wait for them, the most urgent first; last the finished ones. */
export const tablesOf = async (queries: Queries, person: string, most: number): Promise<readonly OwnGame[]> => {
  const rows = await queries.query<OwnGameColumns>(
    `select mine.id as id, sheet, status, mine.begun as begun, actor, mine.touched as touched, watch_delay, due, plays, waits,
         is_paused, ordered, lost, asked, tournaments.name as tournament, matches.round as round from (
        select id, sheet, status, begun, actor, touched, watch_delay, due, case when exists (
          select 1 from holders where person = $1 and game = games.id and seat >= 0
        ) then 1 else 0 end as plays, case when status = 'running' and paused > 0 then 1 else 0 end as is_paused,
        case when status = 'running' and paused = 0 and exists (
          select 1 from holders where person = $1 and game = games.id and seat = games.actor and seat >= 0
        ) then 1 else 0 end as waits, case when exists (
          select 1 from orders join holders on holders.game = orders.game and holders.seat = orders.seat
            where person = $1 and orders.game = games.id and orders.why = ''
        ) then 1 else 0 end as ordered, case when status = 'running' and exists (
          select 1 from absentees join seats on seats.game = absentees.game and seats.seat = absentees.seat
            where person = $1 and absentees.game = games.id and is_free = ${SEAT.filled}
        ) then 1 else 0 end as lost, case when status = 'over' and rematch <> '' and exists (
          select 1 from holders join seats on seats.game = games.rematch and seats.seat = holders.seat
            join games as later on later.id = games.rematch
            where holders.person = $1 and holders.game = games.id and holders.seat >= 0
              and is_free <> ${SEAT.held} and declined = 0 and later.status <> 'over'
        ) then rematch else '' end as asked
        from games where id in (select game from holders where person = $1)
      ) as mine
      left join matches on matches.game = mine.id left join tournaments on tournaments.id = matches.tournament
      order by waits desc, case when waits = 1 and due > 0 then due else ${NEVER} end,
        case when status = 'over' and asked = '' then 1 else 0 end, mine.touched desc limit $2`,
    person,
    most,
  );
  const free = await queries.query<{ game: string; seat: number }>(
    `select game, seat from seats where is_free = ${SEAT.free}
      and game in (select games.id from games join holders on holders.game = games.id
        where holders.person = $1 and games.status = 'open') order by seat`,
    person,
  );
  return rows.map((row) => {
    const { id, sheet, status, begun, actor, touched, due, plays, waits, ordered, lost, asked, tournament, round } =
      row;
    return {
      id,
      ...(JSON.parse(sheet) as StoredSheet),
      status,
      begun: Number(begun),
      actor,
      free: free.filter(({ game }) => game === id).map(({ seat }) => seat),
      touched: Number(touched),
      isDelayed: row.watch_delay > 0 && plays === 0 && status === 'running',
      plays: plays === 1,
      waits: waits === 1,
      isPaused: row.is_paused === 1,
      due: Number(due),
      ordered: ordered === 1,
      lost: lost === 1,
      asked,
      tournament: tournament ?? '',
      round: round ?? 0,
    };
  });
};

/** The games at which it is a person's turn, the most urgent first. */
export const waitingFor = async (queries: Queries, person: string, most: number): Promise<readonly string[]> => {
  const rows = await queries.query<{ id: string }>(
    `select id from games join holders on holders.game = games.id and holders.seat = games.actor
        where holders.person = $1 and holders.seat >= 0 and status = 'running' and paused = 0
        order by case when due > 0 then due else ${NEVER} end, touched limit $2`,
    person,
    most,
  );
  return rows.map(({ id }) => id);
};
