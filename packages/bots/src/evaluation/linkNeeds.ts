import { cargoes, oncePerTable } from '@coalbrook/rules';
import type { CargoId, EraId, Table } from '@coalbrook/rules';

/** By era and cargo. */
const needsOf = oncePerTable(({ eras }) =>
  eras.map(({ links }) => cargoes.map((_, cargo) => links.some(({ needs }) => needs[cargo] > 0))),
);

/** Whether some link of an era consumes a cargo. */
export const linksNeed = (table: Table, era: EraId, cargo: CargoId): boolean => needsOf(table)[era][cargo];
