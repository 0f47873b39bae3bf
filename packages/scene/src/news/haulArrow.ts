/** Arrows on the map from where goods were taken to where they were used, as plain geometry. */

import type { CargoId } from '@coalbrook/rules';

import type { BoardLayout, LayoutLine } from '../boardLayout.ts';
import { lengthOf, pathOf } from '../curves.ts';
import { SITE } from '../plate.ts';
import { between, distance, holds } from '../point.ts';
import type { Box, Point } from '../point.ts';
import type { Haul, HaulEnd } from './hauls.ts';

export interface HaulArrow {
  readonly cargo: CargoId;
  readonly count: number;
  /** The parts of its shaft, as path data to be filled. They pass under the squares for tiles. */
  readonly shaft: string;
  readonly head: string;
  /** The tip of the head. */
  readonly tip: Point;
  /** Where the piece and their number are shown. */
  readonly sign: Point;
}

/** Room for the ring around what an arrow comes from or points at. */
const RING = 11;
const HEAD = 19;
const HALF_HEAD = 9;
/** Half the width of the shaft at its start and at the head. */
const HALF_START = 1;
const HALF_END = 2.8;
const STEP = 5;
/** An arrow this long can be read. */
const LEAST = HEAD + 16;
/** Arrows this close to each other look like one. */
const ASIDE = 13;
/** How far a sign stays away from squares. */
const SIGN = 9;

/** Where an arrow starts or ends, and the area around it that stays free. */
interface Spot {
  readonly at: Point;
  readonly holds: (point: Point) => boolean;
}

const spotOf = (box: Box, margin: number): Spot => ({
  at: [box.x, box.y],
  holds: (point) => holds(box, point, margin),
});

const square = ([x, y]: Point, side: number): Box => ({ x, y, width: side, height: side });

const HALF_LINK = 14;

const spotOnLine = ({ tile: { at, angle, length } }: LayoutLine): Spot => {
  const turn = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    at,
    holds: ([x, y]) => {
      const [dx, dy] = [x - at[0], y - at[1]];
      const [along, across] = [dx * cos - dy * sin, dx * sin + dy * cos];
      return Math.abs(along) <= length / 2 + RING && Math.abs(across) <= HALF_LINK + RING;
    },
  };
};

const meanOf = (points: readonly Point[]): Point | undefined =>
  points.length === 0
    ? undefined
    : points.reduce<Point>(([x, y], one) => [x + one[0] / points.length, y + one[1] / points.length], [0, 0]);

/** The middle of the spaces with these prices; the depot stands for the price of an empty market. */
const marketSpot = ({ ladder }: BoardLayout, cargo: CargoId, prices: readonly number[]): Spot | undefined => {
  const priced = [...(ladder?.spaces ?? []), ...(ladder?.depots ?? [])].filter((one) => one.cargo === cargo);
  const rungs = prices.map((price) => meanOf(priced.filter((one) => one.price === price).map((one) => one.at)));
  const at = meanOf(rungs.filter((rung) => rung !== undefined));
  return at && spotOf(square(at, 20), 2);
};

const findSpot = (layout: BoardLayout, cargo: CargoId, end: HaulEnd, isStart: boolean): Spot | undefined => {
  switch (end.on) {
    case 'site': {
      // A ship's coal lies behind it.
      const behind = isStart ? layout.imports.find(({ sites }) => sites.includes(end.site)) : undefined;
      return spotOf(square(behind?.at ?? layout.sites[end.site].at, SITE), RING);
    }
    case 'link': {
      const line = layout.lines.find(({ id }) => id === end.link);
      return line && spotOnLine(line);
    }
    case 'merchant':
      return spotOf(square(layout.merchants[end.merchant].at, SITE), 4);
    case 'market':
      return marketSpot(layout, cargo, end.prices);
  }
};

/** An arc from one point to another whose middle is pulled aside. */
const arc = (from: Point, to: Point, pull: number): readonly Point[] => {
  const far = distance(from, to);
  const [mx, my] = between(from, to, 0.5);
  const top: Point = [mx + ((to[1] - from[1]) / far) * pull, my - ((to[0] - from[0]) / far) * pull];
  const steps = Math.max(8, Math.round((far + Math.abs(pull)) / STEP));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    return between(between(from, top, part), between(top, to, part), part);
  });
};

/** The part of a curve between leaving its start and reaching its end. */
const trim = (curve: readonly Point[], from: Spot, to: Spot): readonly Point[] => {
  const last = curve.findLastIndex((point) => !to.holds(point));
  const first = curve.findLastIndex((point, index) => index <= last && from.holds(point)) + 1;
  return curve.slice(first, last + 1);
};

/** What arrows pass under, and what they avoid if they can. */
interface Obstacles {
  readonly squares: readonly Box[];
  readonly plates: readonly Box[];
  /** Points of the arrows before. */
  readonly arrows: readonly Point[];
  readonly signs: readonly Box[];
}

const obstaclesOf = ({ sites, merchants, places }: BoardLayout): Obstacles => ({
  squares: [...sites, ...merchants].map(({ at, size }) => square(at, size + 2)),
  plates: places.map(({ box }) => box),
  arrows: [],
  signs: [],
});

const isUnder = (boxes: readonly Box[], point: Point, margin = 0): boolean =>
  boxes.some((box) => holds(box, point, margin));

/** How much a curve disturbs: hidden parts, above all of its head, other arrows, plates, and what leaves the sheet. */
const costOf = (curve: readonly Point[], { squares, plates, arrows }: Obstacles, [width, height]: Point): number => {
  const headFrom = curve.length - Math.ceil(HEAD / STEP) - 1;
  return curve.reduce((sum, point, index) => {
    const [x, y] = point;
    if (x < 0 || y < 0 || x > width || y > height) return sum + 20;
    if (isUnder(squares, point)) return sum + (index >= headFrom ? 12 : 3);
    if (arrows.some((other) => distance(other, point) < ASIDE)) return sum + 2;
    return isUnder(plates, point) ? sum + 1 : sum;
  }, 0);
};

/** Pulls to both sides: gently over a distance, strongly between neighbours. */
const pullsFor = (far: number): readonly number[] => {
  const gentle = Math.min(130, Math.max(64, far * 0.24));
  return [gentle, -gentle, gentle * 1.7, -gentle * 1.7, gentle * 2.6, -gentle * 2.6];
};

const bestCurve = (layout: BoardLayout, obstacles: Obstacles, from: Spot, to: Spot): readonly Point[] | undefined => {
  let best: { readonly curve: readonly Point[]; readonly cost: number } | undefined;
  for (const [index, pull] of pullsFor(distance(from.at, to.at)).entries()) {
    const curve = trim(arc(from.at, to.at, pull), from, to);
    if (lengthOf(curve) < LEAST) continue;
    const cost = costOf(curve, obstacles, layout.size) + index;
    if (!best || cost < best.cost) best = { curve, cost };
  }
  return best?.curve;
};

/** The runs of a curve outside of squares, as indices. */
const visibleRuns = (curve: readonly Point[], squares: readonly Box[]): readonly (readonly number[])[] => {
  const runs: number[][] = [[]];
  curve.forEach((point, index) => {
    if (!isUnder(squares, point)) runs.at(-1)?.push(index);
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs.filter(({ length }) => length > 1);
};

/** The curve shifted sideways by the half width of the shaft at each point. */
const side = (curve: readonly Point[], run: readonly number[], sign: 1 | -1): readonly Point[] =>
  run.map((index) => {
    const [ax, ay] = curve[Math.max(0, index - 1)];
    const [bx, by] = curve[Math.min(curve.length - 1, index + 1)];
    const far = distance([ax, ay], [bx, by]) || 1;
    const half = sign * (HALF_START + ((HALF_END - HALF_START) * index) / curve.length);
    const [x, y] = curve[index];
    return [x - ((by - ay) / far) * half, y + ((bx - ax) / far) * half];
  });

const shaftOf = (curve: readonly Point[], squares: readonly Box[]): string =>
  visibleRuns(curve, squares)
    .map((run) => `${pathOf([...side(curve, run, 1), ...side(curve, run, -1).toReversed()])}Z`)
    .join('');

/** A barbed head: its back is drawn in towards the tip. */
const headOf = (base: Point, tip: Point): string => {
  const far = distance(base, tip);
  const [ux, uy] = [(tip[0] - base[0]) / far, (tip[1] - base[1]) / far];
  const at = (back: number, aside: number): Point => [tip[0] - ux * back - uy * aside, tip[1] - uy * back + ux * aside];
  return `${pathOf([tip, at(HEAD, HALF_HEAD), at(HEAD * 0.68, 0), at(HEAD, -HALF_HEAD)])}Z`;
};

/** The spot for the sign: as near to the middle as squares and the head allow. */
const signSpot = (curve: readonly Point[], { squares, signs }: Obstacles): Point => {
  const middle = (curve.length - 1) / 2;
  const byNearness = curve.toSorted(
    (one, other) => Math.abs(curve.indexOf(one) - middle) - Math.abs(curve.indexOf(other) - middle),
  );
  return byNearness.find((point) => !isUnder([...squares, ...signs], point, SIGN)) ?? byNearness[0];
};

interface DrawnArrow {
  readonly arrow: HaulArrow;
  readonly curve: readonly Point[];
}

const arrowOf = (layout: BoardLayout, obstacles: Obstacles, haul: Haul): DrawnArrow | undefined => {
  const { cargo, count } = haul;
  const from = findSpot(layout, cargo, haul.from, true);
  const to = findSpot(layout, cargo, haul.to, false);
  const curve = from && to && bestCurve(layout, obstacles, from, to);
  const tip = curve?.at(-1);
  if (!curve || !tip) return undefined;
  const neck = curve.findLastIndex((point) => distance(point, tip) >= HEAD * 0.7);
  const shaft = curve.slice(0, neck + 1);
  const arrow = {
    cargo,
    count,
    shaft: shaftOf(shaft, obstacles.squares),
    head: headOf(curve[neck], tip),
    tip,
    sign: signSpot(shaft, obstacles),
  };
  return { arrow, curve };
};

/** The arrows of hauls, where they hide least and keep apart from each other. */
export const haulArrowsOf = (layout: BoardLayout, hauls: readonly Haul[]): readonly HaulArrow[] => {
  const arrows: HaulArrow[] = [];
  let obstacles = obstaclesOf(layout);
  for (const haul of hauls) {
    const drawn = arrowOf(layout, obstacles, haul);
    if (!drawn) continue;
    const { arrow, curve } = drawn;
    arrows.push(arrow);
    obstacles = {
      ...obstacles,
      arrows: [...obstacles.arrows, ...curve.filter((_, index) => index % 4 === 0)],
      signs: [...obstacles.signs, square(arrow.sign, 2 * SIGN)],
    };
  }
  return arrows;
};
