/** Where cubes and barrels were taken from, and what they were used for. */

import { BEER } from '@coalbrook/rules';
import type { CargoId, GameEvent, LinkId, Market, MerchantId, SiteId, Table } from '@coalbrook/rules';

export type HaulEnd =
  | { readonly on: 'site'; readonly site: SiteId }
  | { readonly on: 'link'; readonly link: LinkId }
  | { readonly on: 'merchant'; readonly merchant: MerchantId }
  /** The prices of the spaces that the cubes left or filled, one for each cube. */
  | { readonly on: 'market'; readonly prices: readonly number[] };

/** Goods of one kind that went the same way. */
export interface Haul {
  readonly cargo: CargoId;
  readonly count: number;
  readonly from: HaulEnd;
  readonly to: HaulEnd;
}

const keyOf = (end: HaulEnd): string => {
  switch (end.on) {
    case 'site':
      return `site ${end.site}`;
    case 'link':
      return `link ${end.link}`;
    case 'merchant':
      return `merchant ${end.merchant}`;
    case 'market':
      return 'market';
  }
};

const bundle = (one: HaulEnd, other: HaulEnd): HaulEnd =>
  one.on === 'market' && other.on === 'market' ? { on: 'market', prices: [...one.prices, ...other.prices] } : one;

/** The prices of the spaces that cubes sold for this much filled: neighbours on the ladder, so the sum tells which. */
const filledBy = ({ spaces }: Market, count: number, money: number): readonly number[] => {
  for (let first = 0; first + count <= spaces.length; first++) {
    const filled = spaces.slice(first, first + count);
    if (filled.reduce((sum, price) => sum + price, 0) === money) return filled;
  }
  throw new Error(`no ${count} spaces cost ${money}`);
};

/** Collects hauls, those of the same kind and way together. */
class Hauls {
  readonly #hauls = new Map<string, Haul>();

  add(haul: Haul): void {
    const key = `${haul.cargo} ${keyOf(haul.from)} ${keyOf(haul.to)}`;
    const known = this.#hauls.get(key);
    this.#hauls.set(
      key,
      known
        ? {
            ...known,
            count: known.count + haul.count,
            from: bundle(known.from, haul.from),
            to: bundle(known.to, haul.to),
          }
        : haul,
    );
  }

  /** Forgets the hauls from and to something that is no longer on the board. */
  forget(isGone: (end: HaulEnd) => boolean): void {
    for (const [key, { from, to }] of this.#hauls) if (isGone(from) || isGone(to)) this.#hauls.delete(key);
  }

  get all(): readonly Haul[] {
    return [...this.#hauls.values()].filter(({ from, to }) => keyOf(from) !== keyOf(to));
  }
}

/** What goods are used for after an event: the tile being built or sold, the link being laid, or nothing on the board. */
const useAfter = (use: HaulEnd | undefined, event: GameEvent): HaulEnd | undefined => {
  switch (event.event) {
    case 'actionBegan':
      return undefined;
    case 'built':
    case 'sold':
      return { on: 'site', site: event.site };
    case 'laid':
      return { on: 'link', link: event.link };
    default:
      return use;
  }
};

/**
 * The hauls of some events. The events before them tell what an action in progress uses its goods for. Iron for
 * developing leaves the board and is no haul, nor are goods of a tile that were used for the tile itself.
 */
export const haulsOf = (
  table: Table,
  events: readonly GameEvent[],
  earlier: readonly GameEvent[] = [],
): readonly Haul[] => {
  const hauls = new Hauls();
  let use = earlier.reduce(useAfter, undefined);
  const bring = (cargo: CargoId, from: HaulEnd): void => {
    if (use) hauls.add({ cargo, count: 1, from, to: use });
  };
  for (const event of events) {
    use = useAfter(use, event);
    switch (event.event) {
      case 'took':
        bring(event.cargo, { on: 'site', site: event.site });
        break;
      case 'bought':
        bring(event.cargo, { on: 'market', prices: [event.price] });
        break;
      case 'drank':
        bring(BEER, { on: 'merchant', merchant: event.merchant });
        break;
      case 'marketed': {
        const { cargo, count, site, money } = event;
        const market = table.markets[cargo];
        if (!market) throw new Error(`no market deals in cargo ${cargo}`);
        const to: HaulEnd = { on: 'market', prices: filledBy(market, count, money) };
        hauls.add({ cargo, count, from: { on: 'site', site }, to });
        break;
      }
      case 'overbuilt':
      case 'removed':
      case 'forfeited':
        hauls.forget((end) => end.on === 'site' && end.site === event.site);
        break;
      case 'eraEnded':
        hauls.forget(({ on }) => on === 'link');
        break;
      default:
    }
  }
  return hauls.all;
};
