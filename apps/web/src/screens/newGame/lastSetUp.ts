import { birmingham } from '@coalbrook/editions';
import { parseJson } from '@coalbrook/rules';

import { newGameOf, readNewGame, setUpOf, usualSetUp } from './setUp.ts';
import type { Names, SetUp } from './setUp.ts';

const KEY = 'coalbrook.setup';

/** The table as it was laid the last time; the usual one where that makes no sense any more. */
export const lastSetUp = (names: Names): SetUp => {
  try {
    const json = parseJson(localStorage.getItem(KEY) ?? '', { document: 'setUp' });
    const read = json.ok ? readNewGame(json.value) : json;
    if (read.ok) return setUpOf(read.value, names);
  } catch {
    // The browser keeps nothing.
  }
  return usualSetUp(birmingham);
};

/** Keeps a table for the next time; a seed is for one game only, unless one is given. */
export const keepSetUp = (setUp: SetUp, names: Names, seed = ''): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(newGameOf({ ...setUp, seed }, names, '')));
  } catch {
    // Too large to be kept: the next table begins as usual.
  }
};
