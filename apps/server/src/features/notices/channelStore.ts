import type { ChannelKind, ChannelProblem, QuietHours, ServerFigures } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase } from '../../ground/database/database.ts';
import type { StoredChannel } from './storedChannel.ts';

/** Channels of one person. */
const MOST_CHANNELS = 10;

/** Codes that may be tried for one mail address. */
const MOST_TRIES = 5;

/** After so many failures in a row nothing is sent, until a test works. */
const MOST_FAILURES = 20;

/** Channels that are used. */
export const USED = `channels.code = '' and channels.failures < ${MOST_FAILURES}`;

/** Whoever is told from now on is not told about turns, and of invitations, that were there before. */
export const skipPresent = async (queries: Queries, person: string, game?: string): Promise<void> => {
  await queries.query(
    `insert into notices (person, game, seq)
      select distinct holders.person, games.id, games.seq from holders join games on games.id = holders.game
      where holders.person = $1 and holders.seat >= 0 ${game === undefined ? '' : 'and games.id = $2'}
      on conflict (person, game) do update set seq = excluded.seq`,
    ...(game === undefined ? [person] : [person, game]),
  );
  if (game === undefined) await queries.query('update table_invitations set told = 1 where person = $1', person);
};

export const isTold = async (queries: Queries, person: string): Promise<boolean> =>
  (await queries.query(`select id from channels where person = $1 and ${USED} limit 1`, person)).length > 0;

/** The channels by which a person is told. */
export const usedChannels = (queries: Queries, person: string): Promise<readonly StoredChannel[]> =>
  queries.query<StoredChannel>(`select * from channels where person = $1 and ${USED}`, person);

/** Where people want to be told, and when not. */
export class ChannelStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  /** Adds a channel and returns the one that counts: there may have been the same before. Undefined if there are too many. */
  add(channel: Omit<StoredChannel, 'failures' | 'problem'>): Promise<StoredChannel | undefined> {
    const { id, person, kind, address, language, origin, code } = channel;
    return this.#database.transaction(async (queries) => {
      const known = await queries.query<StoredChannel>('select * from channels where person = $1', person);
      const same = known.find((one) => one.kind === kind && one.address === address);
      if (!same && known.length >= MOST_CHANNELS) return undefined;
      if (code === '' && !(await isTold(queries, person))) await skipPresent(queries, person);
      const [row] = await queries.query<StoredChannel>(
        `insert into channels (id, person, kind, address, language, origin, code) values ($1, $2, $3, $4, $5, $6, $7)
          on conflict (person, kind, address) do update set language = excluded.language, origin = excluded.origin
          returning *`,
        id,
        person,
        kind,
        address,
        language,
        origin,
        code,
      );
      return row;
    });
  }

  /** Gives an address that is not confirmed yet another code. */
  async renewCode(id: string, code: string): Promise<void> {
    await this.#database.query("update channels set code = $2, tries = 0 where id = $1 and code <> ''", id, code);
  }

  /** Confirms an address. Returns false if the code is wrong, or others were too often. */
  confirm(person: string, id: string, code: string): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const [row] = await queries.query<{ code: string; tries: number }>(
        'update channels set tries = tries + 1 where id = $1 and person = $2 returning code, tries',
        id,
        person,
      );
      if (row?.code === '') return true;
      if (row === undefined || row.tries > MOST_TRIES || row.code !== code) return false;
      if (!(await isTold(queries, person))) await skipPresent(queries, person);
      await queries.query("update channels set code = '', tries = 0 where id = $1", id);
      return true;
    });
  }

  /** Removes a channel of a person, or of whoever has it. Returns false if there is none. */
  async remove(id: string, person?: string): Promise<boolean> {
    const own = person === undefined ? [] : [person];
    const rows = await this.#database.query<{ id: string }>(
      `delete from channels where id = $1 ${person === undefined ? '' : 'and person = $2'} returning id`,
      id,
      ...own,
    );
    return rows.length > 0;
  }

  /** Whether anybody wants to be told. */
  async areAny(): Promise<boolean> {
    return (await this.#database.query('select id from channels limit 1')).length > 0;
  }

  /** A channel by its id, which only its person knows. */
  async find(id: string): Promise<StoredChannel | undefined> {
    const [row] = await this.#database.query<StoredChannel>('select * from channels where id = $1', id);
    return row;
  }

  of(person: string): Promise<readonly StoredChannel[]> {
    return this.#database.query<StoredChannel>('select * from channels where person = $1 order by kind, id', person);
  }

  /** Notes how a notice fared. */
  async note({ id, failures }: StoredChannel, problem: ChannelProblem | undefined): Promise<void> {
    if (problem === undefined && failures === 0) return;
    const change = problem === undefined ? "failures = 0, problem = ''" : 'failures = failures + 1, problem = $2';
    const rest = problem === undefined ? [] : [problem];
    await this.#database.query(`update channels set ${change} where id = $1`, id, ...rest);
  }

  async setQuiet(person: string, quiet: QuietHours | undefined): Promise<void> {
    await this.#database.query(
      `insert into people (person, hours_off, quiet) values ($1, '', $2)
        on conflict (person) do update set quiet = excluded.quiet, wake = 0`,
      person,
      quiet ? JSON.stringify(quiet) : '',
    );
  }

  async quietOf(person: string): Promise<QuietHours | undefined> {
    const [row] = await this.#database.query<{ quiet: string }>('select quiet from people where person = $1', person);
    return row === undefined || row.quiet === '' ? undefined : (JSON.parse(row.quiet) as QuietHours);
  }

  /** A person's quiet hours last until then. */
  async setWake(person: string, wake: number): Promise<void> {
    await this.#database.query('update people set wake = $2 where person = $1', person, wake);
  }

  /** Mutes a game for a person, or not any more. Returns false if they have no seat there. */
  mute(person: string, game: string, isMuted: boolean): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      await skipPresent(queries, person, game);
      const rows = await queries.query<{ game: string }>(
        `update notices set muted = $3 where person = $1 and game = $2 and exists (
          select 1 from holders where holders.person = $1 and holders.game = $2 and seat >= 0) returning game`,
        person,
        game,
        isMuted ? 1 : 0,
      );
      return rows.length > 0;
    });
  }

  async muted(person: string): Promise<readonly string[]> {
    const rows = await this.#database.query<{ game: string }>(
      'select game from notices where person = $1 and muted = 1 order by game',
      person,
    );
    return rows.map(({ game }) => game);
  }

  /** How many channels have which problem. */
  async failing(): Promise<ServerFigures['failing']> {
    const rows = await this.#database.query<{ kind: ChannelKind; problem: ChannelProblem; count: number | string }>(
      "select kind, problem, count(*) as count from channels where problem <> '' group by kind, problem order by kind, problem",
    );
    return rows.map(({ kind, problem, count }) => ({ kind, problem, count: Number(count) }));
  }
}
