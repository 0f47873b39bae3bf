/** Taking beer from breweries, or from the barrel beside a merchant, which grants its bonus. */

import { asks } from '../actions.ts';
import type { Tell } from '../events.ts';
import { BEER, NONE } from '../ids.ts';
import type { MerchantId, Seat, SiteId } from '../ids.ts';
import { ask } from '../modules/ask.ts';
import { addPoints, raiseIncome } from '../modules/money.ts';
import { beerSources, isBarrelAvailable } from '../modules/supply.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { AnswerRule, Levy, Table } from '../table.ts';
import { breweriesFor, laidLinks, sitesWith } from '../terms.ts';
import { takeFrom, takeRule, useOf } from './take.ts';

const beerSourceFault = (table: Table, state: State, seat: Seat, site: SiteId): Fault | undefined => {
  if (!sitesWith(table, state, BEER).some(({ id }) => id === site)) return refuse('breweryEmpty', { site });
  const allowed = breweriesFor(table, state, seat, laidLinks(table, state), useOf(table, state));
  return allowed.some(({ id }) => id === site) ? undefined : refuse('breweryOutOfReach', { site });
};

export const beer = takeRule('beer', BEER, beerSources, beerSourceFault);

const reward = (table: Table, state: State, seat: Seat, merchant: MerchantId, tell: Tell): void => {
  const { bonus } = table.merchants[merchant];
  if (!bonus) return;
  const { kind, amount } = bonus;
  tell?.({ event: 'rewarded', seat, merchant, bonus: kind, amount });
  switch (kind) {
    case 'money':
      state.money[seat] += amount;
      break;
    case 'points':
      addPoints(state, seat, amount);
      break;
    case 'income':
      raiseIncome(table, state, seat, amount);
      break;
    case 'develop':
      state.owedBonus += amount;
  }
};

/** Uses the merchant's own barrel, which grants its bonus at once. */
const drinkBarrel = (table: Table, state: State, seat: Seat, tell: Tell): void => {
  const merchant = state.taskMerchant;
  state.barrel[merchant]--;
  state.owed[BEER]--;
  tell?.({ event: 'drank', seat, merchant });
  reward(table, state, seat, merchant, tell);
};

export const barrel: AnswerRule<'barrel'> = {
  kind: 'barrel',
  answers: 'beer',
  list(table, state, _seat, _survey, offer) {
    if (isBarrelAvailable(state)) offer(table.catalogue.barrel);
  },
  check(_table, state) {
    if (state.awaits !== asks.beer) return refuse('notAskedNow');
    if (state.taskLink !== NONE) return refuse('barrelMissing', { link: state.taskLink });
    const stands = state.taskMerchant !== NONE && state.barrel[state.taskMerchant] === 1;
    return stands ? undefined : refuse('barrelMissing');
  },
  play(table, state, seat, _action, tell) {
    drinkBarrel(table, state, seat, tell);
  },
};

/** Takes beer without asking if there is only one source. */
export const levyBeer: Levy = (table, state, seat, tell) => {
  while (state.owed[BEER] > 0) {
    const breweries = beerSources(table, state, seat);
    const stands = isBarrelAvailable(state);
    if (breweries.length + (stands ? 1 : 0) > 1) {
      ask(state, seat, 'beer');
      return false;
    }
    if (stands) drinkBarrel(table, state, seat, tell);
    else takeFrom(table, state, seat, BEER, breweries[0], tell);
  }
  return true;
};
