/** What was learnt on this device, as it is saved with the games. */

import { doneLessons, markDone } from './doneLessons.ts';

/** Something of which each part is done or not. */
interface KeptPart {
  readonly done: () => Iterable<string>;
  readonly add: (id: string) => void;
}

const parts: Readonly<Record<string, KeptPart>> = {
  lessons: { done: doneLessons, add: markDone },
};

/** The ids of everything done, by what it is. */
export type KeptProgress = Readonly<Record<string, readonly string[]>>;

/** More ids, and longer ones, than there can be. */
const MOST = 10_000;
const LONGEST = 100;

export const makeProgress = (): KeptProgress =>
  Object.fromEntries(Object.entries(parts).map(([name, { done }]) => [name, [...done()]]));

/** Adds what a file says was done; whatever else is in there is left alone. Returns whether there was anything. */
export const addProgress = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  let isAdded = false;
  for (const [name, ids] of Object.entries(value)) {
    if (!Object.hasOwn(parts, name) || !Array.isArray(ids)) continue;
    for (const id of ids.slice(0, MOST)) {
      if (typeof id !== 'string' || id.length > LONGEST) continue;
      parts[name].add(id);
      isAdded = true;
    }
  }
  return isAdded;
};
