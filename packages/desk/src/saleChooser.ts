import type { OutletId, Refusal, SiteId } from '@coalbrook/rules';

import type { SaleChoice, BeerSource } from './sale.ts';
import type { SaleList } from './saleList.ts';
import type { Selling } from './selling.ts';

/** What choosing sales asks of a desk. */
export interface SalePorts {
  /** Chooses these sales instead of those before. */
  readonly hold: (sold: readonly SaleChoice[]) => void;
  readonly refuse: (refusal: Refusal | undefined) => void;
}

/** Chooses what is sold together. What is impossible is refused with its reason, and changes nothing. */
export class SaleChooser {
  readonly #selling: Selling;
  readonly #list: SaleList;
  readonly #ports: SalePorts;

  constructor(selling: Selling, list: SaleList, ports: SalePorts) {
    this.#selling = selling;
    this.#list = list;
    this.#ports = ports;
  }

  /** Chooses a tile to be sold together with those already chosen, or no longer. */
  choose(site: SiteId, isChosen: boolean): void {
    this.#put(site, () => (isChosen ? { site } : undefined));
  }

  /** Chooses all tiles that can be sold besides those already chosen. */
  all(): void {
    this.#ports.hold(this.#selling.withAll(this.#list.choices));
  }

  /** Chooses the buyer of a tile. */
  to(site: SiteId, outlet: OutletId): void {
    this.#put(site, () => ({ site, outlet }));
  }

  /** Chooses where a barrel for the sale of a tile comes from. */
  supply(site: SiteId, barrel: number, source: BeerSource): void {
    this.#put(site, ({ wares, choices }) => {
      const sale = wares.find((ware) => ware.site === site)?.sale;
      const settled = choices.find((choice) => choice.site === site)?.sources ?? [];
      if (!sale) return { site };
      const sources = sale.sources.map((_, index) => (index === barrel ? source : settled[index]));
      return { site, outlet: sale.outlet, sources };
    });
  }

  #put(site: SiteId, choiceIn: (list: SaleList) => SaleChoice | undefined): void {
    const [selling, list] = [this.#selling, this.#list];
    const choice = choiceIn(list);
    const others = list.choices.filter((one) => one.site !== site);
    if (!choice) this.#ports.hold(others);
    else if (selling.solve([...others, choice])) this.#ports.hold([...others, choice]);
    else this.#ports.refuse(selling.whyNot(others, choice));
  }
}
