import { findFinalStep, incomeLevel, lowestTile } from '@coalbrook/rules';
import type { Action, State, Table } from '@coalbrook/rules';

import { worthOfAction } from './evaluation/economy.ts';
import { buildsScarce } from './evaluation/scarcity.ts';

/** What a player likes for its own sake: how many actions it would give for one of these. */
export interface Leaning {
  /** Laying a link, as long as there is money for a tile, too. */
  readonly links?: number;
  /** The same where links pay money in the end. */
  readonly paidLinks?: number;
  /** Building what others need: a tile that holds coal, iron or beer, if there is little of it on the map. */
  readonly supplies?: number;
  /** Taking a tile off the mat. */
  readonly development?: number;
}

/** With more loans than this, beyond its money, a seat has debts to pay off. */
const BEARABLE_LOANS = 2;

const isInDebt = (table: Table, state: State): boolean => {
  const { unit } = table.credit ?? { unit: 0 };
  if (state.loans[state.actor] * unit - state.money[state.actor] > BEARABLE_LOANS * unit) return true;
  return incomeLevel(table, state, state.actor) < 0;
};

/** Whether a seat has no debts to pay off and, when it has laid a link, enough money for its cheapest next tile. */
const canSpareLink = (table: Table, state: State): boolean => {
  if (isInDebt(table, state)) return false;
  const costs = table.industries.flatMap(({ id }) => lowestTile(table, state, state.actor, id)?.cost ?? []);
  const kept = costs.length > 0 ? Math.min(...costs) : 0;
  return state.money[state.actor] >= table.eras[state.era].links[0].money + kept;
};

const likingForLinks = (table: Table, { links = 0, paidLinks = 0 }: Leaning): number =>
  links + (findFinalStep(table, 'payLinks') ? paidLinks : 0);

const likingFor = (table: Table, state: State, leaning: Leaning, action: Action): number => {
  const { supplies = 0, development = 0 } = leaning;
  switch (action.kind) {
    case 'network': {
      const links = likingForLinks(table, leaning);
      return links > 0 && canSpareLink(table, state) ? links : 0;
    }
    case 'develop':
    case 'remove':
      return development;
    case 'build':
    case 'double':
      return supplies > 0 && buildsScarce(table, state, action) ? supplies : 0;
    default:
      return 0;
  }
};

/** The points that a leaning adds to an action. */
export const leaningTo = (table: Table, state: State, leaning: Leaning, action: Action): number =>
  worthOfAction(table) * likingFor(table, state, leaning, action);
