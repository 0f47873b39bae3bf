import { findPolicy, policyNames } from '@coalbrook/bots';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { counted } from '@coalbrook/words';

import { show } from '../faults.ts';
import { contestantOf } from './contestant.ts';
import type { Contestant } from './contestant.ts';
import { loadBot } from './ownBot.ts';
import type { ModuleLoader } from './ownBot.ts';

/** A name with a slash or a script extension is a file. */
const isFile = (name: string): boolean => /[\\/]|\.[cm]?[jt]s$/.test(name);

/** The bot of a name, or the one in a file. */
export const findBot = async (name: string, io: ModuleLoader): Promise<Result<Contestant, string>> => {
  if (isFile(name)) {
    const policy = await loadBot(name, io);
    return policy.ok ? done(contestantOf(policy.value)) : policy;
  }
  const policy = findPolicy(name);
  return policy
    ? done(contestantOf(policy))
    : fail(`unknown bot ${show(name)}; expected one of ${policyNames.join(', ')}, or a file`);
};

/** The bots of a list separated by commas, each with a name of its own; the same bot may be in it several times. */
export const findBots = async (list: string, io: ModuleLoader): Promise<Result<readonly Contestant[], string>> => {
  const names = list.split(',').map((name) => name.trim());
  const bots = new Map<string, Contestant>();
  for (const name of new Set(names)) {
    const bot = await findBot(name, io);
    if (!bot.ok) return bot;
    const double = [...bots].find(([, { name: taken }]) => taken === bot.value.name);
    if (double) return fail(`${name} and ${double[0]} are both called ${show(bot.value.name)}`);
    bots.set(name, bot.value);
  }
  return done(names.flatMap((name) => bots.get(name) ?? []));
};

/** One bot for each person's seat; if there are fewer names than seats, they repeat. */
export const seatBots = async (
  list: string,
  seats: number,
  io: ModuleLoader,
): Promise<Result<readonly Contestant[], string>> => {
  const count = list.split(',').length;
  if (count > seats) return fail(`${count} bots, but ${counted(seats, 'seat')}`);
  const bots = await findBots(list, io);
  return bots.ok ? done(Array.from({ length: seats }, (_, seat) => bots.value[seat % count])) : bots;
};
