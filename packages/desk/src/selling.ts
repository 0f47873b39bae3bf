/** The sales of a position in which a seat may sell: how they fit together, and why not. */

import type { Action, CardId, Refusal, SiteId, State, Table, View } from '@coalbrook/rules';

import { playSales } from './playSales.ts';
import type { SaleChoice } from './sale.ts';
import { ListChooser } from './saleChooser.ts';
import type { SalePorts } from './saleChooser.ts';
import type { SaleChooser, SaleList, Ware } from './saleList.ts';
import { sellsIn, sourcesFor, trialOf } from './saleWays.ts';
import type { SaleWay } from './saleWays.ts';
import { solveSales } from './solveSales.ts';
import { whyNotSold } from './whyNotSold.ts';

const ownWares = ({ sites, tiles, industries }: Table, view: View): readonly SiteId[] =>
  sites
    .map(({ id }) => id)
    .filter(
      (id) =>
        view.tileOwner[id] === view.actor && view.flipped[id] === 0 && industries[tiles[view.tile[id]].industry].sold,
    );

export class Selling {
  readonly #table: Table;
  readonly #view: View;
  readonly #trial: State;
  readonly #ports: SalePorts;
  /** A sale to begin with; undefined if nothing can be sold. */
  readonly first: Action | undefined;
  /** The sites of tiles that can be sold. */
  readonly sites: readonly SiteId[];

  constructor(table: Table, view: View, ports: SalePorts) {
    this.#ports = ports;
    this.#table = table;
    this.#view = view;
    this.#trial = trialOf(view);
    const sells = sellsIn(table, view);
    this.first = sells[0];
    this.sites = [...new Set(sells.map(({ site }) => site))];
  }

  /** How all chosen tiles are sold, each as far as it is settled; undefined if that is impossible. */
  solve(choices: readonly SaleChoice[]): readonly SaleWay[] | undefined {
    return solveSales(this.#table, this.#trial, choices);
  }

  /** Adds as many tiles as possible to those that are chosen. */
  withAll(choices: readonly SaleChoice[]): readonly SaleChoice[] {
    const others = this.sites
      .filter((site) => choices.every((choice) => choice.site !== site))
      .map((site): SaleChoice => ({ site }));
    const ways = solveSales(this.#table, this.#trial, choices, others) ?? [];
    const added = others.filter(({ site }) => ways.some(({ sale }) => sale.site === site));
    return [...choices, ...added];
  }

  whyNot(others: readonly SaleChoice[], choice: SaleChoice): Refusal | undefined {
    return whyNotSold(this.#table, this.#trial, others, choice);
  }

  list(choices: readonly SaleChoice[], payment: readonly CardId[]): SaleList {
    const [table, view] = [this.#table, this.#view];
    const ways = this.solve(choices) ?? [];
    let wares: readonly Ware[] | undefined;
    const makeWares = (): readonly Ware[] => {
      const own = ownWares(table, view);
      const sorted = [
        ...own.filter((site) => this.sites.includes(site)),
        ...own.filter((site) => !this.sites.includes(site)),
      ];
      return sorted.map((site) => this.#ware(site, choices, ways));
    };
    const makeChooser = (made: SaleList): SaleChooser => new ListChooser(this, made, this.#ports);
    return {
      get wares() {
        wares ??= makeWares();
        return wares;
      },
      choices,
      played: playSales(table, view, ways, payment),
      get canSellMore() {
        return this.wares.some(({ isChosen, sale }) => !isChosen && sale);
      },
      get chooser() {
        return makeChooser(this);
      },
    };
  }

  #ware(site: SiteId, choices: readonly SaleChoice[], ways: readonly SaleWay[]): Ware {
    const [table, trial] = [this.#table, this.#trial];
    const isChosen = choices.some((choice) => choice.site === site);
    const chosen = isChosen ? ways : this.sites.includes(site) ? this.solve([...choices, { site }]) : undefined;
    const sale = chosen?.find((way) => way.sale.site === site)?.sale;
    const sells = sellsIn(table, trial).filter((sell) => sell.site === site);
    const sell = sells.find(({ outlet }) => outlet === sale?.outlet);
    return {
      site,
      tile: trial.tile[site],
      isChosen,
      sale,
      outlets: sells.map(({ outlet }) => outlet),
      sources: sell ? sourcesFor(table, trial, sell) : [],
      refusal: sale ? undefined : this.whyNot(choices, { site }),
    };
  }
}
