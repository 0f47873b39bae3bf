import { cargoes, lowestTile } from '@coalbrook/rules';
import type { Action, IndustryId, Kind, Table, View } from '@coalbrook/rules';

type CargoName = (typeof cargoes)[number];

/** What an action is good for, in general: its kind, what is built, or where a cargo is taken from. */
export type Purpose = CargoName | 'goods' | 'port' | 'ship' | 'source' | Exclude<Kind, 'build' | 'double' | CargoName>;

const purposeOfTile = (table: Table, view: View, industry: IndustryId): Purpose => {
  const { cargo } = lowestTile(table, view, view.actor, industry) ?? {};
  if (cargo !== undefined) return cargoes[cargo];
  const { port, ship } = table.industries[industry];
  if (port) return 'port';
  return ship ? 'ship' : 'goods';
};

export const purposeOf = (table: Table, view: View, action: Action): Purpose => {
  switch (action.kind) {
    case 'build':
    case 'double':
      return purposeOfTile(table, view, action.industry);
    case 'coal':
    case 'iron':
    case 'beer':
      return 'source';
    default:
      return action.kind;
  }
};
