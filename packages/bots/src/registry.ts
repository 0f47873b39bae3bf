import { bystander } from './bystander.ts';
import { charactersWith } from './characters.ts';
import { NetShelf } from './net/netShelf.ts';
import { playersWith, scholarWith } from './players.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';

const known = new WeakMap<NetShelf, ReadonlyMap<string, Policy>>();

/** For callers that have no nets at hand. */
const empty = new NetShelf(() => Promise.reject(new Error('there are no nets here')));

/** All policies; `policyNames.ts` has their names. */
export const policiesWith = (shelf: NetShelf): readonly Policy[] => [
  random,
  ...playersWith(shelf),
  ...charactersWith(shelf),
  scholarWith(shelf),
  bystander,
];

/** A policy by its name. Those that use nets take them from the shelf; what is not on it is judged by rules of thumb. */
export const findPolicy = (name: string, shelf = empty): Policy | undefined => {
  let byName = known.get(shelf);
  if (!byName) {
    byName = new Map(policiesWith(shelf).map((policy) => [policy.name, policy]));
    known.set(shelf, byName);
  }
  return byName.get(name);
};
