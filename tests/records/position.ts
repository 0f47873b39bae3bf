/** A position as named cells, so that ours and that of a trace can be compared cell by cell. */

import { describe, isOver } from '@coalbrook/rules';
import type { State, Table } from '@coalbrook/rules';

import { cardSlug, linkSlug, spaceSlug } from './trace.ts';
import type { Trace, TraceBoard, TraceTile } from './trace.ts';

export type Position = Readonly<Record<string, string | number>>;

/** A cell in which the two engines differ; undefined if one of them leaves it empty. */
export interface Difference {
  readonly cell: string;
  readonly ours: string | number | undefined;
  readonly theirs: string | number | undefined;
}

const seatCells = (
  seat: number,
  money: number,
  income: number,
  points: number,
  spent: number,
  hand: readonly string[],
): Position => ({
  [`money ${seat}`]: money,
  [`income ${seat}`]: income,
  [`points ${seat}`]: points,
  [`spent ${seat}`]: spent,
  [`hand ${seat}`]: hand.toSorted().join(' '),
});

const merge = (parts: readonly Position[]): Position => Object.assign({}, ...parts) as Position;

const tileCell = (owner: number, slug: string, flipped: boolean, cubes: number): string =>
  `${owner} ${slug} ${flipped ? 'flipped' : 'upright'} ${cubes}`;

/** Our position. */
export const positionOf = (table: Table, state: State): Position => {
  const { era, round, turn, order, markets, deckSize, aside, players, tiles, links, merchants } = describe(
    table,
    state,
  );
  return merge([
    { era, round, turn: isOver(state) ? 'over' : turn, order: order.join(' '), deck: deckSize - aside },
    { coal: markets.coal, iron: markets.iron },
    ...players.map(({ money = 0, income = 0, points, spent, hand = {} }, seat) =>
      seatCells(
        seat,
        money,
        income,
        points,
        spent,
        Object.entries(hand).flatMap(([slug, count]) => Array.from({ length: count }, () => slug)),
      ),
    ),
    ...Object.entries(tiles).map(([site, { seat, tile, flipped, cubes }]) => ({
      [`tile ${site}`]: tileCell(seat, tile, flipped, cubes),
    })),
    ...Object.entries(links).map(([link, owner]) => ({ [`link ${link}`]: owner })),
    ...Object.entries(merchants).map(([slug, { barrel }]) => ({ [`barrel ${slug}`]: barrel ? 1 : 0 })),
  ]);
};

const traceTileCell = ([owner, industry, level, flipped, cubes]: Exclude<TraceTile, 0>): string =>
  tileCell(owner, `${industry}-${level}`, flipped === 1, cubes);

/** Rounds played before the era of a step began: a trace does not restart its count. */
const roundsBefore = ({ eras, steps }: Trace, era: string): number => {
  const last = eras.map(({ at }) => steps[at - 1]?.after).find((after) => after?.era === era);
  return last ? last.round - 1 : 0;
};

/** The position in a trace after a step. */
export const positionAfter = (trace: Trace, board: TraceBoard, step: number): Position => {
  const { era, round, turnOrder, cur, coal, iron, deck, phase, p, tiles, links, barrels } = trace.steps[step].after;
  const over = phase === 'game-over';
  return merge([
    { era, round: round - roundsBefore(trace, era) - (over ? 1 : 0), turn: over ? 'over' : cur },
    { order: turnOrder.join(' '), deck, coal, iron },
    ...p.map(({ m, i, vp, sp, h }, seat) => seatCells(seat, m, i, vp, sp, h.map(cardSlug))),
    ...Object.entries(tiles).flatMap(([location, slots]) =>
      slots.map((tile, slot) => (tile === 0 ? {} : { [`tile ${spaceSlug(location, slot)}`]: traceTileCell(tile) })),
    ),
    ...links.map(([link, owner]) => ({ [`link ${linkSlug(board, link)}`]: owner })),
    ...Object.entries(barrels).flatMap(([location, spaces]) =>
      spaces.map((barrel, space) => ({ [`barrel ${spaceSlug(location, space)}`]: barrel })),
    ),
  ]);
};

export const differencesOf = (ours: Position, theirs: Position): readonly Difference[] =>
  [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
    .filter((cell) => ours[cell] !== theirs[cell])
    .toSorted()
    .map((cell) => ({ cell, ours: ours[cell], theirs: theirs[cell] }));
