/** What moves between two scenes, as plain data that can be tested without a screen. */

import type { CargoId, GameEvent, Table } from '@coalbrook/rules';

import type { BoardLayout } from '../boardLayout.ts';
import type { Point } from '../point.ts';
import { compare } from '../scene.ts';
import type { Scene, SceneChange } from '../scene.ts';
import { journeysOf } from './journeys.ts';
import { isEraEnd, leavingOf, reachedAfter, SWEEP } from './leaving.ts';
import type { Departure } from './leaving.ts';

/** One movement, starting `after` this many milliseconds. */
export type Move =
  | { readonly move: 'drop'; readonly site: number; readonly after: number }
  | { readonly move: 'flip'; readonly site: number; readonly after: number }
  | { readonly move: 'slide'; readonly link: number; readonly angle: number; readonly after: number }
  | { readonly move: 'fly'; readonly cargo: CargoId; readonly path: readonly Point[]; readonly after: number }
  | { readonly move: 'rise'; readonly at: Point; readonly text: string; readonly seat: number; readonly after: number }
  /** A piece leaves the board. */
  | ({ readonly move: 'leave'; readonly after: number } & Departure)
  /** A light moves over the map from west to east. */
  | { readonly move: 'sweep'; readonly size: Point; readonly length: number; readonly after: number };

const STEP = 90;
const FLIGHT = 520;
/** With more movements than this, it is a new position, not a move. */
const MOST = 24;

const risesOf = (
  table: Table,
  layout: BoardLayout,
  events: readonly GameEvent[],
): readonly Omit<Extract<Move, { move: 'rise' }>, 'after'>[] =>
  events.flatMap((event) => {
    switch (event.event) {
      case 'flipped':
        return event.income === 0
          ? []
          : [{ move: 'rise' as const, at: layout.sites[event.site].at, text: `▲${event.income}`, seat: event.seat }];
      case 'marketed':
        return [
          {
            move: 'rise' as const,
            at: layout.sites[event.site].at,
            text: `+${table.edition.currency}${event.money}`,
            seat: event.seat,
          },
        ];
      default:
        return [];
    }
  });

/** At the end of an era a light moves over the map, and takes along what does not stay. */
const endOfEra = (layout: BoardLayout, change: SceneChange): readonly Move[] => [
  { move: 'sweep', size: layout.size, length: SWEEP, after: 0 },
  ...leavingOf(layout, change).map((piece) => ({
    move: 'leave' as const,
    ...piece,
    after: reachedAfter(layout, piece.at),
  })),
];

/** The movements from one scene to the next. None if too much differs, or if no events are given. */
export const movesOf = (
  table: Table,
  layout: BoardLayout,
  before: Scene,
  after: Scene,
  events: readonly GameEvent[],
): readonly Move[] => {
  const change = compare(before, after);
  if (isEraEnd(before, after, change)) return endOfEra(layout, change);
  if (events.length === 0) return [];
  const count =
    change.built.length + change.laid.length + change.flipped.length + change.gone.length + change.lifted.length;
  if (count > MOST) return [];
  const flights = journeysOf(table, layout, change, after).flatMap(({ count: cubes, cargo, stretches }) => {
    const path = stretches.flatMap(({ points }) => points);
    return Array.from({ length: Math.min(4, cubes) }, () => ({ move: 'fly' as const, cargo, path }));
  });
  const goods = flights.map((flight, index) => ({ ...flight, after: index * STEP }));
  const arrival = goods.length > 0 ? FLIGHT : 0;
  const sinks = [
    ...change.built.map(({ site }) => ({ move: 'drop' as const, site })),
    ...change.laid.map(({ link }) => {
      const line = layout.lines.find(({ id }) => id === link);
      return { move: 'slide' as const, link, angle: line?.tile.angle ?? 0 };
    }),
  ].map((move, index) => ({ ...move, after: index * STEP }));
  const leaves = leavingOf(layout, change).map((piece) => ({ move: 'leave' as const, ...piece, after: 0 }));
  const flips = change.flipped.map(({ site }, index) => ({
    move: 'flip' as const,
    site,
    after: arrival + index * STEP,
  }));
  const rises = risesOf(table, layout, events).map((move, index) => ({ ...move, after: arrival + index * STEP }));
  return [...leaves, ...sinks, ...goods, ...flips, ...rises];
};
