/** Loads a user's bot: a module that exports one policy. */

import { findPolicy } from '@coalbrook/bots';
import type { Decision, Policy } from '@coalbrook/bots';
import { done, fail } from '@coalbrook/rules';
import type { Action, Result } from '@coalbrook/rules';
import { listed } from '@coalbrook/words';

import { show } from '../faults.ts';
import { OwnBotFailure } from './ownBotFailure.ts';

export interface ModuleLoader {
  /** Runs the module in a file and returns what it exports. */
  load(path: string): Promise<Result<Readonly<Record<string, unknown>>, string>>;
}

const isPolicy = (value: unknown): value is Policy =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.trim() !== '' &&
  'choose' in value &&
  typeof value.choose === 'function';

const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message || thrown.name : show(thrown));

/** Asks the bot and makes sure that its choice is legal. */
const choose = (path: string, policy: Policy, decision: Decision): Action => {
  const at = `at decision ${decision.count + 1}`;
  let action: Action;
  try {
    // The bot gets a copy of the list, because its choice is checked against the original.
    action = policy.choose({ ...decision, legal: [...decision.legal] });
  } catch (thrown) {
    throw new OwnBotFailure(`${path}: the bot failed ${at}: ${reasonOf(thrown)}`);
  }
  if (decision.legal.includes(action)) return action;
  throw new OwnBotFailure(`${path}: the bot returned none of its legal actions ${at}`);
};

/** The one bot that a module exports. */
export const loadBot = async (path: string, io: ModuleLoader): Promise<Result<Policy, string>> => {
  const exports = await io.load(path);
  if (!exports.ok) return fail(`${path}: ${exports.fault}`);
  const policies = [...new Set(Object.values(exports.value).filter(isPolicy))];
  const [policy, second] = policies;
  if (!policy) return fail(`${path} exports no bot; a bot is an object with a name and a choose function`);
  if (second)
    return fail(`${path} exports ${policies.length} bots, ${listed(policies.map(({ name }) => name))}; expected one`);
  if (findPolicy(policy.name)) return fail(`${path}: there is already a bot called ${show(policy.name)}`);
  const { name } = policy;
  return done({ name, choose: (decision) => choose(path, policy, decision) });
};
