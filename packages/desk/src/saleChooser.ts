import type { OutletId, Refusal, SiteId } from '@coalbrook/rules';

import type { SaleChoice, BeerSource } from './sale.ts';
import type { SaleChooser, SaleList } from './saleList.ts';

/** Knows how sales fit together. */
interface SaleSolver {
  /** Undefined if not all can be sold. */
  solve(choices: readonly SaleChoice[]): readonly unknown[] | undefined;
  withAll(choices: readonly SaleChoice[]): readonly SaleChoice[];
  whyNot(others: readonly SaleChoice[], choice: SaleChoice): Refusal | undefined;
}

/** What choosing sales asks of a desk. */
export interface SalePorts {
  /** Chooses these sales instead of those before. */
  readonly hold: (sold: readonly SaleChoice[]) => void;
  readonly refuse: (refusal: Refusal | undefined) => void;
}

export class ListChooser implements SaleChooser {
  readonly #selling: SaleSolver;
  readonly #list: SaleList;
  readonly #ports: SalePorts;

  constructor(selling: SaleSolver, list: SaleList, ports: SalePorts) {
    this.#selling = selling;
    this.#list = list;
    this.#ports = ports;
  }

  choose(site: SiteId, isChosen: boolean): void {
    this.#put(site, () => (isChosen ? { site } : undefined));
  }

  all(): void {
    this.#ports.hold(this.#selling.withAll(this.#list.choices));
  }

  to(site: SiteId, outlet: OutletId): void {
    this.#put(site, () => ({ site, outlet }));
  }

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
