import { legalActions, lowestTile, questionOf, surveyOf } from '@coalbrook/rules';
import type {
  Action,
  ActionOf,
  CargoId,
  IndustryId,
  MerchantId,
  OutletId,
  SiteId,
  State,
  Table,
  View,
} from '@coalbrook/rules';

import { closingOddsOf } from '../distantNews.ts';
import { aftermathsOf } from './aftermath.ts';
import type { Aftermath } from './aftermath.ts';
import { buildReasons } from './buildReasons.ts';
import { flipGainOf, moneyOfIncome } from './flipGain.ts';
import { flipReasons } from './flipReasons.ts';
import { linkReasons } from './linkReasons.ts';
import { loanReasons } from './loanReason.ts';
import { matReasons } from './matReasons.ts';
import type { MoveReason } from './moveReason.ts';

/** More reasons than these are not read. */
const MOST = 4;

const bonusOf = (table: Table, view: View, merchant: MerchantId, isUsed: boolean): readonly MoveReason[] => {
  const { bonus } = table.merchants[merchant];
  if (!bonus) return [];
  const money = bonus.kind === 'income' ? moneyOfIncome(table, view, view.actor, bonus.amount) : 0;
  return [{ about: 'bonus', isUsed, bonus, money }];
};

/** What the merchant's barrel brings: it is used in any case, or it could be. */
const barrelAt = (table: Table, view: View, ways: readonly Aftermath[], outlet: OutletId): readonly MoveReason[] => {
  const { merchant } = table.outlets[outlet];
  if (merchant === undefined || view.barrel[merchant] !== 1) return [];
  const uses = ways.filter(({ events }) => events.some(({ event }) => event === 'drank'));
  return uses.length === 0 ? [] : bonusOf(table, view, merchant, uses.length === ways.length);
};

/** A sale to the distant market waits for a draw. */
const offered = (table: Table, view: View, site: SiteId, flipped: readonly MoveReason[]): readonly MoveReason[] => {
  const isSold = flipped.some((reason) => reason.about === 'flips' && reason.tiles.some((tile) => tile.site === site));
  const odds = isSold ? undefined : closingOddsOf(table, view);
  return odds ? [{ about: 'mayFlip', site, gain: flipGainOf(table, view, view, [site]), odds }] : [];
};

/** What is left where something is taken that does not empty the tile. */
const taken = (
  table: Table,
  { board }: Aftermath,
  { site }: ActionOf<'coal' | 'iron' | 'beer'>,
): readonly MoveReason[] => {
  const { cargo } = table.tiles[board.tile[site]];
  const left = board.cubes[site];
  return cargo === undefined || left === 0 ? [] : [{ about: 'takes', cargo: cargo satisfies CargoId, site, left }];
};

/** The cards with which nothing can be built now. */
const idleCards = (table: Table, view: View): readonly MoveReason[] => {
  const useful = new Set(legalActions(table, view).flatMap((action) => (action.kind === 'build' ? [action.card] : [])));
  const { hand } = surveyOf(table, view, view.actor);
  const idle = hand
    .filter((card) => !useful.has(card))
    .reduce((sum, card) => sum + view.hand[view.actor * table.cards.length + card], 0);
  return idle > 0 ? [{ about: 'idleCards', idle, of: view.handSize[view.actor] }] : [];
};

/** Whether an action of developing can go on with a tile of an industry. */
const canDevelop = (table: Table, board: State, industry: IndustryId): boolean =>
  questionOf(board) === 'more' &&
  legalActions(table, board).some((step) => step.kind === 'develop' && step.industry === industry);

/** Reasons that hold in whichever way the move is paid for. */
const inEveryWay = (
  ways: readonly Aftermath[],
  find: (aftermath: Aftermath) => readonly MoveReason[],
): readonly MoveReason[] => {
  const [first, ...others] = ways.map((way) => find(way));
  const known = others.map((reasons) => new Set(reasons.map((reason) => JSON.stringify(reason))));
  return first.filter((reason) => known.every((reasons) => reasons.has(JSON.stringify(reason))));
};

const kindReasons = (
  table: Table,
  view: View,
  move: readonly Action[],
  ways: readonly Aftermath[],
  flipped: readonly MoveReason[],
): readonly MoveReason[] => {
  const [action] = move;
  const { actor } = view;
  switch (action.kind) {
    case 'build':
    case 'double':
      return inEveryWay(ways, (way) => buildReasons(table, view, way, action.site));
    case 'network':
      return inEveryWay(ways, (way) => linkReasons(table, view, way, action.link));
    case 'sell':
      return [...offered(table, view, action.site, flipped), ...barrelAt(table, view, ways, action.outlet)];
    case 'barrel':
      return bonusOf(table, view, view.taskMerchant, true);
    case 'coal':
    case 'iron':
    case 'beer':
      return inEveryWay(ways, (way) => taken(table, way, action));
    case 'develop': {
      const removed = lowestTile(table, view, actor, action.industry);
      const goesOn = ways.every(({ board }) => canDevelop(table, board, action.industry));
      return removed ? matReasons(table, view, action.industry, removed.id, goesOn) : [];
    }
    case 'remove':
      return matReasons(table, view, table.tiles[action.tile].industry, action.tile);
    case 'draw':
      return [{ about: 'cards', has: view.handSize[actor] }];
    case 'scout':
      return idleCards(table, view);
    case 'loan':
      return loanReasons(table, view, action, move);
    default:
      return [];
  }
};

/**
 * What a move does in its position, the most important first, and what it does for others; empty if there is nothing in
 * particular. All of it holds in whichever way the move is paid for.
 */
export const reasonsFor = (table: Table, view: View, move: readonly Action[]): readonly MoveReason[] => {
  const ways = aftermathsOf(table, view, move);
  const flipped = flipReasons(table, view, ways);
  const own = flipped.filter(({ about }) => about === 'flips');
  const others = flipped.filter(({ about }) => about === 'flipsForOthers');
  return [...own, ...kindReasons(table, view, move, ways, flipped)].slice(0, MOST).concat(others);
};
