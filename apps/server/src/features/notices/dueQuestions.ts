import type { Seat } from '@coalbrook/rules';
import type { OpenQuestion } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import { USED } from './channelStore.ts';

/** What is asked at a table that has come so far. */
export type QuestionOf = (game: string, seq: number) => Promise<OpenQuestion | undefined>;

/** A person who has not been told yet that something is asked at a table. */
export interface DueQuestion {
  readonly person: string;
  readonly game: string;
  /** The question. */
  readonly id: string;
  /** How many entries the game has. */
  readonly seq: number;
  /** The person's quiet hours as JSON, empty if there are none. */
  readonly quiet: string;
  /** The seats of the person that are asked and have not answered. */
  readonly asked: readonly Seat[];
}

interface RawQuestion extends Omit<DueQuestion, 'asked'> {
  readonly seat: number;
}

/** Questions found at once. */
const MOST = 100;

const OPEN = `select holders.person as person, holders.seat as seat, proposals.game as game, proposals.id as id,
    games.seq as seq, coalesce(people.quiet, '') as quiet
  from proposals join games on games.id = proposals.game
  join holders on holders.game = proposals.game and holders.seat >= 0
  left join people on people.person = holders.person
  left join notices on notices.person = holders.person and notices.game = proposals.game
  where games.status = 'running' and coalesce(notices.muted, 0) = 0
    and (people.wake is null or people.wake <= $1)
    and not exists (select 1 from told_proposals where who = holders.person and told_proposals.game = proposals.game
      and told_proposals.id = proposals.id)
    and exists (select 1 from channels where channels.person = holders.person and ${USED})`;

/** Questions of which people have not been told: at one table, or at any. */
export const readDueQuestions = async (
  queries: Queries,
  questionOf: QuestionOf,
  now: number,
  game?: string,
): Promise<readonly DueQuestion[]> => {
  const rows =
    game === undefined
      ? await queries.query<RawQuestion>(`${OPEN} limit ${MOST}`, now)
      : await queries.query<RawQuestion>(`${OPEN} and proposals.game = $2 limit ${MOST}`, now, game);
  const due: DueQuestion[] = [];
  for (const row of rows) {
    const open = await questionOf(row.game, row.seq);
    const { asked = [], answers = [] } = open?.id === row.id ? open : {};
    const isAsked = asked.includes(row.seat as Seat) && !answers.some(({ seat }) => seat === row.seat);
    if (isAsked) due.push({ ...row, asked: [row.seat as Seat] });
  }
  return due;
};

/** Notes that a person is told of a question, or an address is. Of all nodes that try, one is answered true. */
const claimFor = async (queries: Queries, who: string, { game, id }: DueQuestion): Promise<boolean> => {
  const rows = await queries.query(
    `insert into told_proposals (who, game, id) select cast($1 as text), proposals.game, proposals.id from proposals
        where proposals.game = $2 and proposals.id = $3
      on conflict (who, game) do update set id = excluded.id where told_proposals.id <> excluded.id
      returning id`,
    who,
    game,
    id,
  );
  return rows.length > 0;
};

export const claimQuestion = (queries: Queries, due: DueQuestion): Promise<boolean> =>
  claimFor(queries, due.person, due);

/** The same for an address, which a person may have given on several devices. */
export const claimAddressOfQuestion = (queries: Queries, address: string, due: DueQuestion): Promise<boolean> =>
  claimFor(queries, `address ${hashOf(address)}`, due);
