import type { Customs } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import type { House } from '../../table/house/house.ts';
import { TableListeners } from '../../table/listeners.ts';
import type { LiveTable } from '../../table/tables/liveTable.ts';
import { startConsent } from './startConsent.ts';

/** Whether a late turn is looked at by those who decide together. */
const isAsked = async (late: Customs['late']): Promise<boolean> => {
  let asked = false;
  const database = {
    transaction: () => {
      asked = true;
      return Promise.resolve('waits');
    },
  };
  const house = { parts: { database, listeners: new TableListeners(), now: Date.now } } as unknown as House;
  const table = { terms: { late }, host: { sheet: { id: 'game' } } } as unknown as LiveTable;
  expect(await startConsent(house).extension?.settleLate?.(table)).toBe(asked);
  return asked;
};

it('where a table has chosen that a bot plays a late turn, nobody is asked', async () => {
  expect(await isAsked('turn')).toBe(false);
});

it.each(['vote', 'seat'] as const)('where it has chosen %s, that is settled first', async (late) => {
  expect(await isAsked(late)).toBe(true);
});
