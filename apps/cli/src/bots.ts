import { findPolicy, policyNames } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { done, fail, show } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { counted } from '@coalbrook/words';

/** One bot for each seat of a person; fewer names than seats are dealt round again. */
export const seatBots = (list: string, seats: number): Result<readonly Policy[], string> => {
  const names = list.split(',').map((name) => name.trim());
  if (names.length > seats) return fail(`--bots: ${names.length} bots, but ${counted(seats, 'seat')}`);
  const unknown = names.find((name) => !findPolicy(name));
  if (unknown !== undefined) return fail(`--bots: there is no ${show(unknown)}; there is ${policyNames.join(', ')}`);
  const policies = names.flatMap((name) => findPolicy(name) ?? []);
  return done(Array.from({ length: seats }, (_, seat) => policies[seat % policies.length]));
};
