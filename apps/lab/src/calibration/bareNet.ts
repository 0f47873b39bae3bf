import { netFileFor } from '@coalbrook/bots/training';
import type { Table } from '@coalbrook/rules';

import { inRepository } from '../labCommand.ts';

/** The file with the net for a table; throws an error with one sentence if there is none. */
export const bareNetFor = (table: Table): string => {
  const file = netFileFor(table);
  if (file === undefined) throw new Error('There is no net for such a table.');
  return inRepository(`packages/bots/nets/${file}`);
};
