import { findFinalStep, incomeLevel, lowestTile } from '@coalbrook/rules';
import type { Action, IndustryId, SiteId, State, Table } from '@coalbrook/rules';

import { prospectsAt, worthOfAction } from './evaluation/economy.ts';
import { FlipChances } from './evaluation/flipChances.ts';
import { buildsScarce } from './evaluation/scarcity.ts';
import { timeLeft } from './evaluation/time.ts';

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
  /** Building a tile of an industry, by its slug; the less, the less likely the tile is to flip. */
  readonly building?: Readonly<Record<string, number>>;
  /** Taking a tile of an industry off the mat, by its slug. */
  readonly developing?: Readonly<Record<string, number>>;
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

/** What a leaning makes of the actions in one position. */
class Likings {
  readonly #table: Table;
  readonly #state: State;
  readonly #leaning: Leaning;
  #chances: FlipChances | undefined;

  constructor(table: Table, state: State, leaning: Leaning) {
    this.#table = table;
    this.#state = state;
    this.#leaning = leaning;
  }

  of(action: Action): number {
    const table = this.#table;
    const { supplies = 0, development = 0, developing = {} } = this.#leaning;
    switch (action.kind) {
      case 'network': {
        const links = likingForLinks(table, this.#leaning);
        return links > 0 && canSpareLink(table, this.#state) ? links : 0;
      }
      case 'develop':
        return development + (developing[table.industries[action.industry].slug] ?? 0);
      case 'remove':
        return development + (developing[table.industries[table.tiles[action.tile].industry].slug] ?? 0);
      case 'build':
      case 'double': {
        const scarce = supplies > 0 && buildsScarce(table, this.#state, action) ? supplies : 0;
        return scarce + this.#ofBuilding(action.industry, action.site);
      }
      default:
        return 0;
    }
  }

  #ofBuilding(industry: IndustryId, site: SiteId): number {
    const liking = this.#leaning.building?.[this.#table.industries[industry].slug] ?? 0;
    const { actor } = this.#state;
    const tile = liking > 0 ? lowestTile(this.#table, this.#state, actor, industry) : undefined;
    return tile ? liking * Math.min(1, this.#flipChances().of(tile, site)) : 0;
  }

  #flipChances(): FlipChances {
    const table = this.#table;
    const { actor } = this.#state;
    return (this.#chances ??= new FlipChances(
      table,
      this.#state,
      actor,
      timeLeft(table, this.#state, actor),
      prospectsAt(table).chances,
    ));
  }
}

/** The points that a leaning adds to each action in a position. */
export const leaningIn = (table: Table, state: State, leaning: Leaning): ((action: Action) => number) => {
  const likings = new Likings(table, state, leaning);
  return (action) => worthOfAction(table) * likings.of(action);
};
