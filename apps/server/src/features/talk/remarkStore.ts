import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { isSameName } from '@coalbrook/wire/online';
import type { Circle, NewRemark, Remark, ReportedRemark, WantedRemarks } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { freeSeats } from '../../table/games/sheets.ts';
import { isTakenAt } from '../../table/games/shownNames.ts';
import { wordOf } from './said.ts';
import type { Said } from './said.ts';
import { lockTalkedGame, maySpeak, speakerOf } from './talkedGame.ts';
import type { TalkedGame } from './talkedGame.ts';

/** Remarks that are kept of each circle, and sent at once. */
const MOST_KEPT = 20_000;
const MOST_SENT = 100;

/** What `seq` is of a remark that was made before the game began. */
const BEFORE = -1;

interface RawRemark extends Omit<Remark, 'seat' | 'at'> {
  readonly seat: number;
  readonly at: number | string;
}

const remarkOf = ({ number, at, seat, name, speaker, body, seq }: RawRemark): Remark => ({
  number,
  at: Number(at),
  seat: seat as Seat,
  name,
  speaker,
  body,
  seq,
});

const lastNumber = async (queries: Queries, game: string, circle: Circle): Promise<number> => {
  const [row] = await queries.query<{ number: number }>(
    'select number from remarks where game = $1 and circle = $2 order by number desc limit 1',
    game,
    circle,
  );
  return row?.number ?? 0;
};

/** The number of the last remark before the first that was made when the game had at least `shown` entries. */
const lastNumberAt = async (queries: Queries, game: string, circle: Circle, shown: number): Promise<number> => {
  const [row] = await queries.query<{ number: number }>(
    'select number from remarks where game = $1 and circle = $2 and seq >= $3 order by number limit 1',
    game,
    circle,
    shown,
  );
  return row ? row.number - 1 : lastNumber(queries, game, circle);
};

const findNumber = async (queries: Queries, { game, key }: NewRemark, person: string): Promise<number | undefined> => {
  const [row] = await queries.query<{ number: number }>(
    'select number from remarks where game = $1 and person = $2 and key = $3',
    game,
    person,
    key,
  );
  return row?.number;
};

/** A remark that was kept, or was before. */
export interface KeptRemark {
  readonly number: number;
  /** Missing if it was sent again. */
  readonly said?: Said;
}

/** Why something was not said: it is not their table, there is no room, or somebody at the table has this name. */
export type NotSaid = 'absent' | 'full' | 'name';

/** Whether somebody who watches would speak under the name of somebody at the table. Whoever has left keeps their own. */
const isOthersName = async (
  queries: Queries,
  { game, sitters }: TalkedGame,
  person: string,
  name: string,
): Promise<boolean> => {
  if (!isTakenAt(sitters, await freeSeats(queries, game), NOBODY, name)) return false;
  const former = await queries.query<{ name: string }>(
    'select name from former_sitters where game = $1 and person = $2',
    game,
    person,
  );
  return !former.some((one) => isSameName(one.name, name));
};

const sayIn = async (
  queries: Transaction,
  remark: NewRemark,
  person: string,
  at: number,
): Promise<KeptRemark | NotSaid> => {
  const { game: id, seat, key, body } = remark;
  const game = await lockTalkedGame(queries, id, person);
  if (!game || !maySpeak(game, seat)) return 'absent';
  // Locked now: nobody else can say the same meanwhile.
  const known = await findNumber(queries, remark, person);
  if (known !== undefined) return { number: known };
  const circle: Circle = seat === NOBODY ? 'watchers' : 'table';
  const number = (await lastNumber(queries, id, circle)) + 1;
  if (number > MOST_KEPT) return 'full';
  const name = seat === NOBODY ? (remark.name ?? '').trim() : game.sitters[seat].name;
  if (seat === NOBODY && (await isOthersName(queries, game, person, name))) return 'name';
  const speaker = speakerOf(game, seat, person);
  await queries.query(
    `insert into remarks (game, circle, number, at, seq, seat, person, key, name, speaker, body)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    ...([
      id,
      circle,
      number,
      at,
      game.status === 'open' ? BEFORE : game.seq,
      seat,
      person,
      key,
      name,
      speaker,
      body,
    ] as const),
  );
  const isOver = game.status === 'over';
  const said = { game: id, about: circle, number, seat: NOBODY, isOver };
  await queries.announce('talk', [wordOf(said)]);
  return { number, said };
};

/** What was said at tables. */
export class RemarkStore {
  readonly #database: SqlDatabase;
  readonly #now: () => number;
  /** Remarks and reports taken by this node. */
  remarks = 0;
  reports = 0;

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The number of a remark that was kept before; undefined if it is new. */
  find(remark: NewRemark, person: string): Promise<number | undefined> {
    return findNumber(this.#database, remark, person);
  }

  /** Keeps a remark; it is on disk when this resolves. Says why not if its sender may not speak, or too much was said. */
  async say(remark: NewRemark, person: string): Promise<KeptRemark | NotSaid> {
    const kept = await this.#database.transaction((queries) => sayIn(queries, remark, person, this.#now()));
    if (typeof kept === 'object' && kept.said) this.remarks++;
    return kept;
  }

  /** Who has said anything in a circle, and which speaker they are there. */
  speakers(game: string, circle: Circle): Promise<readonly { readonly person: string; readonly speaker: string }[]> {
    return this.#database.query(
      "select distinct person, speaker from remarks where game = $1 and circle = $2 and person <> ''",
      game,
      circle,
    );
  }

  /** Remarks up to the number `last`. */
  async read(wanted: WantedRemarks, last: number): Promise<readonly Remark[]> {
    const { game, circle, after, before } = wanted;
    const from = (order: string, bounds: string, ...values: readonly number[]) =>
      this.#database.query<RawRemark>(
        `select number, at, seq, seat, name, speaker, body from remarks
          where game = $1 and circle = $2 and number <= $3 ${bounds} order by number ${order} limit ${MOST_SENT}`,
        game,
        circle,
        last,
        ...values,
      );
    if (after !== undefined) return (await from('asc', 'and number > $4', after)).map(remarkOf);
    const newest = before === undefined ? from('desc', '') : from('desc', 'and number < $4', before);
    return (await newest).map(remarkOf).toReversed();
  }

  /** The number of the last remark; if `shown` is given, of those made before the game had so many entries. */
  last(game: string, circle: Circle, shown?: number): Promise<number> {
    return shown === undefined
      ? lastNumber(this.#database, game, circle)
      : lastNumberAt(this.#database, game, circle, shown);
  }

  /** Notes a report, once for each person. Returns false if it was noted before. */
  async report({ game, circle, number }: ReportedRemark, person: string): Promise<boolean> {
    const noted = await this.#database.query<{ number: number }>(
      `insert into reports (game, circle, number, person, at) values ($1, $2, $3, $4, $5)
        on conflict do nothing returning number`,
      game,
      circle,
      number,
      person,
      this.#now(),
    );
    this.reports += noted.length;
    return noted.length > 0;
  }
}
