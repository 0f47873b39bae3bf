/** A bot that somebody brings along: a module that exports one policy. */

import { findPolicy } from '@coalbrook/bots';
import type { Decision, Policy } from '@coalbrook/bots';
import { done, fail } from '@coalbrook/rules';
import type { Action, Result } from '@coalbrook/rules';
import { listed } from '@coalbrook/words';

import type { ModuleLoader } from './commandIo.ts';
import { show } from './faults.ts';

/** A bot that somebody brought along threw, or chose what it may not. Ends the game. */
export class OwnBotFailure extends Error {
  override readonly name = 'OwnBotFailure';
}

const isPolicy = (value: unknown): value is Policy =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.trim() !== '' &&
  'sentence' in value &&
  typeof value.sentence === 'string' &&
  'choose' in value &&
  typeof value.choose === 'function';

/** What was thrown, in a few words; anything can be thrown. */
const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message || thrown.name : show(thrown));

/** Asks the bot, and lets nothing pass but one of the legal actions. */
const choose = (path: string, policy: Policy, decision: Decision): Action => {
  const at = `at decision ${decision.count + 1}`;
  let action: Action;
  try {
    // The list is checked against afterwards, so the bot gets one of its own.
    action = policy.choose({ ...decision, legal: [...decision.legal] });
  } catch (thrown) {
    throw new OwnBotFailure(`${path}: the bot failed ${at}: ${reasonOf(thrown)}`);
  }
  if (decision.legal.includes(action)) return action;
  throw new OwnBotFailure(`${path}: the bot chose none of its legal actions ${at}`);
};

/** The one bot that a module exports. */
export const loadBot = async (path: string, io: ModuleLoader): Promise<Result<Policy, string>> => {
  const exports = await io.load(path);
  if (!exports.ok) return fail(`${path}: ${exports.fault}`);
  const policies = [...new Set(Object.values(exports.value).filter(isPolicy))];
  const [policy, second] = policies;
  if (!policy) return fail(`${path} exports no bot: an object with a name, a sentence and a function choose`);
  if (second)
    return fail(
      `${path} exports ${policies.length} bots, ${listed(policies.map(({ name }) => name))}; one is expected`,
    );
  if (findPolicy(policy.name)) return fail(`${path}: there is another bot called ${show(policy.name)}`);
  const { name, sentence } = policy;
  return done({ name, sentence, choose: (decision) => choose(path, policy, decision) });
};

/** Plays; a bot that fails is an expected end of it. */
export const playing = <Value>(play: () => Value): Result<Value, string> => {
  try {
    return done(play());
  } catch (error) {
    if (error instanceof OwnBotFailure) return fail(error.message);
    throw error;
  }
};
