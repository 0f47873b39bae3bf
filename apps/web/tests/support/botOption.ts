import { levelNames } from '@coalbrook/bots';
import type { LevelName } from '@coalbrook/bots';
import { english as words, policyName } from '@coalbrook/words';

import { english } from '../../src/language/english.ts';

/** What the page says of an opponent’s place among the others. */
export const levelOf = (policy: LevelName): string =>
  english.common.level(levelNames.indexOf(policy) + 1, levelNames.length);

/** The name of the option that is a bot with a level; others mention it as well. */
export const botOption = (policy: LevelName): RegExp =>
  new RegExp(`^${policyName(policy, words)}\\s*${levelOf(policy)}`);
