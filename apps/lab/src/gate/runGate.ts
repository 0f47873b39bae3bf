import { join } from 'node:path';

import { apprentice } from '@coalbrook/bots';

import { show } from '../figures.ts';
import { KeptResults } from '../games/keptResults.ts';
import type { LabGame, LabResult } from '../games/labGame.ts';
import { playJobs } from '../games/playJobs.ts';
import { findPlayer } from '../players/findPlayer.ts';
import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';
import { differenceOf, gamesOf } from './pairing.ts';
import type { Pairing } from './pairing.ts';
import { lookAt, LOOKS, verdictOn } from './verdict.ts';

export interface GateRun {
  readonly table: TableName;
  /** As the user names them. */
  readonly champion: string;
  readonly challenger: string;
  /** The most deals that are played. */
  readonly deals: number;
  readonly seed: string;
  /** How long a program may think about one decision. */
  readonly seconds: number;
  readonly threads: number;
  /** Where results are kept for the next run. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
}

/** The players by number. Each of the two has a double, made anew, for the control. */
const CHAMPION = 0;
const CHALLENGER = 1;
const APPRENTICE = 2;
const doubles = [
  { player: CHAMPION, double: 3 },
  { player: CHALLENGER, double: 4 },
];

/** How an apprentice plays that overlooks nothing: the same company at every table. */
const COMPANION = 'thumb';

/** Whom challenger and champion are compared among. If the champion is the apprentice, that is one company. */
interface GateCompany {
  readonly name: string;
  readonly pairing: Pairing;
}

const companiesFor = (champion: string): readonly GateCompany[] => {
  const pairing = { one: CHALLENGER, other: CHAMPION };
  const champions = { name: 'among champions', pairing: { ...pairing, company: CHAMPION } };
  if (champion === apprentice.name) return [champions];
  return [champions, { name: 'among apprentices', pairing: { ...pairing, company: APPRENTICE } }];
};

class Gate {
  readonly #run: GateRun;
  readonly #kept: KeptResults<LabResult>;
  /** How each player plays: a check value of its first game against itself. */
  readonly #marks = new Map<number, number>();

  constructor(run: GateRun) {
    this.#run = run;
    const { edition, seats } = run.table;
    this.#kept = new KeptResults(join(run.folder, `${edition}-${seats}.jsonl`));
  }

  /** Whether a player in the place of its double gains exactly nothing; false if the run was stopped. */
  async control(): Promise<boolean> {
    const { champion, challenger, seed, table, tell } = this.#run;
    const lineupOf = (first: number, others: number): readonly number[] =>
      Array.from({ length: table.seats }, (_, seat) => (seat === 0 ? first : others));
    const lineups = [
      ...doubles.flatMap(({ player, double }) => [lineupOf(player, player), lineupOf(double, player)]),
      lineupOf(APPRENTICE, APPRENTICE),
    ];
    const deal = `${seed} control`;
    const results: LabResult[] = [];
    const games = lineups.map((lineup) => ({ lineup, deal }));
    for await (const result of this.#play(games)) results.push(result);
    if (results.length < games.length) return false;
    for (const [index, { player }] of doubles.entries()) {
      const [own, doubled] = [results[2 * index], results[2 * index + 1]];
      const difference = doubled.points[0] - own.points[0];
      const name = player === CHAMPION ? champion : challenger;
      if (difference !== 0 || doubled.print !== own.print)
        throw new Error(`The control failed: ${name} does not play the same twice, so nothing can be compared.`);
      this.#marks.set(player, own.print);
    }
    this.#marks.set(APPRENTICE, results[results.length - 1].print);
    tell('control: both gain 0 in their own place');
    return true;
  }

  /** Whether the challenger passes; undefined if the run was stopped. */
  async compare(): Promise<boolean | undefined> {
    const { champion, deals, seed, table, tell } = this.#run;
    const { seats } = table;
    const companies = companiesFor(champion);
    const differences: readonly number[][] = companies.map(() => []);
    const dealOf = (deal: number): string => `${seed} deal ${deal}`;
    const gamesAt = (deal: number): readonly LabGame[] =>
      companies.flatMap(({ pairing }) => gamesOf(pairing, seats, dealOf(deal)));
    const played = this.#playMissing(Array.from({ length: deals }, (_, deal) => gamesAt(deal)).flat());
    try {
      for (let deal = 0; deal < deals; deal++) {
        while (!gamesAt(deal).every((game) => this.#find(game))) if ((await played.next()).done) return undefined;
        const resultOf = (lineup: readonly number[]): LabResult => this.#resultOf({ lineup, deal: dealOf(deal) });
        companies.forEach(({ pairing }, index) => differences[index].push(differenceOf(pairing, seats, resultOf)));
        if ((deal + 1) % Math.ceil(deals / LOOKS) !== 0 && deal + 1 < deals) continue;
        const looks = differences.map(lookAt);
        const lines = companies.map(({ name }, index) => `${name} ${show(looks[index])}`);
        tell(`${deal + 1} deals: ${lines.join(', ')}`);
        const verdict = verdictOn(looks);
        if (verdict !== 'open') return verdict === 'passes';
      }
      return false;
    } finally {
      await played.return(undefined);
    }
  }

  /** Plays the games that are not known yet, in their order, and yields after each. The same game is played once. */
  async *#playMissing(games: readonly LabGame[]): AsyncGenerator<undefined> {
    const missing = new Map(games.filter((game) => !this.#find(game)).map((game) => [this.#keyOf(game), game]));
    const keys = [...missing.keys()];
    let done = 0;
    for await (const result of this.#play([...missing.values()])) {
      this.#kept.keep(keys[done++], result);
      yield undefined;
    }
  }

  #find(game: LabGame): LabResult | undefined {
    return this.#kept.find(this.#keyOf(game));
  }

  #resultOf(game: LabGame): LabResult {
    const result = this.#find(game);
    if (!result) throw new Error('a game was not played');
    return result;
  }

  #play(games: readonly LabGame[]): AsyncGenerator<LabResult> {
    const { table, champion, challenger, seconds, threads, signal } = this.#run;
    const players = [champion, challenger, COMPANION, champion, challenger];
    return playJobs(
      { tables: [table], players, seconds, threads, signal },
      games.map((game) => ({ ...game, table: 0 })),
    );
  }

  #keyOf({ lineup, deal }: LabGame): string {
    return [deal, ...lineup.map((player) => this.#marks.get(player)?.toString(36))].join(' | ');
  }
}

/** Whether the challenger passes; undefined if the run was stopped. */
export const runGate = async (run: GateRun): Promise<boolean | undefined> => {
  for (const name of [run.champion, run.challenger]) await findPlayer(name, tableOf(run.table));
  const gate = new Gate(run);
  return (await gate.control()) ? gate.compare() : undefined;
};
