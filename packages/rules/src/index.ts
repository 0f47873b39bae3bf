export { asks, DECK, kinds, questions } from './actions.ts';
export type { Action, ActionOf, Kind, Question } from './actions.ts';
export { barrel, beer, dueBeer } from './actions/beer.ts';
export { build, meetsTrade, putTile, stockTile } from './actions/build.ts';
export { double } from './actions/double.ts';
export { coal, dueCoal, dueCubes, dueIron, iron } from './actions/cubes.ts';
export type { Offers } from './actions/cubes.ts';
export { takeFrom, takeRule, useOf } from './actions/take.ts';
export { bonus, develop, dueBonus } from './actions/develop.ts';
export { discard, dueCards } from './actions/discard.ts';
export { forfeit } from './actions/forfeit.ts';
export { loan } from './actions/loan.ts';
export { network, networkFromHome } from './actions/network.ts';
export { pass, stop } from './actions/pass.ts';
export { scout } from './actions/scout.ts';
export { saleFault, sellToMerchants } from './actions/sell.ts';
export { sellAbroad } from './actions/sellAbroad.ts';
export { criteria, obstacles } from './automaton.ts';
export type { Criterion, Hindrance, Obstacle, Plan } from './automaton.ts';
export { BOARD_FORMAT } from './board/format.ts';
export type * from './board/format.ts';
export type * from './board/parts.ts';
export { readBoard } from './board/readBoard.ts';
export type { BoardTerms, CardTerms, Mark, MerchantTerms, PlaceKind, TileMark } from './board/reading/boardTerms.ts';
export { laneCourse, lineCourse } from './board/reading/courses.ts';
export type { Catalogue } from './catalogue.ts';
export { checkDraw, draw, requestOf } from './chance.ts';
export type { DrawRequest } from './chance.ts';
export { check } from './check.ts';
export { describe, pendingOf } from './describe.ts';
export type { Description, Pending, PlayerDescription, TileDescription } from './describe.ts';
export { describeTable } from './describeTable.ts';
export type { GameEvent, PlanPart, Tell } from './events.ts';
export { fingerprint } from './fingerprint.ts';
export { openTurn } from './flow.ts';
export { BEER, cargoes, COAL, IRON, NOBODY, NONE } from './ids.ts';
export type * from './ids.ts';
export { absences, invariantNames, itemKinds, plainExpectations, things, uniques } from './input/expected.ts';
export type { Absence, Expected, InvariantName, ItemKind, PlainExpectation, Thing, Unique } from './input/expected.ts';
export { documents, faultWithin, foundIn, inputFault, isFound, problems } from './input/fault.ts';
export type { DocumentKind, Found, InputFault, Problem } from './input/fault.ts';
export { parseJson } from './input/json.ts';
export { Reading } from './input/reading.ts';
export { indexOfSlug } from './input/slugIndex.ts';
export { brokenInvariant } from './invariants.ts';
export type { Invariant } from './invariants.ts';
export type { Column, Layout } from './layout.ts';
export { awaitsChance, findLegal, isLegal, isOver, legalActions, listLegal, questionOf } from './legal.ts';
export { makeTable } from './makeTable.ts';
export { mask, maskEvent, UNKNOWN } from './mask.ts';
export type { View } from './mask.ts';
export { ask, begin, mayBegin, request } from './modules/ask.ts';
export { cardUrn, drawable, gainCard, holds, spendCard } from './modules/cards.ts';
export { distantUrn, dueDistant, isDistantOpen } from './modules/distant.ts';
export { merchantUrn } from './modules/merchants.ts';
export { buyCube, costOfCubes, marketCubes } from './modules/market.ts';
export { addPoints, charge, incomeLevel, pay, receive } from './modules/money.ts';
export { firstUrn, nextOrder, orderUrn } from './modules/order.ts';
export { clearMatsFor, iconsAt, standings } from './modules/scoring.ts';
export { actionsIn } from './modules/turn.ts';
export type { Standing } from './modules/scoring.ts';
export { costOfSupply } from './modules/supply.ts';
export {
  countOwnTiles,
  flip,
  flipSpentShip,
  isOpenPort,
  lowestTile,
  NEVER_FLIPS,
  takeCube,
  takeFromMat,
  tileLimit,
} from './modules/tiles.ts';
export { isLaneOpen, joinPlaces, nearestSources, stockedSites, tradePlaces } from './modules/transport.ts';
export { pick, seedOf } from './noise.ts';
export type { Seed } from './noise.ts';
export { phases } from './phases.ts';
export type { Phase } from './phases.ts';
export * as placeSets from './placeSet.ts';
export { beginGame, layOut, play, tryOut } from './play.ts';
export { reasons, refuse } from './refusal.ts';
export type { Facts, Fault, Reason, Refusal } from './refusal.ts';
export { done, fail } from './result.ts';
export type { Result } from './result.ts';
export { seededDraw } from './seeded.ts';
export { State } from './state.ts';
export { findFinalStep, findStep } from './steps.ts';
export type { Step, StepName, StepOf } from './steps.ts';
export { surveyOf } from './survey.ts';
export { hasTradeIcon, highestLevel, isInNetwork, laidLinks, nextTile, ownSites, placeOf, sitesWith } from './terms.ts';
export type * from './table.ts';
