import { findPolicy, policyNames } from '@coalbrook/bots';
import type { NetShelf } from '@coalbrook/bots';
import { done, fail } from '@coalbrook/rules';
import type { Result, Table } from '@coalbrook/rules';
import { counted } from '@coalbrook/words';

import { show } from '../faults.ts';
import { isCommand, programBot } from '../programs/programBot.ts';
import { contestantOf } from './contestant.ts';
import type { Contestant } from './contestant.ts';
import { fetchNet, ownNets } from './nets.ts';
import { loadBot } from './ownBot.ts';
import type { ModuleLoader } from './ownBot.ts';

/** The bots that can be named. */
export const botNames: readonly string[] = ['random', ...policyNames];

/** Where bots come from. */
interface BotSource extends ModuleLoader {
  readonly nets?: NetShelf;
  /** How long a program may think about one decision. */
  readonly seconds?: number;
}

export const USUAL_SECONDS = 10;

/** A name with a slash or a script extension is a file. */
const isFile = (name: string): boolean => /[\\/]|\.[cm]?[jt]s$/.test(name);

/** The bot of a name, the one in a file, or a program, ready to play at a table. */
export const findBot = async (name: string, table: Table, io: BotSource): Promise<Result<Contestant, string>> => {
  const { nets = ownNets, seconds = USUAL_SECONDS } = io;
  if (isCommand(name)) return programBot(name, seconds);
  if (isFile(name)) {
    const policy = await loadBot(name, io);
    return policy.ok ? done(contestantOf(policy.value)) : policy;
  }
  const policy = findPolicy(name, nets);
  if (!policy) return fail(`unknown bot ${show(name)}; expected one of ${botNames.join(', ')}, a file or cmd:PROGRAM`);
  const lack = policy.usesNet ? await fetchNet(nets, table) : undefined;
  return lack === undefined ? done(contestantOf(policy)) : fail(lack);
};

/** One bot for each person's seat, ready to play; if there are fewer names than seats, they repeat. */
export const seatBots = async (
  list: string,
  table: Table,
  io: BotSource,
): Promise<Result<readonly Contestant[], string>> => {
  const { seats } = table.wish;
  const names = list.split(',').map((name) => name.trim());
  if (names.length > seats) return fail(`${names.length} bots, but ${counted(seats, 'seat')}`);
  const bots = new Map<string, Contestant>();
  for (const name of new Set(names)) {
    const bot = await findBot(name, table, io);
    if (!bot.ok) return bot;
    const double = [...bots].find(([, { name: taken }]) => taken === bot.value.name);
    if (double) return fail(`${name} and ${double[0]} are both called ${show(bot.value.name)}`);
    bots.set(name, bot.value);
  }
  const chosen = names.flatMap((name) => bots.get(name) ?? []);
  return done(Array.from({ length: seats }, (_, seat) => chosen[seat % chosen.length]));
};
