import { findPolicy, policyNames } from '@coalbrook/bots';
import type { NetShelf, Policy } from '@coalbrook/bots';
import { done, fail } from '@coalbrook/rules';
import type { Result, Table } from '@coalbrook/rules';
import { counted } from '@coalbrook/words';

import type { ModuleLoader } from './commandIo.ts';
import { show } from './faults.ts';
import { netsFrom, ownNets } from './nets.ts';
import { loadBot } from './ownBot.ts';

const known = ['random', ...policyNames];

/** Help text of `--bots`. */
export const botsValue = 'NAME,…';
export const botsSentence = (left: string): string =>
  `Who plays: ${known.join(', ')}, or a file with your own bot such as ./my-bot.ts; default: ${left}.`;

/** A name with a slash or a script extension is a file. */
const isFile = (name: string): boolean => /[\\/]|\.[cm]?[jt]s$/.test(name);

const findBot = (
  name: string,
  io: ModuleLoader,
  nets: NetShelf,
): Promise<Result<Policy, string>> | Result<Policy, string> => {
  if (isFile(name)) return loadBot(name, io);
  const policy = findPolicy(name, nets);
  return policy ? done(policy) : fail(`unknown bot ${show(name)}; expected one of ${known.join(', ')}, or a file`);
};

/** One bot for each person's seat, ready to play; if there are fewer names than seats, they repeat. */
export const seatBots = async (
  list: string,
  table: Table,
  io: ModuleLoader,
  nets = ownNets,
): Promise<Result<readonly Policy[], string>> => {
  const { seats } = table.wish;
  const names = list.split(',').map((name) => name.trim());
  if (names.length > seats) return fail(`--bots: ${names.length} bots, but ${counted(seats, 'seat')}`);
  const policies = new Map<string, Policy>();
  for (const name of new Set(names)) {
    const policy = await findBot(name, io, nets);
    if (!policy.ok) return fail(`--bots: ${policy.fault}`);
    const double = [...policies].find(([, { name: taken }]) => taken === policy.value.name);
    if (double) return fail(`--bots: ${name} and ${double[0]} are both called ${show(policy.value.name)}`);
    policies.set(name, policy.value);
  }
  const chosen = names.flatMap((name) => policies.get(name) ?? []);
  const lack = await netsFrom(nets, table, chosen);
  if (lack !== undefined) return fail(`--bots: ${lack}`);
  return done(Array.from({ length: seats }, (_, seat) => chosen[seat % chosen.length]));
};
