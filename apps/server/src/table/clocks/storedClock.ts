import { areHoursOff, fullBank } from '@coalbrook/time';
import type { HoursOff, Interval, TimeControl } from '@coalbrook/time';
import type { Sitter } from '@coalbrook/wire';

import type { Queries } from '../../ground/database/database.ts';

/** The clock of a game as the database has it. */
export interface StoredClock {
  /** How many entries the game has. */
  readonly seq: number;
  /** How often turns were taken back. */
  readonly line: number;
  readonly control: TimeControl;
  /** Milliseconds left in each seat's bank. */
  readonly banks: readonly number[];
  /** The numbers of the entries with which turns begin that were played because time was up. */
  readonly late: readonly number[];
  /** When the present turn began, and when it must have ended. */
  readonly since: number;
  readonly due: number | undefined;
  /** When the table paused during the present turn. */
  readonly pauses: readonly Interval[];
  readonly isPaused: boolean;
  /** How many entries the game had when the others decided that a bot plays this turn. */
  readonly voted?: number | undefined;
  readonly actor: number;
  /** Which seats are people's. */
  readonly people: readonly boolean[];
  /** The hours off of each seat's person. */
  readonly off: readonly (HoursOff | undefined)[];
}

interface RawClock {
  readonly id: string;
  readonly seq: number;
  readonly line: number;
  readonly control: string;
  readonly clock: string;
  readonly since: number | string;
  readonly due: number | string;
  readonly actor: number;
  readonly sheet: string;
  readonly paused: number | string;
}

interface RawHours {
  readonly game: string;
  readonly seat: number;
  readonly hours_off: string;
}

const COLUMNS = 'id, seq, line, control, clock, since, due, actor, sheet, paused';

/** What changes with a turn, as a game's row holds it. */
type KeptClock = Pick<StoredClock, 'banks' | 'late'> & Partial<Pick<StoredClock, 'pauses' | 'voted'>>;

export const makeClock = ({ banks, late, pauses = [], voted }: KeptClock): string =>
  JSON.stringify({ banks, late, voted, ...(pauses.length > 0 ? { pauses } : {}) });

export const parseClock = (text: string): KeptClock => JSON.parse(text) as KeptClock;

const readHours = (text: string): HoursOff | undefined => {
  const hours = JSON.parse(text) as HoursOff;
  return areHoursOff(hours) ? hours : undefined;
};

const clockOf = (raw: RawClock, hours: readonly RawHours[]): StoredClock => {
  const { sitters } = JSON.parse(raw.sheet) as { readonly sitters: readonly Sitter[] };
  const control = JSON.parse(raw.control) as TimeControl;
  const kept: KeptClock =
    raw.clock === '' ? { banks: sitters.map(() => fullBank(control)), late: [] } : parseClock(raw.clock);
  const off: (HoursOff | undefined)[] = sitters.map(() => undefined);
  for (const { game, seat, hours_off } of hours) if (game === raw.id && seat >= 0) off[seat] ??= readHours(hours_off);
  return {
    seq: raw.seq,
    line: raw.line,
    control,
    pauses: [],
    ...kept,
    isPaused: Number(raw.paused) > 0,
    since: Number(raw.since),
    due: Number(raw.due) > 0 ? Number(raw.due) : undefined,
    actor: raw.actor,
    people: sitters.map(({ kind }) => kind === 'person'),
    off,
  };
};

const HOURS = `select holders.game, holders.seat, people.hours_off from holders
  join people on people.person = holders.person where people.hours_off <> '' and holders.game`;

/** The clock of a game; undefined if it has none. */
export const readClock = async (queries: Queries, game: string): Promise<StoredClock | undefined> => {
  const [raw] = await queries.query<RawClock>(`select ${COLUMNS} from games where id = $1 and control <> ''`, game);
  return raw && clockOf(raw, await queries.query<RawHours>(`${HOURS} = $1`, game));
};

/** The clocks of all games in progress. */
export const readRunningClocks = async (
  queries: Queries,
): Promise<readonly { readonly game: string; readonly clock: StoredClock }[]> => {
  const where = "status = 'running' and control <> ''";
  const rows = await queries.query<RawClock>(`select ${COLUMNS} from games where ${where}`);
  const hours = await queries.query<RawHours>(`${HOURS} in (select id from games where ${where})`);
  return rows.map((raw) => ({ game: raw.id, clock: clockOf(raw, hours) }));
};

/** Starts the clock of a game that has come so far, or sets it anew. */
export const writeDue = (queries: Queries, game: string, seq: number, since: number, due: number): Promise<unknown> =>
  queries.query(
    "update games set due = $4, since = $3 where id = $1 and seq = $2 and status = 'running' and paused = 0",
    game,
    seq,
    since,
    due,
  );

/** Games whose time is up, the longest overdue first. */
export const readLate = async (queries: Queries, now: number, most: number): Promise<readonly string[]> => {
  const rows = await queries.query<{ id: string }>(
    "select id from games where status = 'running' and due > 0 and due <= $1 order by due limit $2",
    now,
    most,
  );
  return rows.map(({ id }) => id);
};

/** What a new game's row says about its clock. */
export const newControl = (time: TimeControl | undefined): string =>
  time === undefined || time.kind === 'none' ? '' : JSON.stringify(time);

export const writeHours = (queries: Queries, person: string, hours: HoursOff): Promise<unknown> =>
  queries.query(
    `insert into people (person, hours_off) values ($1, $2)
      on conflict (person) do update set hours_off = excluded.hours_off`,
    person,
    JSON.stringify(hours),
  );

/** The hours off of a person, if they have named any. */
export const readHoursOf = async (queries: Queries, person: string): Promise<HoursOff | undefined> => {
  const [row] = await queries.query<{ hours_off: string }>('select hours_off from people where person = $1', person);
  return row && row.hours_off !== '' ? readHours(row.hours_off) : undefined;
};

/** The games in progress with a clock at which a person has a seat. */
export const readTimedGames = async (queries: Queries, person: string): Promise<readonly string[]> => {
  const rows = await queries.query<{ id: string }>(
    `select id from games where status = 'running' and control <> ''
      and id in (select game from holders where person = $1 and seat >= 0)`,
    person,
  );
  return rows.map(({ id }) => id);
};
