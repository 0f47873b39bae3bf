import type { GameEvent, LinkId, Seat, SiteId, TileId } from '@coalbrook/rules';

/** Where points come from, or where they go. Rails bring money instead where links pay. */
export type GainSource = 'link' | 'tile' | 'again' | 'bonus' | 'cash' | 'income' | 'loans' | 'lost' | 'rail';

/** What one event brings a seat. */
export interface Gain {
  readonly seat: Seat;
  readonly source: GainSource;
  /** Points, negative where they are lost; money where links pay. */
  readonly amount: number;
  readonly link?: LinkId;
  readonly site?: SiteId;
  readonly tile?: TileId;
}

/** What an event brings; undefined where it brings nothing that is counted. */
export const gainOf = (event: GameEvent): Gain | undefined => {
  switch (event.event) {
    case 'linkScored':
      return { seat: event.seat, source: 'link', amount: event.points, link: event.link };
    case 'linkPaid':
      return { seat: event.seat, source: 'rail', amount: event.money, link: event.link };
    case 'tileScored': {
      const { seat, site, tile, points } = event;
      return { seat, source: event.again ? 'again' : 'tile', amount: points, site, tile };
    }
    case 'rewarded':
      return event.bonus === 'points' ? { seat: event.seat, source: 'bonus', amount: event.amount } : undefined;
    case 'awarded':
      return { seat: event.seat, source: 'bonus', amount: event.points };
    case 'cashScored':
      return { seat: event.seat, source: 'cash', amount: event.points };
    case 'incomeScored':
      return { seat: event.seat, source: 'income', amount: event.points };
    case 'loansScored':
      return { seat: event.seat, source: 'loans', amount: event.points };
    case 'fellShort':
      return { seat: event.seat, source: 'lost', amount: 0 - event.points };
    default:
      return undefined;
  }
};
