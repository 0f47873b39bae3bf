import { editions } from '@coalbrook/editions';
import { layOut, lowestTile } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { expect, test } from 'vitest';

import { shownCards, shownMerchant, shownTile, shownTrack } from '../../../panels/shownPieces.ts';
import { fullTable } from './fullTable.ts';

test.each(editions)('the pictures for $slug show what there is in the game', (edition) => {
  const table = fullTable(edition);
  const tile = shownTile(table);
  expect(lowestTile(table, layOut(table), 0 as Seat, tile.industry)).toBe(tile);
  expect(tile.locked).toBe(false);
  expect(shownCards(table).map(([kind]) => kind)).toEqual(['place', 'industry']);
  expect(shownMerchant(table) !== undefined).toBe(table.merchants.some(({ bonus }) => bonus !== undefined));
  if (table.flipPaysCash) return;
  const track = shownTrack(table);
  expect(track.map(({ level }) => level)).toContain(table.track.levelOf[table.start.income]);
  // Raising a high income takes more steps.
  expect(track.at(-1)?.spaces).toBeGreaterThan(track[0].spaces);
});
