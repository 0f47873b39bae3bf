/** Allots barrels to tiles that are sold together, so that as many as possible can be sold. */

import type { MerchantId, SiteId } from '@coalbrook/rules';

/** What one tile needs, and its possible sources, preferred ones first. */
export interface Thirst {
  readonly need: number;
  /** Merchants whose barrel it may use: at most one of them, since it is sold to one. */
  readonly merchants: readonly MerchantId[];
  readonly breweries: readonly SiteId[];
}

export interface Barrels {
  atMerchant(merchant: MerchantId): number;
  atBrewery(site: SiteId): number;
}

export interface Share {
  readonly merchant: MerchantId | undefined;
  readonly breweries: readonly SiteId[];
}

/** One needed barrel and its possible sources. */
interface Draught {
  readonly sources: readonly string[];
}

const atMerchant = (merchant: MerchantId): string => `m${merchant}`;
const atBrewery = (site: SiteId): string => `b${site}`;

const draughtsOf = ({ need, merchants, breweries }: Thirst): readonly Draught[] =>
  Array.from({ length: need }, (_, index) => ({
    sources: [...(index === 0 ? merchants.map(atMerchant) : []), ...breweries.map(atBrewery)],
  }));

type Stock = ReadonlyMap<string, number>;

/** Whether every draught can be served, by augmenting paths: each source serves as many as it has barrels. */
const serves = (draughts: readonly Draught[], stock: Stock): boolean => {
  const served = new Map<string, number[]>();
  const place = (draught: number, seen: Set<string>): boolean =>
    draughts[draught].sources.some((source) => {
      if (seen.has(source)) return false;
      seen.add(source);
      const guests = served.get(source) ?? [];
      served.set(source, guests);
      if (guests.length < (stock.get(source) ?? 0)) {
        guests.push(draught);
        return true;
      }
      const moved = guests.findIndex((guest) => place(guest, seen));
      if (moved < 0) return false;
      guests[moved] = draught;
      return true;
    });
  return draughts.every((_, draught) => place(draught, new Set()));
};

/** Gives each tile in turn the best sources that leave enough for the others; undefined if there is too little. */
export const allot = (thirsts: readonly Thirst[], barrels: Barrels): readonly Share[] | undefined => {
  const stock = new Map<string, number>();
  for (const { merchants, breweries } of thirsts) {
    for (const merchant of merchants) stock.set(atMerchant(merchant), barrels.atMerchant(merchant));
    for (const site of breweries) stock.set(atBrewery(site), barrels.atBrewery(site));
  }
  const waiting = thirsts.map((thirst) => draughtsOf(thirst));
  if (!serves(waiting.flat(), stock)) return undefined;
  return thirsts.map(({ merchants, breweries }, index) => {
    const drunk: string[] = [];
    const own = waiting[index];
    own.forEach((draught, nth) => {
      const rest = [...own.slice(nth + 1), ...waiting.slice(index + 1).flat()];
      const source = draught.sources.find((one) => {
        const left = stock.get(one) ?? 0;
        if (left === 0) return false;
        stock.set(one, left - 1);
        if (serves(rest, stock)) return true;
        stock.set(one, left);
        return false;
      });
      if (source !== undefined) drunk.push(source);
    });
    return {
      merchant: merchants.find((merchant) => drunk.includes(atMerchant(merchant))),
      breweries: drunk.flatMap((source) => breweries.filter((site) => atBrewery(site) === source)),
    };
  });
};
