import type { Transaction } from '../../ground/database/database.ts';
import type { PersonalData } from '../../ground/persons/personalData.ts';
import { hashOf, newToken } from '../../ground/persons/tokens.ts';
import { voidGamesOf } from '../../table/games/ratedSeats.ts';

const playerOf = async (queries: Pick<Transaction, 'query'>, person: string): Promise<string | undefined> => {
  const [row] = await queries.query<{ id: string }>('select id from players where person = $1', person);
  return row?.id;
};

/** Which of two ratings stays: a lower one counts as better where somebody has played against themselves. */
const STAYS = {
  moreGames: 'excluded.games > ratings.games',
  lower: 'excluded.mu - 3 * excluded.sigma < ratings.mu - 3 * ratings.sigma',
} as const;

/** Makes one player of two. Of two ratings the one stays that is from more games, or the lower one if they have met. */
const mergePlayers = async (queries: Transaction, from: string, to: string): Promise<void> => {
  const met = await queries.query<{ edition: string; seats: number }>(
    `select distinct mine.edition as edition, mine.seats as seats from results mine
      join results other on other.game = mine.game and other.player = $2 where mine.player = $1`,
    from,
    to,
  );
  for (const { edition, seats } of met) {
    await mergeRatings(queries, from, to, STAYS.lower, { edition, seats });
  }
  await mergeRatings(queries, from, to, STAYS.moreGames);
  await queries.query('update results set player = $2 where player = $1', from, to);
  await queries.query('delete from players where id = $1', from);
};

/** Gives somebody the ratings of somebody else, of one ladder or of all. */
const mergeRatings = async (
  queries: Transaction,
  from: string,
  to: string,
  stays: string,
  ladder?: { readonly edition: string; readonly seats: number },
): Promise<void> => {
  const within = ladder ? 'and edition = $3 and seats = $4' : '';
  const values = ladder ? [ladder.edition, ladder.seats] : [];
  await queries.query(
    `insert into ratings (player, edition, seats, mu, sigma, games)
      select $2, edition, seats, mu, sigma, games from ratings where player = $1 ${within}
      on conflict (player, edition, seats) do update set
        mu = case when ${stays} then excluded.mu else ratings.mu end,
        sigma = case when ${stays} then excluded.sigma else ratings.sigma end,
        games = ratings.games + excluded.games`,
    from,
    to,
    ...values,
  );
  const only = ladder ? 'and edition = $2 and seats = $3' : '';
  await queries.query(`delete from ratings where player = $1 ${only}`, from, ...values);
};

/** How a person is rated. */
export const ownRatings: PersonalData = {
  tables: ['rated_seats', 'rated_holders', 'players'],
  move: async (queries, from, to) => {
    await queries.query('update rated_seats set person = $2 where person = $1', from, to);
    await queries.query(
      `insert into rated_holders (game, seat, person) select game, seat, $2 from rated_holders where person = $1
        on conflict do nothing`,
      from,
      to,
    );
    await queries.query('delete from rated_holders where person = $1', from);
    await voidGamesOf(queries, to);
    const [before, after] = [await playerOf(queries, from), await playerOf(queries, to)];
    if (before === undefined) return;
    if (after !== undefined) await mergePlayers(queries, before, after);
    else await queries.query('update players set person = $2 where id = $1', before, to);
  },
  read: async (queries, person) => {
    const player = await playerOf(queries, person);
    if (player === undefined) return {};
    const ratings = await queries.query<object>(
      'select edition, seats, mu, sigma, games from ratings where player = $1 order by edition, seats',
      player,
    );
    const results = await queries.query<{ at: number | string }>(
      'select game, edition, seats, place, points, opening, at from results where player = $1 order by at, game',
      player,
    );
    return { ratings, results: results.map((row) => ({ ...row, at: new Date(Number(row.at)).toISOString() })) };
  },
  remove: async (queries, person) => {
    // A game that is over and has not counted yet counts for the others, against somebody unknown.
    await queries.query(
      `update rated_seats set person = $2, name = '' where person = $1
        and exists (select 1 from games where games.id = rated_seats.game and status = 'over' and rated = 1)`,
      person,
      hashOf(newToken()),
    );
    for (const table of ['rated_seats', 'rated_holders'])
      await queries.query(`delete from ${table} where person = $1`, person);
    const player = await playerOf(queries, person);
    if (player === undefined) return;
    for (const table of ['results', 'ratings']) await queries.query(`delete from ${table} where player = $1`, player);
    await queries.query('delete from players where id = $1', player);
  },
};
