/** Whether actions and events are like those that an idea names. */

import { cargoes, lowestTile, NONE, placeSets, tryOut } from '@coalbrook/rules';
import type { Action, GameEvent, Table, Tile, View } from '@coalbrook/rules';

import type { ActionPattern, CargoName, EventPattern, Mention, MoveCue } from './idea.ts';
import { LEARNER } from './learner.ts';
import type { MoveReason } from './reasons/moveReason.ts';

/** The tile that an action builds. */
const builtBy = (table: Table, view: View, action: Action): Tile | undefined =>
  action.kind === 'build' || action.kind === 'double'
    ? lowestTile(table, view, view.actor, action.industry)
    : undefined;

const isLikeTile = (table: Table, tile: Tile | undefined, { holds, isSold, isPort }: ActionPattern): boolean => {
  if (!tile) return !holds && !isSold && !isPort;
  const { sold, port } = table.industries[tile.industry];
  if (holds && (tile.cargo === undefined || cargoes[tile.cargo] !== holds)) return false;
  return (!isSold || sold) && (!isPort || port);
};

/** Whether a build is paid for with a card that shows an industry. */
const isByIndustry = (table: Table, action: Action): boolean =>
  action.kind === 'build' && placeSets.placesOf(table.cards[action.card].places).length === 0;

/** Whether a sale goes to a merchant whose barrel is there and brings a bonus. */
const hasBonus = (table: Table, view: View, action: Action): boolean => {
  const { merchant } = action.kind === 'sell' ? table.outlets[action.outlet] : {};
  return merchant !== undefined && view.barrel[merchant] === 1 && table.merchants[merchant].bonus !== undefined;
};

/** Whether an action sells a tile to the distant market. */
const sellsAbroad = (table: Table, action: Action): boolean => {
  if (action.kind !== 'sell') return false;
  const { merchant, port } = table.outlets[action.outlet];
  return merchant === undefined && port === undefined;
};

const sellsThroughPort = (table: Table, action: Action): boolean =>
  action.kind === 'sell' && table.outlets[action.outlet].port !== undefined;

const buildsOver = (view: View, action: Action): boolean =>
  (action.kind === 'build' || action.kind === 'double') && view.tile[action.site] !== NONE;

const isLikeAction = (table: Table, view: View, action: Action, pattern: ActionPattern): boolean =>
  action.kind === pattern.kind &&
  isLikeTile(table, builtBy(table, view, action), pattern) &&
  (!pattern.isOver || buildsOver(view, action)) &&
  (!pattern.isAbroad || sellsAbroad(table, action)) &&
  (!pattern.isThroughPort || sellsThroughPort(table, action)) &&
  (!pattern.by || isByIndustry(table, action)) &&
  (!pattern.isWild || (action.kind === 'build' && table.cards[action.card].wild)) &&
  (!pattern.hasBonus || hasBonus(table, view, action));

/** Whether an action is like one of several that an idea names. */
export const isLikeAny = (table: Table, view: View, action: Action, patterns: readonly ActionPattern[] = []): boolean =>
  patterns.some((pattern) => isLikeAction(table, view, action, pattern));

/** Whether an action is one that a cue waits for. */
export const isSuggestedAt = (
  table: Table,
  view: View,
  action: Action,
  { action: pattern, era }: Extract<MoveCue, { readonly action: ActionPattern }>,
): boolean => (era === undefined || view.era === era) && isLikeAction(table, view, action, pattern);

/** Whether a move takes some of a cargo, from wherever it may come. */
export const usesCargo = (table: Table, view: View, move: readonly Action[], name: CargoName): boolean => {
  const cargo = cargoes.indexOf(name);
  const after = view.copy();
  let uses = false;
  for (const action of move) {
    tryOut(table, after, action, (event) => {
      uses ||= (event.event === 'took' || event.event === 'bought') && event.cargo === cargo;
    });
    uses ||= after.owed[cargo] > 0;
  }
  return uses;
};

/** Whether points are said to count several times. */
const countsOften = (reason: MoveReason): boolean =>
  (reason.about === 'better' && Math.max(reason.now.times, reason.before.times) > 1) ||
  ('gain' in reason && reason.gain.times > 1);

/** Whether one of the reasons for a move speaks of something. */
export const mentions = (reasons: readonly MoveReason[], what: Mention): boolean =>
  reasons.some((reason) => {
    if (what === 'countedTwice') return countsOften(reason);
    if (what === 'beerMissing') return 'lacksBeer' in reason && reason.lacksBeer;
    return reason.about === what;
  });

export const isLikeEvent = (table: Table, view: View, event: GameEvent, pattern: EventPattern): boolean => {
  const { by, toOwnTile, cargo, isSold } = pattern;
  if (event.event !== pattern.event) return false;
  if (by && (!('seat' in event) || (event.seat === LEARNER) !== (by === 'learner'))) return false;
  if (cargo && !('cargo' in event && cargoes[event.cargo] === cargo)) return false;
  if (
    isSold &&
    !('tile' in event && event.event === 'built' && table.industries[table.tiles[event.tile].industry].sold)
  )
    return false;
  return !toOwnTile || ('site' in event && view.tileOwner[event.site] === LEARNER);
};
