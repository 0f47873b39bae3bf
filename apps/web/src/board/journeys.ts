/** Which way cubes and barrels go when one picture becomes another. */

import { BEER } from '@coalbrook/rules';
import type { CargoId, Table } from '@coalbrook/rules';
import type { Change, Plan, Point } from '@coalbrook/scene';

export interface Journey {
  readonly cargo: CargoId;
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
}

const middleOf = (points: readonly Point[]): Point | undefined =>
  points.length === 0
    ? undefined
    : [
        points.reduce((sum, [x]) => sum + x, 0) / points.length,
        points.reduce((sum, [, y]) => sum + y, 0) / points.length,
      ];

/** The space of a market that a cube comes from or goes to. */
const marketSpot = (plan: Plan, cargo: CargoId, count: number): Point | undefined => {
  const spaces = plan.ladder?.spaces.filter((space) => space.cargo === cargo) ?? [];
  const depot = plan.ladder?.depots.find((one) => one.cargo === cargo);
  return spaces[spaces.length - count]?.at ?? depot?.at ?? spaces.at(-1)?.at;
};

/** What is used goes to what is built, laid or sold; what a new tile cannot keep goes to the market. */
export const journeysOf = (table: Table, plan: Plan, change: Change): readonly Journey[] => {
  const lines = change.laid.flatMap(({ link }) =>
    plan.lines.filter(({ id }) => id === link).map(({ tile }) => tile.at),
  );
  const sites = [...change.built, ...change.flipped].map(({ site }) => plan.sites[site].at);
  const cubesGoTo = lines[lines.length - 1] ?? middleOf(change.built.map(({ site }) => plan.sites[site].at));
  const sold = change.flipped
    .filter(({ tile }) => table.tiles[tile].cargo === undefined)
    .map(({ site }) => plan.sites[site].at);
  const barrelsGoTo = lines[lines.length - 1] ?? sold[0] ?? sites[0];
  const journeys: Journey[] = [];
  const send = (cargo: CargoId, from: Point | undefined, to: Point | undefined, count: number): void => {
    if (from && to && (from[0] !== to[0] || from[1] !== to[1])) journeys.push({ cargo, from, to, count });
  };
  for (const { site, tile, by } of change.cubes) {
    const { cargo } = table.tiles[tile];
    if (by < 0 && cargo !== undefined) send(cargo, plan.sites[site].at, cargo === BEER ? barrelsGoTo : cubesGoTo, -by);
  }
  for (const merchant of change.drunk) send(BEER, plan.merchants[merchant].at, barrelsGoTo, 1);
  for (const { cargo, by, from } of change.market) {
    if (by < 0) send(cargo, marketSpot(plan, cargo, from), cubesGoTo, -by);
    else {
      const source = change.built.find(({ tile }) => table.tiles[tile].cargo === cargo);
      send(cargo, source && plan.sites[source.site].at, marketSpot(plan, cargo, from + by), by);
    }
  }
  return journeys;
};
