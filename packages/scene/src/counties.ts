/** Groups of places: by the board's colours, or else by proximity. */

import type { BoardDocument } from '@coalbrook/rules/input';

import { colourOf } from './hues.ts';
import type { StandingPlace } from './places.ts';
import { distance } from './point.ts';
import type { Point } from './point.ts';

export interface County {
  readonly name: string;
  readonly colour: string;
  /** Slugs of its places. */
  readonly places: readonly string[];
}

/** Banner colours for boards without colours. */
const heraldic = ['#2f5d94', '#8c3038', '#2d6f66', '#a4681c', '#5c4080', '#4f6b2c', '#7a4a30', '#3d5560'];

const MOST = 6;

/** Groups points around centres chosen as far apart as possible. */
const cluster = (points: readonly Point[], count: number): readonly number[] => {
  const centres: Point[] = [points[0]];
  const nearest = (point: Point): number => {
    const all = centres.map((centre) => distance(centre, point));
    return all.indexOf(Math.min(...all));
  };
  while (centres.length < count) {
    const far = points.map((point) => distance(centres[nearest(point)], point));
    centres.push(points[far.indexOf(Math.max(...far))]);
  }
  let groups: readonly number[] = [];
  for (let round = 0; round < 12; round++) {
    groups = points.map(nearest);
    const current = groups;
    centres.forEach((_, group) => {
      const own = points.filter((_point, index) => current[index] === group);
      if (own.length === 0) return;
      centres[group] = [
        own.reduce((sum, [x]) => sum + x, 0) / own.length,
        own.reduce((sum, [, y]) => sum + y, 0) / own.length,
      ];
    });
  }
  return groups;
};

export const countiesOf = (board: BoardDocument, places: readonly StandingPlace[]): readonly County[] => {
  const colours = [...new Set(board.places.flatMap(({ colour }) => colour ?? []))];
  if (colours.length > 0) {
    return colours.map((name) => ({
      name,
      colour: colourOf(name),
      places: board.places.filter(({ colour }) => colour === name).map(({ slug }) => slug),
    }));
  }
  const towns = places.filter(({ place }) => place.kind === 'town');
  if (towns.length === 0) return [];
  const count = Math.min(MOST, Math.max(1, Math.round(towns.length / 3.6)));
  const groups = cluster(
    towns.map(({ at }) => at),
    count,
  );
  return Array.from({ length: count }, (_, group) => ({
    name: String(group),
    colour: heraldic[group % heraldic.length],
    places: towns.filter((_town, index) => groups[index] === group).map(({ place }) => place.slug),
  }));
};
