/** What a tile brings its owner, and when. */

import { findFinalStep } from '@coalbrook/rules';
import type { Industry, Table, Tile } from '@coalbrook/rules';
import type { Things } from '@coalbrook/words';

import type { Messages } from '../language/english.ts';

/** What makes a tile flip. */
export type FlipCause = 'sold' | 'soldThrough' | 'built' | 'spentShip' | 'emptied';

export const flipCauseOf = ({ sold, port, ship, flipsWhenBuilt }: Industry): FlipCause => {
  if (flipsWhenBuilt) return 'built';
  if (sold) return 'sold';
  if (port) return 'soldThrough';
  return ship ? 'spentShip' : 'emptied';
};

/** Whether tiles score at the end even if they have not flipped. */
const scoresUnflipped = (table: Table): boolean => findFinalStep(table, 'scoreEveryTile') !== undefined;

/** What a raised income pays more every round to somebody on a space of the track; the spaces alone if nobody is named. */
const sayIncome = (
  { track: { levelOf, lastSpace } }: Table,
  { income }: Tile,
  { worth }: Messages['panels'],
  things: Things,
  space: number | undefined,
): string => {
  const money = space === undefined ? 0 : levelOf[Math.min(lastSpace, space + income)] - levelOf[space];
  return money > 0 ? worth.incomeMoney(things.money(money), income) : worth.income(income);
};

/** What a tile brings by flipping: points, income or money, and what it adds to links; `space` is its owner's on the track. */
export const sayGain = (table: Table, tile: Tile, texts: Messages['panels'], things: Things, space?: number): string =>
  [
    ...(scoresUnflipped(table) ? [] : [texts.pointsOf(tile.points)]),
    table.flipPaysCash ? things.change(tile.income) : sayIncome(table, tile, texts, things, space),
    ...(tile.icons > 0 ? [texts.worth.icons(tile.icons)] : []),
  ].join(', ');

/** What a tile will bring, with the moment when it does. */
export const sayWorth = (
  table: Table,
  tile: Tile,
  texts: Messages['panels'],
  things: Things,
  space?: number,
): readonly string[] => {
  const { worth } = texts;
  const cause = flipCauseOf(table.industries[tile.industry]);
  const when =
    cause === 'emptied' ? worth.emptied(tile.cargo === undefined ? '' : things.cargo(tile.cargo)) : worth[cause];
  return [
    `${when}: ${sayGain(table, tile, texts, things, space)}`,
    ...(scoresUnflipped(table) ? [worth.always(texts.pointsOf(tile.points))] : []),
  ];
};
