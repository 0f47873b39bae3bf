import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { NewNotes, Notebook } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { wordOf } from './said.ts';
import type { Said } from './said.ts';
import { lockTalkedGame } from './talkedGame.ts';

const BLANK: Notebook = { version: 0, text: '' };

const readNotes = async (queries: Queries, game: string, seat: Seat): Promise<Notebook> => {
  const [row] = await queries.query<{ version: number; body: string }>(
    'select version, body from notebooks where game = $1 and seat = $2',
    game,
    seat,
  );
  return row ? { version: row.version, text: row.body } : BLANK;
};

/** What became of new notes: they count, or others were written meanwhile. */
export type Noted = { readonly said: Said } | { readonly others: Notebook };

const writeIn = async (
  queries: Transaction,
  { game, seat, version, text }: NewNotes,
  person: string,
): Promise<Noted | undefined> => {
  const found = await lockTalkedGame(queries, game, person);
  if (seat === NOBODY || !found?.held.includes(seat)) return undefined;
  const present = await readNotes(queries, game, seat);
  const saidIn = (number: number): Said => ({ game, about: 'notebook', number, seat, isOver: found.status === 'over' });
  // The same notes, sent again.
  if (present.text === text) return { said: saidIn(present.version) };
  if (present.version !== version) return { others: present };
  await queries.query(
    `insert into notebooks (game, seat, version, body) values ($1, $2, $3, $4)
      on conflict (game, seat) do update set version = excluded.version, body = excluded.body`,
    game,
    seat,
    version + 1,
    text,
  );
  const said = saidIn(version + 1);
  await queries.announce('talk', [wordOf(said)]);
  return { said };
};

/** The private notes of seats. */
export class NotebookStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  read(game: string, seat: Seat): Promise<Notebook> {
    return readNotes(this.#database, game, seat);
  }

  /** Replaces the notes if they are still in the version that was changed. Undefined if it is not the person's seat. */
  write(notes: NewNotes, person: string): Promise<Noted | undefined> {
    return this.#database.transaction((queries) => writeIn(queries, notes, person));
  }
}
