import type { CargoId, Table, Tile } from '@coalbrook/rules';

import type { Messages } from '../language/english.ts';
import type { useNames } from '../signs/useNames.ts';

/** The only eras in which a tile can be built; empty if it can be built in all of them or never. */
export const limitedTo = ({ eras }: Table, { mayBuild }: Tile): Table['eras'] =>
  mayBuild.every((may) => may) ? [] : eras.filter(({ id }) => mayBuild[id]);

/** The cost, needs and yield of a tile in words. */
export const describeTile = (
  table: Table,
  tile: Tile,
  texts: Messages['panels'],
  names: ReturnType<typeof useNames>,
): readonly string[] => {
  const needs = tile.needs.flatMap((need, cargo) => (need > 0 ? [`${need} ${names.cargo(cargo as CargoId)}`] : []));
  const eras = limitedTo(table, tile);
  const yields = Math.max(0, ...tile.yields);
  return [
    names.tile(tile.id),
    [`${texts.cost} ${names.money(tile.cost)}`, ...needs].join(' + '),
    ...(tile.beer > 0 ? [texts.sells(tile.beer)] : []),
    ...(yields > 0 && tile.cargo !== undefined ? [texts.tileYields(yields, names.cargo(tile.cargo))] : []),
    texts.pointsOf(tile.points),
    table.flipPaysCash ? texts.tileCash(names.money(tile.income)) : texts.tileIncome(tile.income),
    ...(tile.icons > 0 ? [texts.tileIcons(tile.icons)] : []),
    ...eras.map(({ id }) => texts.onlyEra(names.era(id))),
    ...(tile.mayBuild.includes(true) ? [] : [texts.locked]),
    ...(tile.mayDevelop || tile.locked ? [] : [texts.notDeveloped]),
  ];
};
