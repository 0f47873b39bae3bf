/** Tournaments as people see them. */

import type {
  ListedTournament,
  Tournament,
  TournamentFormat,
  TournamentMatch,
  TournamentRound,
} from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { readStrengths, standingsOf } from './field.ts';
import type { StrengthsOf } from './field.ts';
import type { GameResults } from './gameResults.ts';
import { scoresOf } from './standings.ts';
import { findTournament, legalSizes, readRecords, readRounds, statusOf } from './tournamentRecords.ts';
import type { StoredMatch, StoredRound, TournamentRow } from './tournamentRecords.ts';
import { isOrganiser } from './tournamentStore.ts';

/** Files may be long, and nobody needs them to look at a tournament. */
const withoutFiles = (format: TournamentFormat): TournamentFormat => {
  const { files: _files, ...wish } = format.wish;
  return { ...format, wish };
};

const shownMatch = ({ entrants, game, status, result }: StoredMatch, format: TournamentFormat): TournamentMatch => ({
  entrants,
  status,
  ...(game === '' ? {} : { game }),
  ...(result
    ? {
        places: result.places,
        ...(result.points ? { points: result.points } : {}),
        scores: result.places.length > 0 ? scoresOf(result, format) : entrants.map(() => 0),
      }
    : {}),
});

const shownRound = ({ matches, ...round }: StoredRound, format: TournamentFormat): TournamentRound => ({
  ...round,
  matches: matches.map((match) => shownMatch(match, format)),
});

export const readTournament = async (
  queries: Queries,
  results: GameResults,
  strengthsOf: StrengthsOf,
  row: TournamentRow,
  person: string,
): Promise<Tournament> => {
  const records = await readRecords(queries, results, row);
  const { entrants, rounds } = records;
  const strengths = await readStrengths(queries, strengthsOf, row.format, entrants);
  const own = entrants.find((one) => one.person === person)?.id;
  const runsIt = await isOrganiser(queries, row.id, person);
  const status = statusOf(row, rounds);
  return {
    tournament: row.id,
    name: row.name,
    format: withoutFiles(row.format),
    status,
    isOpen: row.isOpen && status !== 'over',
    entrants: entrants.map((one) => {
      const rating = strengths.get(one.id);
      return { entrant: one.id, name: one.name, status: one.status, ...(rating === undefined ? {} : { rating }) };
    }),
    rounds: rounds.map((round) => shownRound(round, row.format)),
    standings: standingsOf(records),
    sizes: legalSizes(row.format),
    ...(own === undefined ? {} : { own }),
    isOrganiser: runsIt,
    ...(runsIt || own !== undefined ? { entry: row.entry } : {}),
  };
};

const MOST_MINE = 100;
const MOST_OPEN = 50;

interface RawListed {
  readonly id: string;
  readonly entrants: number | string;
  readonly drawn: number | string;
  readonly unfinished: number | string;
  readonly runs: number;
  readonly entered: number;
}

const LISTED = `select tournaments.id as id,
    (select count(*) from entrants where tournament = tournaments.id and status = 'in') as entrants,
    (select count(*) from tournament_rounds where tournament = tournaments.id) as drawn,
    (select count(*) from matches left join games on games.id = matches.game
      where matches.tournament = tournaments.id and matches.places = ''
        and (matches.game = '' or games.status in ('open', 'running'))) as unfinished,
    case when exists (select 1 from organisers where tournament = tournaments.id and person = $1) then 1 else 0 end as runs,
    case when exists (select 1 from entrants where tournament = tournaments.id and person = $1 and status = 'in')
      then 1 else 0 end as entered
  from tournaments`;

/** The tournaments that somebody runs or has entered; those changed last first. */
const MINE = `${LISTED} where tournaments.id in (
    select tournament from organisers where person = $1
    union select tournament from entrants where person = $1 and status <> 'removed'
  ) order by touched desc, id limit ${MOST_MINE}`;

/** Others that anybody may enter. */
const OPEN = `${LISTED} where is_public = 1 and is_open = 1 and ended = 0
  and not exists (select 1 from organisers where tournament = tournaments.id and person = $1)
  and not exists (select 1 from entrants where tournament = tournaments.id and person = $1)
  order by touched desc, id limit ${MOST_OPEN}`;

const listed = async (queries: Queries, results: GameResults, raw: RawListed): Promise<readonly ListedTournament[]> => {
  const row = await findTournament(queries, raw.id);
  if (!row) return [];
  const { format } = row;
  const round = Number(raw.drawn);
  // Only then can it be over without anybody having ended it.
  const isPlayed = round >= format.rounds && Number(raw.unfinished) === 0;
  const isOver = row.hasEnded || (isPlayed && statusOf(row, await readRounds(queries, results, row.id)) === 'over');
  return [
    {
      tournament: row.id,
      name: row.name,
      edition: format.edition,
      status: isOver ? 'over' : round === 0 ? 'entering' : 'running',
      isOpen: row.isOpen && !isOver,
      isLeague: format.isLeague,
      entrants: Number(raw.entrants),
      round,
      rounds: format.rounds,
      isOrganiser: raw.runs === 1,
      hasEntered: raw.entered === 1,
    },
  ];
};

/** The tournaments of a person, and those that anybody may enter. */
export const listTournaments = async (
  queries: Queries,
  results: GameResults,
  person: string,
): Promise<{ readonly mine: readonly ListedTournament[]; readonly open: readonly ListedTournament[] }> => {
  const read = async (text: string): Promise<readonly ListedTournament[]> => {
    const all: ListedTournament[] = [];
    for (const raw of await queries.query<RawListed>(text, person)) all.push(...(await listed(queries, results, raw)));
    return all;
  };
  return { mine: await read(MINE), open: await read(OPEN) };
};
