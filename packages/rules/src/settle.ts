/** Carries a begun action on: what it owes is given, by itself where there is no choice. */
import { bonusIndustries, takeBonus } from './actions/develop.ts';
import { drinkBarrel, takeFrom } from './actions/take.ts';
import type { Tell } from './events.ts';
import { BEER, COAL, IRON } from './ids.ts';
import type { CargoId, Seat, SiteId } from './ids.ts';
import { ask } from './modules/ask.ts';
import { soleCard, spendCard } from './modules/cards.ts';
import { buyCube } from './modules/market.ts';
import { barrelStands, beerSources, coalSources, ironSources } from './modules/supply.ts';
import { endAction } from './modules/turn.ts';
import type { State } from './state.ts';
import { surveyOf } from './survey.ts';
import type { Table, TurnRule } from './table.ts';

const settleCards = (table: Table, state: State, seat: Seat, tell: Tell): boolean => {
  while (state.owedCards > 0) {
    const card = soleCard(table, state, seat);
    if (card === undefined) {
      ask(state, seat, 'discard');
      return false;
    }
    spendCard(table, state, seat, card, tell);
    state.owedCards--;
  }
  return true;
};

/** Takes one cube from the only source there is, or from the market where there is none. */
const settleCube = (
  table: Table,
  state: State,
  seat: Seat,
  cargo: CargoId,
  sources: readonly SiteId[],
  tell: Tell,
): boolean => {
  if (sources.length > 1) {
    ask(state, seat, cargo === COAL ? 'coal' : 'iron');
    return false;
  }
  if (sources.length === 1) {
    takeFrom(table, state, seat, cargo, sources[0], tell);
    return true;
  }
  buyCube(table, state, seat, cargo, tell);
  if (cargo === COAL) state.owedCoal--;
  else state.owedIron--;
  return true;
};

const settleBarrel = (table: Table, state: State, seat: Seat, tell: Tell): boolean => {
  const breweries = beerSources(table, state, seat);
  const barrel = barrelStands(state);
  if (breweries.length + (barrel ? 1 : 0) > 1) {
    ask(state, seat, 'beer');
    return false;
  }
  if (barrel) drinkBarrel(table, state, seat, tell);
  else takeFrom(table, state, seat, BEER, breweries[0], tell);
  return true;
};

const settleBonus = (table: Table, state: State, seat: Seat, tell: Tell): boolean => {
  const industries = bonusIndustries(table, state, seat);
  if (industries.length > 1) {
    ask(state, seat, 'bonus');
    return false;
  }
  if (industries.length === 1) takeBonus(table, state, seat, industries[0], tell);
  else state.owedBonus = 0;
  return true;
};

const settleDebts = (table: Table, state: State, seat: Seat, tell: Tell): boolean => {
  if (!settleCards(table, state, seat, tell)) return false;
  while (state.owedCoal > 0) {
    if (!settleCube(table, state, seat, COAL, coalSources(table, state), tell)) return false;
  }
  while (state.owedIron > 0) {
    if (!settleCube(table, state, seat, IRON, ironSources(table, state), tell)) return false;
  }
  while (state.owedBeer > 0) if (!settleBarrel(table, state, seat, tell)) return false;
  while (state.owedBonus > 0) if (!settleBonus(table, state, seat, tell)) return false;
  return true;
};

/** Whether another step of the same action is possible. */
const mayGoOn = (table: Table, state: State, seat: Seat, rule: TurnRule): boolean => {
  if (state.steps >= rule.most(table, state)) return false;
  let any = false;
  rule.list(table, state, seat, surveyOf(table, state, seat), () => (any = true));
  return any;
};

/** Runs the action that was begun. Returns false when it waits for an answer. */
export const settleAction = (table: Table, state: State, seat: Seat, tell: Tell): boolean => {
  if (!settleDebts(table, state, seat, tell)) return false;
  const rule = table.rules[state.task] as TurnRule;
  rule.finish(table, state, seat, tell);
  state.steps++;
  if (mayGoOn(table, state, seat, rule)) {
    ask(state, seat, 'more');
    return false;
  }
  endAction(state);
  return true;
};
