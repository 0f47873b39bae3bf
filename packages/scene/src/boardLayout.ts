/** The fixed layout of a table on the sheet, independent of the position. */

import type { CargoId, LinkId, MerchantId, OutletId, PlaceId, SiteId, Table, Tile } from '@coalbrook/rules';
import type { BoardDocument, MerchantFile } from '@coalbrook/rules/input';

import { countiesOf } from './counties.ts';
import type { County } from './counties.ts';
import { findSpot } from './findSpot.ts';
import type { FoundSpot, Obstacles } from './findSpot.ts';
import { ladderSize, layLadder } from './ladder.ts';
import type { Ladder } from './ladder.ts';
import { widthOf } from './lettering.ts';
import { standLines } from './lines.ts';
import type { StandingLane, StandingLine } from './lines.ts';
import { standings } from './places.ts';
import type { PlacesOnSheet, StandingPlace } from './places.ts';
import { SITE } from './plate.ts';
import { distance, holds } from './point.ts';
import type { Box, Point } from './point.ts';

export interface LayoutPlace extends StandingPlace {
  /** Its id at this table; undefined if the table does not use it. */
  readonly id: PlaceId | undefined;
  readonly county: County | undefined;
  /** The bonus of a merchant's barrel at this place. */
  readonly bonus: NonNullable<MerchantFile['bonus']> | undefined;
}

export interface LayoutLine extends StandingLine {
  readonly id: LinkId | undefined;
}

/** A square that can hold something. */
export interface Square<Id> {
  readonly id: Id;
  readonly place: PlaceId;
  readonly at: Point;
  readonly size: number;
}

/** What is printed on a kind of tile. */
export interface TileFace {
  /** The slug of its industry. */
  readonly industry: string;
  readonly level: number;
  readonly points: number;
  readonly income: number;
  readonly icons: number;
  readonly cargo: CargoId | undefined;
}

/** Where an outlet other than a port can be touched; a port is touched at its site. */
export interface LayoutOutlet {
  readonly id: OutletId;
  /** The place of a merchant; undefined for the distant market. */
  readonly place: PlaceId | undefined;
  readonly box: Box;
  readonly radius: number;
}

export interface DistantTrack {
  readonly box: Box;
  /** The income for a sale on each space of the marker. */
  readonly track: readonly number[];
  /** One for each space of the marker, and one after them for a closed market. */
  readonly spaces: readonly Point[];
}

export interface BoardLayout {
  readonly map: BoardDocument;
  readonly size: Point;
  readonly places: readonly LayoutPlace[];
  readonly lines: readonly LayoutLine[];
  readonly lanes: readonly StandingLane[];
  readonly counties: readonly County[];
  /** By id. */
  readonly sites: readonly Square<SiteId>[];
  readonly merchants: readonly Square<MerchantId>[];
  /** Cubes behind ships, by place. */
  readonly imports: readonly {
    readonly place: PlaceId;
    readonly at: Point;
    readonly count: number;
    readonly sites: readonly SiteId[];
  }[];
  readonly outlets: readonly LayoutOutlet[];
  readonly ladder: Ladder | undefined;
  readonly distant: DistantTrack | undefined;
  readonly title: Box;
  readonly compass: Box;
  /** Boxes for decorative drawings, roomiest first. */
  readonly vignettes: readonly Box[];
  /** Slugs of industries, by id. */
  readonly industries: readonly string[];
  /** By id. */
  readonly tiles: readonly TileFace[];
  readonly currency: string;
}

export const TITLE_SIZE = 40;
const DISTANT_STEP = 30;
const VIGNETTE: Point = [104, 84];
const MOST_VIGNETTES = 6;
/** The least distance between decorative drawings. */
const APART = 250;

const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

const tileBoxes = (lines: readonly StandingLine[]): readonly Box[] =>
  lines.map(({ tile: { at, length } }) => ({ x: at[0], y: at[1], width: length * 0.8, height: length * 0.8 }));

/** The corner covered by the window's buttons when the whole sheet is visible. */
const buttons = ([width, height]: Point): Box => ({ x: width - 90, y: height - 34, width: 180, height: 68 });

/** Finds free spots one at a time; each becomes an obstacle for the next. */
class Room {
  size: Point;
  readonly boxes: Box[];
  readonly curves: readonly (readonly Point[])[];

  constructor(size: Point, boxes: readonly Box[], curves: readonly (readonly Point[])[]) {
    this.size = size;
    this.boxes = [...boxes];
    this.curves = curves;
  }

  get obstacles(): Obstacles {
    return { size: this.size, boxes: this.boxes, curves: this.curves };
  }

  /** A spot for something required; the sheet grows if it has none, and the spot is then not a free one. */
  take(shapes: readonly Point[], wishes?: (point: Point) => number): FoundSpot {
    const found = findSpot(this.obstacles, shapes, 14, wishes);
    const spot = found.isFree ? found : { ...this.grow(shapes[0], found), isFree: false };
    this.boxes.push(spot.box);
    return spot;
  }

  private grow([width, height]: Point, found: { readonly box: Box; readonly shape: number }) {
    const isBad = this.boxes.some(
      (other) =>
        Math.abs(other.x - found.box.x) < (other.width + found.box.width) / 2 &&
        Math.abs(other.y - found.box.y) < (other.height + found.box.height) / 2,
    );
    if (!isBad) return found;
    const box = { x: this.size[0] + width / 2, y: height / 2 + 20, width, height };
    this.size = [this.size[0] + width + 20, Math.max(this.size[1], height + 40)];
    return { box, shape: 0 };
  }

  /** A spot for something optional. */
  tryTake(shape: Point, gap: number, wishes?: (point: Point) => number): Box | undefined {
    const { box, isFree } = findSpot(this.obstacles, [shape], gap, wishes);
    if (!isFree) return undefined;
    this.boxes.push(box);
    return box;
  }
}

const distantShapes = (spaces: number): readonly Point[] => [[(spaces + 1) * DISTANT_STEP + 28, 92]];

const distantTrack = (box: Box, track: readonly number[]): DistantTrack => ({
  box,
  track,
  spaces: Array.from({ length: track.length + 1 }, (_, space): Point => [
    box.x + (space - track.length / 2) * DISTANT_STEP,
    box.y + 22,
  ]),
});

const GROWN = 4;

const squareBox = ([x, y]: Point, side: number): Box => ({ x, y, width: side, height: side });

const outletsOf = (
  table: Table,
  merchants: readonly Square<MerchantId>[],
  distant: DistantTrack | undefined,
): readonly LayoutOutlet[] =>
  table.outlets.flatMap(({ id, merchant, port }): readonly LayoutOutlet[] => {
    if (merchant !== undefined) {
      const { at, size, place } = merchants[merchant];
      return [{ id, place, box: squareBox(at, size + GROWN), radius: 24 }];
    }
    return port !== undefined || !distant ? [] : [{ id, place: undefined, box: distant.box, radius: 10 }];
  });

const faceOf =
  ({ industries }: Table) =>
  ({ industry, level, points, income, icons, cargo }: Tile): TileFace => ({
    industry: industries[industry].slug,
    level,
    points,
    income,
    icons,
    cargo,
  });

/** Places with the lines between them. */
interface Web {
  readonly standing: PlacesOnSheet;
  readonly lines: readonly StandingLine[];
  readonly lanes: readonly StandingLane[];
}

const webOf = (table: Table, standing: PlacesOnSheet): Web => {
  const linkIds = new Map(table.links.map(({ slug, id }) => [slug, id]));
  const drawn = standLines(table.map, standing, (link) => {
    const id = linkIds.get(link.slug);
    if (id !== undefined) return table.links[id].eras.map((era) => table.eras[era].slug);
    return link.eras ?? table.eras.map(({ slug }) => slug);
  });
  return { standing, ...drawn };
};

const TILE_HALF = 6;

/** Whether no tile of a line lies on a place, and no line goes through a place that is not its end. */
const isClear = ({ standing: { places }, lines }: Web, { links }: Table['map']): boolean =>
  lines.every(({ slug, tile, parts }) => {
    const ends = links.find((link) => link.slug === slug)?.ends ?? [];
    const others = places.filter(({ place }) => !ends.includes(place.slug));
    return (
      !places.some(({ box }) => holds(box, tile.at, TILE_HALF)) &&
      !others.some(({ box }) => parts.some((part) => part.some((point) => holds(box, point))))
    );
  });

/** What is required beside places and lines. */
interface Furniture {
  readonly room: Room;
  readonly ladder: FoundSpot | undefined;
  readonly distant: FoundSpot | undefined;
  readonly title: FoundSpot;
}

const furnish = (table: Table, { standing: { size, places }, lines, lanes }: Web): Furniture => {
  const room = new Room(
    size,
    [...places.map(({ box }) => box), ...tileBoxes(lines), buttons(size)],
    [...lines.flatMap(({ parts }) => parts), ...lanes.map(({ points }) => points)],
  );
  const upright = ladderSize(table);
  const onRight = ([x]: Point): number => (room.size[0] - x) * 0.02;
  const ladder = upright && room.take([upright, [upright[1], upright[0]]], onRight);
  const track = table.distant?.track;
  const distant = track && room.take(distantShapes(track.length));
  const titleWidth = Math.max(210, widthOf(table.map.name, TITLE_SIZE) + 56);
  const title = room.take(
    [1, 0.8, 0.66].map((part): Point => [titleWidth * part, 50 + 58 * part]),
    ([, y]) => y * 0.03,
  );
  return { room, ladder, distant, title };
};

/** How much larger than the smallest sheet one may be only so that nothing covers anything else. */
const MOST_AIR = 1.35;

/** The smallest sheet on which nothing covers anything else, so that all of it is as large as the window allows. */
const arrange = (table: Table): Web & Furniture => {
  let first: Web | undefined;
  for (const standing of standings(table.map)) {
    if (first && standing.size[1] > first.standing.size[1] * MOST_AIR) break;
    const web = webOf(table, standing);
    first ??= web;
    if (!isClear(web, table.map)) continue;
    const furniture = furnish(table, web);
    const { ladder, distant, title } = furniture;
    if ([ladder, distant, title].every((spot) => spot === undefined || spot.isFree)) return { ...web, ...furniture };
  }
  if (!first) throw new Error('a board has no sheet');
  return { ...first, ...furnish(table, first) };
};

const layOut = (table: Table): BoardLayout => {
  const { map } = table;
  const { standing, lines, lanes, room, ladder, distant: distantSpot, title } = arrange(table);
  const linkIds = new Map(table.links.map(({ slug, id }) => [slug, id]));
  const placeIds = new Map(table.places.map(({ slug, id }) => [slug, id]));
  const counties = countiesOf(map, standing.places);
  const places = standing.places.map((one): LayoutPlace => ({
    ...one,
    id: placeIds.get(one.place.slug),
    county: counties.find((county) => county.places.includes(one.place.slug)),
    bonus: map.merchants?.find(({ place }) => place === one.place.slug)?.bonus,
  }));
  const { size } = room;
  const compass = room.tryTake([100, 100], 10) ?? { x: size[0] - 40, y: size[1] - 40, width: 60, height: 60 };
  const vignettes: Box[] = [];
  for (let index = 0; index < MOST_VIGNETTES; index++) {
    const box = room.tryTake(VIGNETTE, 4, ([x, y]) => {
      const near = vignettes.filter((other) => distance([other.x, other.y], [x, y]) < APART).length;
      return ((x * 7 + y * 13 + index * 331) % 97) * 0.4 + near * 400;
    });
    if (!box || vignettes.some((other) => distance([other.x, other.y], [box.x, box.y]) < APART)) break;
    vignettes.push(box);
  }

  const squares = places.flatMap(({ at, plate, id }) =>
    id === undefined ? [] : plate.cells.map((cell) => ({ ...cell, place: id, at: moved(at, cell.at) })),
  );
  const squareOf = (cell: 'site' | 'space', place: PlaceId, index: number): Point =>
    squares.find((square) => square.cell === cell && square.place === place && square.index === index)?.at ?? [0, 0];
  const spacesBefore = (merchant: MerchantId): number =>
    table.merchants.filter(({ id, place }) => id < merchant && place === table.merchants[merchant].place).length;

  const merchants = table.merchants.map(({ id, place }) => ({
    id,
    place,
    at: squareOf('space', place, spacesBefore(id)),
    size: SITE,
  }));
  const track = table.distant?.track;
  const distant = distantSpot && track && distantTrack(distantSpot.box, [...track]);

  return {
    map,
    size,
    places,
    lines: lines.map((line) => ({ ...line, id: linkIds.get(line.slug) })),
    lanes,
    counties,
    sites: table.sites.map(({ id, place }) => ({
      id,
      place,
      at: squareOf('site', place, table.places[place].sites.indexOf(id)),
      size: SITE,
    })),
    merchants,
    imports: squares
      .filter(({ cell }) => cell === 'imports')
      .map(({ place, at }) => ({ place, at, count: table.places[place].imports, sites: table.places[place].sites })),
    outlets: outletsOf(table, merchants, distant),
    ladder: ladder && layLadder(table, ladder.box, ladder.shape === 1),
    distant,
    title: title.box,
    compass,
    vignettes,
    industries: table.industries.map(({ slug }) => slug),
    tiles: table.tiles.map(faceOf(table)),
    currency: table.edition.currency,
  };
};

const known = new WeakMap<Table, BoardLayout>();

/** The layout of a table, computed once and cached. */
export const boardLayoutOf = (table: Table): BoardLayout => {
  const layout = known.get(table) ?? layOut(table);
  known.set(table, layout);
  return layout;
};
