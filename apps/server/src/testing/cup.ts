/** A tournament with its organiser and entrants, and games that end when a test says so. */

import { tableOf } from '@coalbrook/record';
import { endedState, namedCellsText, stateFromCells } from '@coalbrook/rules';
import type { MatchStatus, OpenedTournament, ProposedRound, Tournament } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../ground/database/database.ts';
import type { StoredSheet } from '../table/games/sheets.ts';
import { Person } from './client.ts';
import { until } from './receivers.ts';

export const usualCup = {
  name: 'Winter Cup',
  edition: 'birmingham',
  wish: { seats: 4 },
  rounds: 3,
  isLeague: false,
  draw: 'standing',
  points: [5, 3, 2, 1],
  byePoints: 2.5,
  isRated: false,
  isPublic: false,
};

/** Ends a game with these points, as if it had been played, once it waits for a person. */
export const endGame = async (database: SqlDatabase, game: string, points: readonly number[]): Promise<void> => {
  const read = async () => {
    const text = 'select sheet, seq, actor from games where id = $1';
    const [row] = await database.query<{ sheet: string; seq: number; actor: number }>(text, game);
    return { ...row, ...(JSON.parse(row.sheet) as StoredSheet) };
  };
  // Nobody deals any more, and no bot is about to play.
  await until(async () => {
    const { seq, actor, sitters } = await read();
    return seq > 0 && sitters[actor]?.kind === 'person';
  });
  const table = tableOf((await read()).header);
  if (!table.ok) throw new Error('no table');
  const blank = stateFromCells(table.value, { phase: 1 });
  if ('unknown' in blank) throw new Error(blank.unknown);
  const state = endedState(blank);
  for (const [seat, own] of points.entries()) state.points[seat] = own;
  await database.query(
    "update games set status = 'over', actor = -1, position = $2 where id = $1",
    game,
    namedCellsText(table.value, state),
  );
};

export class Cup {
  readonly organiser: Person;
  readonly people: readonly Person[];
  readonly opened: OpenedTournament;

  private constructor(organiser: Person, people: readonly Person[], opened: OpenedTournament) {
    this.organiser = organiser;
    this.people = people;
    this.opened = opened;
  }

  /** Opens a tournament that people with the names E1, E2 … enter. */
  static async open(port: number, entrants: number, change: object = {}): Promise<Cup> {
    const organiser = Person.known(port);
    const opened = await organiser.post<OpenedTournament>('/api/tournaments', { ...usualCup, ...change });
    const people = Array.from({ length: entrants }, () => Person.known(port));
    const cup = new Cup(organiser, people, opened);
    for (const [at, person] of people.entries()) await cup.enter(person, `E${at + 1}`);
    return cup;
  }

  get id(): string {
    return this.opened.tournament;
  }

  post<Answer = Tournament>(person: Person, path: string, body: object = {}): Promise<Answer> {
    return person.post(`/api/tournaments/${path}`, { tournament: this.id, ...body });
  }

  enter(person: Person, name: string, token = this.opened.entry): Promise<Tournament> {
    return this.post(person, 'enter', { token, name, nonce: `nonce of ${name}` });
  }

  see(person = this.organiser, token = ''): Promise<Tournament> {
    return this.post(person, 'visit', { token });
  }

  propose(): Promise<ProposedRound> {
    return this.post(this.organiser, 'draw');
  }

  confirm({ round, method, seed, basis }: ProposedRound, change: object = {}): Promise<Tournament> {
    return this.post(this.organiser, 'round', { round, method, seed, basis, swaps: [], ...change });
  }

  async drawRound(): Promise<Tournament> {
    return this.confirm(await this.propose());
  }

  /** Ends all games that are played; whoever has the larger number in their name has more points. */
  async endRound(database: SqlDatabase): Promise<Tournament> {
    const seen = await this.see();
    const isOf = (wanted: MatchStatus) => (match: { readonly status: MatchStatus }) => match.status === wanted;
    for (const { entrants, game = '' } of seen.rounds.flatMap(({ matches }) => matches.filter(isOf('running')))) {
      const names = entrants.map((id) => seen.entrants.find(({ entrant }) => entrant === id)?.name ?? '');
      await endGame(
        database,
        game,
        names.map((name) => 100 + Number(name.slice(1))),
      );
    }
    return this.see();
  }
}

/** Why a request was refused. */
export const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: Error) => error.message,
  );
