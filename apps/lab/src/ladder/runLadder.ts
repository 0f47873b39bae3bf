import { join } from 'node:path';

import { KeptResults } from '../games/keptResults.ts';
import type { LabGame, LabResult } from '../games/labGame.ts';
import type { LabJob } from '../games/labThread.ts';
import { playJobs } from '../games/playJobs.ts';
import type { LabRun } from '../games/playJobs.ts';
import { findPlayer } from '../players/findPlayer.ts';
import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';
import { ladderTable } from './ladderFigures.ts';
import type { LadderTable } from './ladderFigures.ts';
import { firstOwnDeal, mixedGames, ownGames } from './schedule.ts';

/** The apprentice is one of the players. */
export interface LadderRun extends LabRun {
  /** How many games at each table: among all players, and with each of them in all seats. */
  readonly games: number;
  readonly own: number;
  readonly seed: string;
  /** Where results are kept for the next run. */
  readonly folder: string;
}

/** Plays games and hands over each result; false if the run was stopped. */
const playAll = async (
  run: LadderRun,
  jobs: readonly LabJob[],
  take: (job: LabJob, result: LabResult) => void,
): Promise<boolean> => {
  let done = 0;
  for await (const result of playJobs(run, jobs)) take(jobs[done++], result);
  return done === jobs.length;
};

/**
 * A table with everything that is to be played there. The first own game of each player is played anew in every run: if
 * it goes differently, the player has changed, and what is kept of its earlier games does not count.
 */
class LadderCourse {
  readonly table: TableName;
  readonly #number: number;
  readonly #seed: string;
  readonly #names: readonly string[];
  readonly #kept: KeptResults<LabResult>;
  readonly #games: readonly LabGame[];
  readonly #first = new Map<number, LabResult>();

  constructor(run: LadderRun, number: number, names: readonly string[]) {
    this.table = run.tables[number];
    this.#number = number;
    this.#seed = run.seed;
    this.#names = names;
    const { seats } = this.table;
    this.#games = [
      ...names.flatMap((_, player) => ownGames(player, seats, run.own, run.seed)),
      ...mixedGames(names.length, seats, run.games, run.seed),
    ];
    this.#kept = new KeptResults(join(run.folder, `${this.table.edition}-${this.table.seats}.jsonl`));
  }

  /** The games that show how each player plays. */
  firstJobs(): readonly LabJob[] {
    return this.#games.filter((game) => this.#isFirst(game)).map((game) => this.#jobOf(game));
  }

  takeFirst({ lineup: [player] }: LabJob, result: LabResult): void {
    this.#first.set(player, result);
  }

  /** The games whose results are not known yet. */
  missingJobs(): readonly LabJob[] {
    return this.#games.filter((game) => !this.#find(game)).map((game) => this.#jobOf(game));
  }

  take(job: LabJob, result: LabResult): void {
    this.#kept.keep(this.#keyOf(job), result);
  }

  figures(): LadderTable {
    const games = this.#games.flatMap((game) => {
      const result = this.#find(game);
      return result ? [{ game, result }] : [];
    });
    return ladderTable(this.table, this.#seed, this.#names, games);
  }

  #jobOf(game: LabGame): LabJob {
    return { ...game, table: this.#number };
  }

  #isFirst({ deal }: LabGame): boolean {
    return deal === firstOwnDeal(this.#seed);
  }

  #find(game: LabGame): LabResult | undefined {
    return this.#isFirst(game) ? this.#first.get(game.lineup[0]) : this.#kept.find(this.#keyOf(game));
  }

  /** Says who played, each with the mark of its first own game. */
  #keyOf({ lineup, deal }: LabGame): string {
    const marked = lineup.map((player) => `${this.#names[player]}#${this.#first.get(player)?.print.toString(36)}`);
    return [deal, ...marked].join(' | ');
  }
}

/** The names of the players; throws an error with one sentence if one cannot be used at one of the tables. */
const namesOf = async ({ tables, players }: LadderRun): Promise<readonly string[]> => {
  const names = await Promise.all(
    tables.map(async (table) => {
      const found = await Promise.all(players.map((player) => findPlayer(player, tableOf(table))));
      return found.map(({ name }) => name);
    }),
  );
  const double = names[0].find((name, player) => names[0].indexOf(name) !== player);
  if (double !== undefined) throw new Error(`Two players are called "${double}".`);
  return names[0];
};

/** Plays what is missing and adds everything up; undefined if the run was stopped. */
export const runLadder = async (run: LadderRun): Promise<readonly LadderTable[] | undefined> => {
  const names = await namesOf(run);
  const courses = run.tables.map((_, number) => new LadderCourse(run, number, names));
  const first = courses.flatMap((course) => course.firstJobs());
  if (!(await playAll(run, first, (job, result) => courses[job.table].takeFirst(job, result)))) return undefined;
  const missing = courses.flatMap((course) => course.missingJobs());
  if (!(await playAll(run, missing, (job, result) => courses[job.table].take(job, result)))) return undefined;
  return courses.map((course) => course.figures());
};
