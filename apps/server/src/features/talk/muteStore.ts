import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Muting } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase } from '../../ground/database/database.ts';
import { lockTalkedGame } from './talkedGame.ts';

const MOST_MUTED = 100;

/** Who keeps a list: the devices of a seat share one. */
type Muter = readonly [game: string, seat: Seat, person: string];

const muterOf = (game: string, seat: Seat, person: string): Muter => [game, seat, seat === NOBODY ? person : ''];

const mutedBy = async (queries: Queries, muter: Muter): Promise<readonly string[]> => {
  const rows = await queries.query<{ speaker: string }>(
    'select speaker from mutes where game = $1 and seat = $2 and person = $3 order by speaker',
    ...muter,
  );
  return rows.map(({ speaker }) => speaker);
};

const INSERT = 'insert into mutes (game, seat, person, speaker) values ($1, $2, $3, $4) on conflict do nothing';
const DELETE = 'delete from mutes where game = $1 and seat = $2 and person = $3 and speaker = $4';

/** Whom people do not want to read at a table. */
export class MuteStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  muted(game: string, seat: Seat, person: string): Promise<readonly string[]> {
    return mutedBy(this.#database, muterOf(game, seat, person));
  }

  /** Mutes a speaker, or no longer does. Says why not if it is not the person's seat, or too many are muted. */
  set({ game, seat, speaker, muted }: Muting, person: string): Promise<'absent' | 'full' | undefined> {
    return this.#database.transaction(async (queries) => {
      const found = await lockTalkedGame(queries, game, person);
      if (!found || (seat !== NOBODY && !found.held.includes(seat))) return 'absent';
      const muter = muterOf(game, seat, person);
      if (muted && (await mutedBy(queries, muter)).length >= MOST_MUTED) return 'full';
      await queries.query(muted ? INSERT : DELETE, ...muter, speaker);
      return undefined;
    });
  }
}
