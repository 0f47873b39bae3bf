/** The paths of cubes and barrels between two scenes. */

import { BEER } from '@coalbrook/rules';
import type { CargoId, PlaceId, SiteId, Table } from '@coalbrook/rules';

import type { BoardLayout } from '../boardLayout.ts';
import { between, distance, holds } from '../point.ts';
import type { Point } from '../point.ts';
import { courseOf, isTrading, returning, routeOf } from '../routes.ts';
import type { Leg } from '../routes.ts';
import type { Scene, SceneChange } from '../scene.ts';

/** Carried cargoes follow links; others fly. */
export interface Stretch {
  readonly by: 'link' | 'air';
  readonly points: readonly Point[];
}

export interface Journey {
  readonly cargo: CargoId;
  readonly count: number;
  /** A market cube flies to a trade place and is carried from there. */
  readonly stretches: readonly Stretch[];
}

const ARC = 10;

/** A flight from one spot to another. */
const flight = (from: Point, to: Point): Stretch => {
  const lift = Math.min(90, distance(from, to) * 0.22);
  const top: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - lift];
  const points = Array.from({ length: ARC + 1 }, (_, index) => {
    const part = index / ARC;
    return between(between(from, top, part), between(top, to, part), part);
  });
  return { by: 'air', points };
};

const middleOf = (points: readonly Point[]): Point | undefined =>
  points.length === 0
    ? undefined
    : [
        points.reduce((sum, [x]) => sum + x, 0) / points.length,
        points.reduce((sum, [, y]) => sum + y, 0) / points.length,
      ];

/** The market space that a cube comes from or goes to. */
const marketSpot = (layout: BoardLayout, cargo: CargoId, count: number): Point | undefined => {
  const spaces = layout.ladder?.spaces.filter((space) => space.cargo === cargo) ?? [];
  const depot = layout.ladder?.depots.find((one) => one.cargo === cargo);
  return spaces[spaces.length - count]?.at ?? depot?.at ?? spaces.at(-1)?.at;
};

const boxAt = (layout: BoardLayout, place: PlaceId) => layout.places.find(({ id }) => id === place)?.box;

/** A path from one spot to another along the curve of some legs, cut at the plates. */
const carriage = (table: Table, layout: BoardLayout, from: Point, legs: readonly Leg[], to: Point): Stretch => {
  const curve = courseOf(table, layout, legs);
  const ends = [legs[0]?.from, legs.at(-1)?.to].flatMap((place) =>
    place === undefined ? [] : (boxAt(layout, place) ?? []),
  );
  const first = curve.findIndex((point) => !ends.some((box) => holds(box, point)));
  const last = curve.findLastIndex((point) => !ends.some((box) => holds(box, point)));
  return { by: 'link', points: [from, ...(first < 0 ? [] : curve.slice(first, last + 1)), to] };
};

interface Use {
  readonly places: readonly PlaceId[];
  readonly at: Point;
}

/** Where cubes are used: at the link being laid, or at the tile being built; in this scene or the one before. */
const cubesGoTo = (table: Table, layout: BoardLayout, { laid, built, due }: SceneChange): Use | undefined => {
  const link = laid.at(-1)?.link ?? (due && 'link' in due && built.length === 0 ? due.link : undefined);
  const line = link === undefined ? undefined : layout.lines.find(({ id }) => id === link);
  if (link !== undefined && line) return { places: table.links[link].ends, at: line.tile.at };
  const sites = built.length === 0 && due && 'site' in due ? [due.site] : built.map(({ site }) => site);
  const at = middleOf(sites.map((site) => layout.sites[site].at));
  return at && { places: sites.map((site) => layout.sites[site].place), at };
};

/** Where barrels are used: at the link being laid, or at the tile being sold. */
const barrelsGoTo = (table: Table, layout: BoardLayout, change: SceneChange): Point | undefined => {
  const sold = change.flipped.find(({ tile }) => table.tiles[tile].cargo === undefined) ?? change.flipped[0];
  if (change.laid.length === 0 && sold) return layout.sites[sold.site].at;
  return cubesGoTo(table, layout, change)?.at;
};

/** Finds the paths between two scenes. */
class Carrier {
  readonly table: Table;
  readonly layout: BoardLayout;
  readonly after: Scene;

  constructor(table: Table, layout: BoardLayout, after: Scene) {
    this.table = table;
    this.layout = layout;
    this.after = after;
  }

  private isCarried(cargo: CargoId): boolean {
    return this.table.markets[cargo]?.carried ?? false;
  }

  /** From a tile to where its cargo is used. */
  fromTile(cargo: CargoId, site: SiteId, use: Use): readonly Stretch[] {
    const { at, place } = this.layout.sites[site];
    const legs = this.isCarried(cargo)
      ? routeOf(this.table, this.after, use.places, (one) => one === place)
      : undefined;
    return legs ? [carriage(this.table, this.layout, at, returning(legs), use.at)] : [flight(at, use.at)];
  }

  /** Between a market and where a cube is used or comes from, via the nearest trade place. */
  viaMarket(cargo: CargoId, market: Point, here: Use, isBought: boolean): readonly Stretch[] {
    const { table, layout, after } = this;
    const legs = this.isCarried(cargo)
      ? routeOf(table, after, here.places, (place) => isTrading(table, after, place))
      : undefined;
    const dealer = legs?.at(-1)?.to;
    const door = dealer === undefined ? undefined : layout.places.find(({ id }) => id === dealer)?.at;
    if (!legs || !door) return [isBought ? flight(market, here.at) : flight(here.at, market)];
    return isBought
      ? [flight(market, door), carriage(table, layout, door, returning(legs), here.at)]
      : [carriage(table, layout, here.at, legs, door), flight(door, market)];
  }
}

/** Used cubes go to what is built, laid or sold; a new tile's surplus goes to the market. */
export const journeysOf = (
  table: Table,
  layout: BoardLayout,
  change: SceneChange,
  after: Scene,
): readonly Journey[] => {
  const carrier = new Carrier(table, layout, after);
  const use = cubesGoTo(table, layout, change);
  const thirst = barrelsGoTo(table, layout, change);
  const taken = change.cubes.flatMap(({ site, tile, by }): readonly Journey[] => {
    const { cargo } = table.tiles[tile];
    const goal = cargo === BEER ? thirst && { places: [], at: thirst } : use;
    if (by >= 0 || cargo === undefined || !goal) return [];
    return [{ cargo, count: -by, stretches: carrier.fromTile(cargo, site, goal) }];
  });
  const drunk = change.drunk.flatMap((merchant): readonly Journey[] =>
    thirst ? [{ cargo: BEER, count: 1, stretches: [flight(layout.merchants[merchant].at, thirst)] }] : [],
  );
  const traded = change.market.flatMap(({ cargo, by, from }): readonly Journey[] => {
    const source = change.built.find(({ tile }) => table.tiles[tile].cargo === cargo);
    const square = source && layout.sites[source.site];
    const here = by < 0 ? use : square && { places: [square.place], at: square.at };
    const market = marketSpot(layout, cargo, by < 0 ? from : from + by);
    if (!here || !market) return [];
    return [{ cargo, count: Math.abs(by), stretches: carrier.viaMarket(cargo, market, here, by < 0) }];
  });
  return [...taken, ...drunk, ...traded];
};
