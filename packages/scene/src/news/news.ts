/** What events changed on the board, each thing once, so that a map can point at exactly that. */

import type { CargoId, GameEvent, LinkId, PlaceId, Seat, SiteId, Table } from '@coalbrook/rules';

import { haulsOf } from './hauls.ts';
import type { Haul } from './hauls.ts';

export interface BoardNews {
  /** New tiles and their owners. */
  readonly built: ReadonlyMap<SiteId, Seat>;
  readonly flipped: ReadonlySet<SiteId>;
  /** Cubes and barrels taken from tiles that still stand. */
  readonly taken: ReadonlyMap<SiteId, number>;
  /** Sites whose tile left the board. */
  readonly cleared: ReadonlySet<SiteId>;
  readonly laid: ReadonlyMap<LinkId, Seat>;
  /** Cubes that came to a market or, below 0, left it; by cargo. */
  readonly market: ReadonlyMap<CargoId, number>;
  /** Places where a merchant's beer was drunk. */
  readonly drunk: ReadonlySet<PlaceId>;
  /** Where cubes and barrels went. */
  readonly hauls: readonly Haul[];
}

/** The events before tell what an action in progress uses its goods for. */
export const newsOf = (table: Table, events: readonly GameEvent[], earlier: readonly GameEvent[] = []): BoardNews => {
  const built = new Map<SiteId, Seat>();
  const flipped = new Set<SiteId>();
  const taken = new Map<SiteId, number>();
  const cleared = new Set<SiteId>();
  const laid = new Map<LinkId, Seat>();
  const market = new Map<CargoId, number>();
  const drunk = new Set<PlaceId>();
  const clear = (site: SiteId): void => {
    built.delete(site);
    flipped.delete(site);
    taken.delete(site);
    cleared.add(site);
  };
  const move = (cargo: CargoId, by: number): void => {
    const moved = (market.get(cargo) ?? 0) + by;
    if (moved === 0) market.delete(cargo);
    else market.set(cargo, moved);
  };
  for (const event of events) {
    switch (event.event) {
      case 'built':
        clear(event.site);
        cleared.delete(event.site);
        built.set(event.site, event.seat);
        break;
      case 'overbuilt':
      case 'removed':
      case 'forfeited':
        clear(event.site);
        break;
      case 'flipped':
        flipped.add(event.site);
        break;
      case 'took':
        taken.set(event.site, (taken.get(event.site) ?? 0) + 1);
        break;
      case 'bought':
        // Only the price tells whether it came from a space or from outside of the empty market.
        if (table.markets[event.cargo]?.spaces.includes(event.price) === true) move(event.cargo, -1);
        break;
      case 'marketed':
        move(event.cargo, event.count);
        break;
      case 'laid':
        laid.set(event.link, event.seat);
        break;
      case 'drank':
        drunk.add(table.merchants[event.merchant].place);
        break;
      case 'eraEnded':
        laid.clear();
        break;
      default:
    }
  }
  return { built, flipped, taken, cleared, laid, market, drunk, hauls: haulsOf(table, events, earlier) };
};

/** Whether there is anything to point at. */
export const hasNews = ({ hauls, ...changes }: BoardNews): boolean =>
  hauls.length > 0 || Object.values(changes).some(({ size }: { size: number }) => size > 0);
