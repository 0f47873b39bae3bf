/** Whether actions and events are like those that an idea names. */

import { cargoes, lowestTile } from '@coalbrook/rules';
import type { Action, GameEvent, Table, Tile, View } from '@coalbrook/rules';

import { LEARNER } from './guidedGame.ts';
import type { ActionPattern, EventPattern, IdeaMoment } from './idea.ts';

/** The tile that an action builds. */
const builtBy = (table: Table, view: View, action: Action): Tile | undefined =>
  action.kind === 'build' || action.kind === 'double'
    ? lowestTile(table, view, view.actor, action.industry)
    : undefined;

const isLikeTile = (table: Table, tile: Tile | undefined, pattern: ActionPattern): boolean => {
  const { holds, needs, isSold, isPort } = pattern;
  if (!tile) return !holds && !needs && !isSold && !isPort;
  const { sold, port } = table.industries[tile.industry];
  if (holds && (tile.cargo === undefined || cargoes[tile.cargo] !== holds)) return false;
  if (needs && !(tile.needs[cargoes.indexOf(needs)] > 0)) return false;
  return (!isSold || sold) && (!isPort || port);
};

/** Whether an action sells a tile to the distant market. */
const sellsAbroad = (table: Table, action: Action): boolean => {
  if (action.kind !== 'sell') return false;
  const { merchant, port } = table.outlets[action.outlet];
  return merchant === undefined && port === undefined;
};

const isLikeAction = (table: Table, view: View, action: Action, pattern: ActionPattern): boolean =>
  action.kind === pattern.kind &&
  isLikeTile(table, builtBy(table, view, action), pattern) &&
  (!pattern.isAbroad || sellsAbroad(table, action));

/** Whether an action is one that a moment waits for. */
export const isSuggestedAt = (
  table: Table,
  view: View,
  action: Action,
  { action: pattern, era }: Extract<IdeaMoment, { readonly at: 'suggests' }>,
): boolean => (era === undefined || view.era === era) && isLikeAction(table, view, action, pattern);

export const isLikeEvent = (view: View, event: GameEvent, pattern: EventPattern): boolean => {
  const { by, toOwnTile, cargo } = pattern;
  if (event.event !== pattern.event) return false;
  if (by && (!('seat' in event) || (event.seat === LEARNER) !== (by === 'learner'))) return false;
  if (cargo && !('cargo' in event && cargoes[event.cargo] === cargo)) return false;
  return !toOwnTile || ('site' in event && view.tileOwner[event.site] === LEARNER);
};
