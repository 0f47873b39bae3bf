import { describe } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { positionText } from '../../apps/server/src/ledger/positionText.ts';
import { randomGame } from '../contract/randomGame.ts';
import { allTables } from '../contract/tables.ts';

/** One position in so many is compared. */
const SPACING = 7;

it.each(allTables)('the stored text of a position is that of its description: $name', ({ table }) => {
  let at = 0;
  for (const { state } of randomGame(table, 1, 'busy')) {
    if (at++ % SPACING > 0) continue;
    const [text, expected] = [positionText(table, state), JSON.stringify(describe(table, state))];
    // A difference is easier to read in the objects.
    if (text !== expected) expect(JSON.parse(text)).toEqual(JSON.parse(expected));
    expect(text === expected).toBe(true);
  }
});
