import type { NetShelf } from '@coalbrook/bots';
import { fetchNet, ownNets } from '@coalbrook/referee';
import type { Table } from '@coalbrook/rules';

import { Refused } from './refused.ts';

/** The nets, with the one for a table if there is one. */
export const netsFor = async (table: Table): Promise<NetShelf> => {
  const lack = await fetchNet(ownNets, table);
  if (lack !== undefined) throw new Refused(lack);
  return ownNets;
};
