import { birmingham } from '@coalbrook/editions';
import { parseJson } from '@coalbrook/rules/input';

import { hasBegun } from './hasBegun.ts';
import type { Names } from './names.ts';
import { usualSetUp } from './setUp.ts';
import type { SetUp } from './setUp.ts';
import { readNewGame, setUpOf, sharedSetUp } from './setUpGame.ts';

const KEY = 'coalbrook.setup';

/** The last set-up, or the default if it is no longer valid. */
export const lastSetUp = (names: Names): SetUp => {
  try {
    const json = parseJson(localStorage.getItem(KEY) ?? '', { document: 'setUp' });
    const read = json.ok ? readNewGame(json.value) : json;
    if (read.ok) return setUpOf(read.value, names);
  } catch {
    // Storage is not available.
  }
  return usualSetUp(birmingham, !hasBegun());
};

/** Remembers a set-up; its seed is dropped unless one is given. */
export const keepSetUp = (setUp: SetUp, seed = ''): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(sharedSetUp({ ...setUp, seed })));
  } catch {
    // Too large to store: the next set-up starts with the default.
  }
};
