import { BEER } from '@coalbrook/rules';
import type { CargoId, SiteId } from '@coalbrook/rules';

import type { Language } from './language.ts';
import type { Things } from './things.ts';

interface Taken {
  /** Undefined if the consumer owns it. */
  readonly owner: string | undefined;
  readonly cargo: CargoId;
  readonly site: SiteId;
  /** Why it came from there; empty if there was no choice. */
  readonly why: string;
  count: number;
}

/** What one step of an action consumed, and where it came from. */
export class Price {
  readonly #isPaid: boolean;
  #money = 0;
  readonly #taken: Taken[] = [];
  readonly #bought = new Map<CargoId, number[]>();
  #merchants = 0;

  /** An automaton pays nothing, so its costs have no sums. */
  constructor(isPaid: boolean) {
    this.#isPaid = isPaid;
  }

  pay(money: number): void {
    if (this.#isPaid) this.#money += money;
  }

  take(owner: string | undefined, cargo: CargoId, site: SiteId, why: string): void {
    const same = this.#taken.find((taken) => taken.site === site);
    if (same) same.count++;
    else this.#taken.push({ owner, cargo, site, why, count: 1 });
  }

  buy(cargo: CargoId, price: number): void {
    this.#bought.set(cargo, [...(this.#bought.get(cargo) ?? []), price]);
  }

  drink(): void {
    this.#merchants++;
  }

  /** Empty if nothing was consumed. */
  inWords(things: Things, { journal, plans }: Language): string {
    const { dialect, words } = things;
    const items = [
      ...this.#taken.map(({ owner, count, cargo, site, why }) => {
        const source =
          owner === undefined
            ? journal.fromOwnTile(count, words.cargo(cargo), words.placeOfSite(site))
            : journal.fromTileOf(owner, count, words.cargo(cargo), words.placeOfSite(site));
        return source + why;
      }),
      ...Array.from(this.#bought, ([cargo, prices]) =>
        this.#isPaid
          ? journal.fromMarket(
              dialect.bought(prices.length, things.cargo(cargo)),
              prices.map((price) => things.money(price)),
            )
          : plans.fromMarket(words.cargo(cargo), prices.length),
      ),
      ...(this.#merchants > 0 ? [journal.fromMerchant(words.cargo(BEER))] : []),
    ];
    const money = this.#money > 0 ? things.money(this.#money) : undefined;
    if (items.length === 0 && money === undefined) return '';
    const paid = journal.paid(money, items);
    const prices = this.#isPaid ? Array.from(this.#bought.values()).flat() : [];
    const sums = [...(this.#money > 0 ? [this.#money] : []), ...prices];
    return prices.length > 0 && sums.length > 1
      ? journal.total(paid, things.money(sums.reduce((a, b) => a + b)))
      : paid;
  }
}
