import type { Queries, SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { newId } from '../../ground/persons/tokens.ts';
import { outcomeOf, withLeaversLast } from '../../table/games/outcome.ts';
import type { SeatOutcome } from '../../table/games/outcome.ts';
import { RATED } from '../../table/games/ratedSeats.ts';
import { isServedHere } from '../../table/games/servedElsewhere.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';
import { readGame } from '../../table/ledger/readGames.ts';
import { ladderOf } from './ladder.ts';
import { newSkill, skillsAfter } from './skill.ts';
import type { Skill } from './skill.ts';

/** Before a bot's policy, where persons have their hash: no hash has a colon. */
export const BOT = 'bot:';

/** Somebody at a rated game. */
interface Competitor extends SeatOutcome {
  readonly person: string;
  readonly name: string;
  readonly hasLeft: boolean;
}

/** Everybody whom a game rates; undefined if it cannot count. */
const competitorsOf = async (
  queries: Queries,
  game: string,
  { header, sitters }: StoredSheet,
): Promise<readonly Competitor[] | undefined> => {
  // Nobody can open such a table any more, but some were opened before.
  const { automata = [], files = {} } = header;
  if (header.position !== undefined || automata.length > 0 || Object.keys(files).length > 0) return undefined;
  const stored = await readGame(queries, game);
  const outcomes = 'unread' in stored ? undefined : outcomeOf(stored);
  if (!outcomes) return undefined;
  const seated = await queries.query<{ seat: number; person: string; name: string; stays: number }>(
    `select seat, person, name, case when has_left = 0 and exists (
        select 1 from holders where holders.game = rated_seats.game and holders.seat = rated_seats.seat
          and holders.person = rated_seats.person
      ) then 1 else 0 end as stays from rated_seats where game = $1`,
    game,
  );
  const competitors = outcomes.map((outcome): Competitor => {
    const { name, policy } = sitters[outcome.seat];
    const person = seated.find(({ seat }) => seat === Number(outcome.seat));
    return person
      ? { ...outcome, person: person.person, name: person.name || name, hasLeft: person.stays === 0 }
      : { ...outcome, person: `${BOT}${policy}`, name: policy, hasLeft: false };
  });
  const people = competitors.filter(({ person }) => !person.startsWith(BOT)).map(({ person }) => person);
  const isFair = people.length > 0 && new Set(people).size === people.length && competitors.length > 1;
  return isFair ? withLeaversLast(competitors) : undefined;
};

/** The id by which others know somebody; made when they are first rated. */
const playerOf = async (queries: Queries, { person, name }: Competitor): Promise<string> => {
  const [row] = await queries.query<{ id: string }>(
    `insert into players (id, person, name) values ($1, $2, $3)
      on conflict (person) do update set name = excluded.name returning id`,
    newId(),
    person,
    name,
  );
  return row.id;
};

const skillOf = async (queries: Queries, player: string, edition: string, seats: number): Promise<Skill> => {
  const [row] = await queries.query<Skill>(
    'select mu, sigma from ratings where player = $1 and edition = $2 and seats = $3',
    player,
    edition,
    seats,
  );
  return row ?? newSkill();
};

const write = async (
  queries: Queries,
  game: string,
  competitors: readonly Competitor[],
  { edition, at }: { readonly edition: string; readonly at: number },
): Promise<void> => {
  const seats = competitors.length;
  // In one order everywhere, so that two nodes cannot wait for each other.
  const ordered = competitors.toSorted((one, other) => (one.person < other.person ? -1 : 1));
  const players: string[] = [];
  for (const one of ordered) players.push(await playerOf(queries, one));
  const before: Skill[] = [];
  for (const player of players) before.push(await skillOf(queries, player, edition, seats));
  const after = skillsAfter(
    before,
    ordered.map(({ place }) => place),
  );
  for (const [index, { seat, place, points, hasLeft, opening }] of ordered.entries()) {
    const { mu, sigma } = after[index];
    await queries.query(
      `insert into ratings (player, edition, seats, mu, sigma, games) values ($1, $2, $3, $4, $5, 1)
        on conflict (player, edition, seats) do update set mu = excluded.mu, sigma = excluded.sigma,
          games = ratings.games + 1`,
      players[index],
      edition,
      seats,
      mu,
      sigma,
    );
    await queries.query(
      `insert into results (game, seat, player, edition, seats, place, points, has_left, mu, sigma, opening, at,
          mu_before, sigma_before)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      game,
      seat,
      players[index],
      edition,
      seats,
      place,
      points,
      hasLeft ? 1 : 0,
      mu,
      sigma,
      opening.join(' '),
      at,
      before[index].mu,
      before[index].sigma,
    );
  }
};

const rateOne = async (queries: Transaction, game: string, at: number): Promise<void> => {
  // Whoever comes first rates it.
  const [row] = await queries.query<{ sheet: string; brought: number }>(
    `update games set rated = ${RATED.counted} where id = $1 and rated = ${RATED.wanted} and status = 'over'
      returning sheet, brought`,
    game,
  );
  if (!row) return;
  const sheet = JSON.parse(row.sheet) as StoredSheet;
  const competitors = row.brought > 0 ? undefined : await competitorsOf(queries, game, sheet);
  if (competitors) await write(queries, game, competitors, { edition: ladderOf(sheet.header), at });
  else await queries.query(`update games set rated = ${RATED.void} where id = $1`, game);
};

/** Games looked at in one go. */
const MOST = 20;

/** Rates the games that have ended; each once, whatever happens. Newer nodes rate those that are served elsewhere. */
export const rateGames = async (database: SqlDatabase, at: number): Promise<void> => {
  for (let last = ''; ;) {
    const games = await database.query<{ id: string; sheet: string }>(
      `select id, sheet from games where rated = ${RATED.wanted} and status = 'over' and id > $1 order by id limit ${MOST}`,
      last,
    );
    for (const { id, sheet } of games) {
      if (isServedHere(JSON.parse(sheet) as StoredSheet))
        await database.transaction((queries) => rateOne(queries, id, at));
    }
    if (games.length < MOST) return;
    last = games[games.length - 1].id;
  }
};
