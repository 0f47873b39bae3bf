import { availableParallelism } from 'node:os';

import { onThreads } from '@coalbrook/referee';

import { Args } from '../args.ts';
import { isBorneOut, isDenied, tallyOf, tallyText } from '../claims/claim.ts';
import type { ClaimsSetting, ClaimsJob } from '../claims/claimsThread.ts';
import type { PlayedMoment } from '../costs/playedOn.ts';
import { show } from '../figures.ts';
import { NO, STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { findPlayer } from '../players/findPlayer.ts';
import { tableOf, tablesOf } from '../tables.ts';

/** So many of the claims must be borne out. */
const ENOUGH = 0.95;

/** Every table in turn has a game, of which another seat is reviewed each time. */
const jobsFor = (args: Args, players: readonly string[]): readonly ClaimsJob[] => {
  const tables = tablesOf(args.list('edition'), args.counts('seats'));
  const seed = args.text('seed');
  return Array.from({ length: args.atLeastOne('reviews') }, (_, number) => {
    const table = tables[number % tables.length];
    const game = Math.floor(number / tables.length);
    return { table, deal: `${seed} ${game}`, first: game % players.length, seat: game % table.seats };
  });
};

const lineOf = ({ table, deal, seat }: ClaimsJob, moment: PlayedMoment): string => {
  const { kind, entry, era, round, told, played } = moment;
  const verdict = isDenied(moment) ? 'DENIED' : isBorneOut(moment) ? 'borne out' : 'not borne out';
  const place = `${table.edition} ${table.seats} "${deal}" seat ${seat + 1} entry ${entry} era ${era + 1} round ${round}`;
  return `${place} ${kind}: told ${show(told)}, played on ${show(played)}: ${verdict}`;
};

/** Plays on from what reviews of fresh games claim, and counts what is left of it. */
export const claims: LabCommand = {
  usage: `npm run lab -- claims [--edition A,B] [--seats 3,4] [--reviews 12] [--games 200] [--seed claims]
                      [--players carter,apprentice,engineer,master] [--threads N]`,
  async run(words, signal) {
    const args = new Args(words, {
      edition: '',
      seats: '',
      reviews: '12',
      games: '200',
      seed: 'claims',
      players: 'carter,apprentice,engineer,master',
      threads: String(availableParallelism()),
    });
    if (args.operands.length > 0) throw new Error(claims.usage);
    const players = args.list('players');
    const [first] = players;
    if (first === undefined) throw new Error('--players must name somebody.');
    const jobs = jobsFor(args, players);
    for (const player of players) await findPlayer(player, tableOf(jobs[0].table));
    const setting: ClaimsSetting = { players, games: args.atLeastOne('games') };
    const threads = args.atLeastOne('threads');
    const module = new URL('../claims/claimsThread.ts', import.meta.url);
    const all: PlayedMoment[] = [];
    let done = 0;
    for await (const moments of onThreads<ClaimsJob, readonly PlayedMoment[]>({
      module,
      setting,
      jobs,
      threads,
      signal,
    })) {
      const job = jobs[done++];
      for (const moment of moments) console.log(lineOf(job, moment));
      all.push(...moments);
    }
    const tally = tallyOf(all);
    console.log(tallyText(tally));
    if (signal.aborted) return STOPPED;
    return tally.denied === 0 && tally.borneOut >= ENOUGH * tally.claims ? SUCCESS : NO;
  },
};
