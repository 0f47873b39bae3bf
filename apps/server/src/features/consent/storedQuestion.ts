import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { OpenQuestion, TableQuestion, TakenTurns, Vote } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { seatsHeld } from '../../table/games/lockedTable.ts';
import { isServedHere } from '../../table/games/servedElsewhere.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';
import type { Answers } from './outcome.ts';

/** A question as the database has it. */
export interface StoredQuestion {
  readonly game: string;
  readonly id: string;
  readonly what: TableQuestion;
  readonly by: Seat;
  readonly answers: Answers;
  /** How many entries the game had when it was asked. */
  readonly seq: number;
  /** When the answers given until then decide; 0 if it stays open. */
  readonly until: number;
  /** What would be taken back. */
  readonly taken?: TakenTurns | undefined;
  /** People had agreed on a pause before the table asked; it goes on afterwards. */
  readonly keepsPause?: boolean | undefined;
}

interface RawQuestion {
  readonly game: string;
  readonly id: string;
  readonly body: string;
  readonly seat: number;
  readonly answers: string;
  readonly seq: number;
  readonly until: number | string;
}

const questionOf = (raw: RawQuestion): StoredQuestion => {
  const { taken, keepsPause, ...what } = JSON.parse(raw.body) as TableQuestion &
    Pick<StoredQuestion, 'taken' | 'keepsPause'>;
  return {
    game: raw.game,
    id: raw.id,
    what,
    by: raw.seat as Seat,
    answers: new Map(JSON.parse(raw.answers) as readonly (readonly [Seat, Vote])[]),
    seq: raw.seq,
    until: Number(raw.until),
    taken,
    keepsPause,
  };
};

const COLUMNS = 'game, id, body, seat, answers, seq, until';

/** The open question of a table that has come so far. Once somebody has moved, nothing can be taken back by an old one. */
export const readQuestion = async (
  queries: Queries,
  game: string,
  seq: number,
): Promise<StoredQuestion | undefined> => {
  const [raw] = await queries.query<RawQuestion>(`select ${COLUMNS} from proposals where game = $1`, game);
  const question = raw && questionOf(raw);
  return question?.what.kind === 'takeBack' && question.seq !== seq ? undefined : question;
};

/** Stores a question in place of any other. */
export const writeQuestion = async (queries: Queries, question: StoredQuestion, at: number): Promise<void> => {
  const { game, id, what, by, answers, seq, until, taken, keepsPause } = question;
  await queries.query(
    `insert into proposals (game, id, body, seat, answers, seq, at, until) values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (game) do update set id = excluded.id, body = excluded.body, seat = excluded.seat,
        answers = excluded.answers, seq = excluded.seq, at = excluded.at, until = excluded.until`,
    game,
    id,
    JSON.stringify({ ...what, taken, keepsPause }),
    by,
    JSON.stringify([...answers]),
    seq,
    at,
    until,
  );
};

export const removeQuestion = async (queries: Queries, game: string): Promise<void> => {
  await queries.query('delete from proposals where game = $1', game);
};

/** Who is asked: everybody at the table, except for somebody whom it is about. */
export const askedAbout = async (queries: Queries, game: string, what: TableQuestion): Promise<readonly Seat[]> => {
  const held = await seatsHeld(queries, game);
  return what.kind === 'replace' || what.kind === 'late' ? held.filter((seat) => seat !== what.seat) : held;
};

/** Tables at which votes are counted now; newer nodes count those of tables that are served elsewhere. */
export const readDueVotes = async (queries: Queries, now: number): Promise<readonly string[]> => {
  const rows = await queries.query<{ game: string; sheet: string }>(
    `select game, sheet from proposals join games on games.id = proposals.game
      where until > 0 and until <= $1 order by until limit 50`,
    now,
  );
  return rows.flatMap(({ game, sheet }) => (isServedHere(JSON.parse(sheet) as StoredSheet) ? [game] : []));
};

/** An open question as everybody at the table sees it. */
export const shownQuestion = async (queries: Queries, game: string, seq: number): Promise<OpenQuestion | undefined> => {
  const question = await readQuestion(queries, game, seq);
  if (!question) return undefined;
  const { id, what, by, answers, until, taken } = question;
  return {
    id,
    what,
    by: by ?? NOBODY,
    asked: await askedAbout(queries, game, what),
    answers: Array.from(answers, ([seat, choice]) => ({ seat, choice })),
    ...(what.kind === 'takeBack' ? { seq: question.seq } : {}),
    ...(taken ? { taken } : {}),
    ...(until > 0 ? { until } : {}),
  };
};
