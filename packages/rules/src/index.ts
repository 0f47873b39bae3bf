/**
 * For playing: tables, states, the engine's functions, views and descriptions. `./input.ts` is for reading what people
 * write, `./compose.ts` for writing an edition.
 */

export { BEER, cargoes, COAL, IRON, NOBODY, NONE } from './ids.ts';
export type {
  BuyerId,
  CardId,
  CargoId,
  DistantId,
  EraId,
  IndustryId,
  LinkId,
  MerchantId,
  OutletId,
  PlaceId,
  PlanId,
  Seat,
  SiteId,
  TileId,
} from './ids.ts';
export { asks, DECK, kinds, questions } from './actions.ts';
export type { Action, ActionOf, Kind, Question } from './actions.ts';
export type { GameEvent, PlanPart, Tell } from './events.ts';
export { criteria, obstacles } from './automaton.ts';
export type { Criterion, Hindrance, Obstacle, Plan } from './automaton.ts';
export { reasons, refuse } from './refusal.ts';
export type { Facts, Fault, Reason, Refusal } from './refusal.ts';
export { done, fail } from './result.ts';
export type { Result } from './result.ts';

// Tables and states.
export type { Bonus } from './board/format.ts';
export type { Berth, Card, Industry, Link, Market, Merchant, Outlet, Place, Site, Tile } from './board/parts.ts';
export { makeTable } from './makeTable.ts';
export { oncePerTable } from './oncePerTable.ts';
export type {
  AnswerRule,
  Automaton,
  AutomatonFile,
  BoardTitle,
  Citation,
  Citations,
  Composition,
  Levy,
  Edition,
  Era,
  EraEnding,
  EraRules,
  LinkPrice,
  Option,
  RulesChange,
  StepRule,
  StepRules,
  Survey,
  Table,
  TieBreak,
  Topic,
  Topics,
  TurnRule,
  Urn,
  Wish,
} from './table.ts';
export { State } from './state.ts';
export { beginGame, layOut, play, tryOut } from './play.ts';
export { awaitsChance, endedState, findLegal, isLegal, isOver, legalActions, listLegal, questionOf } from './legal.ts';
export { check, cite } from './check.ts';
export { checkDraw, draw, requestOf, tryDraw } from './chance.ts';
export type { DrawRequest } from './chance.ts';
export { drawBy, seededDraw } from './seeded.ts';
export { pick, seedOf } from './noise.ts';
export type { Seed } from './noise.ts';

// Views and descriptions.
export { hiddenFrom, mask, maskCells, maskEvent, UNKNOWN } from './mask.ts';
export type { View } from './mask.ts';
export { describe, pendingOf } from './describe.ts';
export type { Description, Pending, PlayerDescription } from './describe.ts';
export { describeTable } from './describeTable.ts';
export { fingerprint, Fingerprints } from './fingerprint.ts';
export { namedCellsText, stateFromCells } from './namedCells.ts';
export type { NamedCells } from './namedCells.ts';
export { surveyOf } from './survey.ts';
export * as placeSets from './placeSet.ts';
export { isDistantOpen } from './modules/distant.ts';
export { marketsThatCount } from './modules/merchants.ts';
export { incomeLevel } from './modules/money.ts';
export { nextOrder } from './modules/order.ts';
export { iconsAt, standings } from './modules/scoring.ts';
export type { Standing } from './modules/scoring.ts';
export { rankResults, tieBreakBetween } from './modules/ranking.ts';
export type { SeatResult } from './modules/ranking.ts';
export { countOwnTiles, isOpenPort, lowestTile, NEVER_FLIPS, tileLimit } from './modules/tiles.ts';
export { tradePlaces } from './modules/transport.ts';

// The course of a game, and setting up positions.
export { phases } from './phases.ts';
export { findFinalStep, findStep } from './steps.ts';
export type { Step, StepName, StepOf } from './steps.ts';
export { actionsIn } from './modules/turn.ts';
export { projectCount } from './projection.ts';
export type { Projection } from './projection.ts';
export { isFinalRound, lastRound } from './rounds.ts';
export { clearMatsFor } from './modules/scoring.ts';
export { openTurn } from './flow.ts';
export { brokenInvariant } from './invariants.ts';
