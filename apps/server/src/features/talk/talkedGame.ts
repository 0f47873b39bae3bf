import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import type { Circle, TableStatus } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { hashOf } from '../../ground/persons/tokens.ts';

/** A game at which somebody says or reads something. */
export interface TalkedGame {
  readonly game: string;
  readonly status: TableStatus;
  /** The number of entries. */
  readonly seq: number;
  readonly watchDelay: number;
  readonly sitters: readonly Sitter[];
  /** The person's own seats; nobody's among them if they may look on. */
  readonly held: readonly Seat[];
}

interface RawGame {
  readonly status: TableStatus;
  readonly seq: number;
  readonly watch_delay: number;
  readonly sheet: string;
}

/** A game as a person finds it; undefined for strangers and if there is none. */
const findGame = async (
  queries: Queries,
  game: string,
  person: string,
  text: string,
): Promise<TalkedGame | undefined> => {
  const [row] = await queries.query<RawGame>(text, game);
  const rows = await queries.query<{ seat: number }>(
    'select seat from holders where person = $1 and game = $2 order by seat',
    person,
    game,
  );
  if (!row || rows.length === 0) return undefined;
  const { sitters } = JSON.parse(row.sheet) as Pick<TalkedGame, 'sitters'>;
  const held = rows.map(({ seat }) => seat as Seat);
  return { game, status: row.status, seq: row.seq, watchDelay: row.watch_delay, sitters, held };
};

const FIELDS = 'status, seq, watch_delay, sheet';

export const findTalkedGame = (queries: Queries, game: string, person: string): Promise<TalkedGame | undefined> =>
  findGame(queries, game, person, `select ${FIELDS} from games where id = $1`);

/** The same, locked until the end of the transaction. Talk does not change a game's place in anybody's list. */
export const lockTalkedGame = (queries: Queries, game: string, person: string): Promise<TalkedGame | undefined> =>
  findGame(queries, game, person, `update games set touched = touched where id = $1 returning ${FIELDS}`);

/** Whether a person has a seat, and does not only watch. */
export const isPlayer = ({ held }: TalkedGame): boolean => held.some((seat) => seat !== NOBODY);

/** Whether a person may speak from a seat. Whoever plays does not speak to those who watch. */
export const maySpeak = (game: TalkedGame, seat: Seat): boolean =>
  seat === NOBODY ? !isPlayer(game) : game.held.includes(seat);

/** Whether a person may read what is said to a circle. What those say who watch may be advice. */
export const mayRead = (game: TalkedGame, circle: Circle): boolean =>
  circle === 'table' || !isPlayer(game) || game.status === 'over';

const SPEAKER_LENGTH = 16;

const shortHash = (text: string): string => hashOf(text).slice(0, SPEAKER_LENGTH);

/** How others tell somebody apart who only watches. */
export const watcherOf = (game: string, person: string): string => shortHash(`${game} ${person}`);

/** How others tell somebody who speaks from a seat apart: by seat and name, or by the person where only names are given. */
export const speakerOf = ({ game, sitters }: TalkedGame, seat: Seat, person: string): string =>
  seat === NOBODY ? watcherOf(game, person) : shortHash(`${game} ${seat} ${sitters[seat].name}`);
