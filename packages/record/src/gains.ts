import type { GameEvent, LinkId, Seat, SiteId, TileId } from '@coalbrook/rules';

/** The sources and losses of points. In games in which links pay, rails bring money instead. */
export type GainSource = 'link' | 'tile' | 'again' | 'bonus' | 'cash' | 'income' | 'loans' | 'lost' | 'rail';

/** What a seat gains from one event. */
export interface Gain {
  readonly seat: Seat;
  readonly source: GainSource;
  /** Points, negative if lost; or money, in games in which links pay. */
  readonly amount: number;
  readonly link?: LinkId;
  readonly site?: SiteId;
  readonly tile?: TileId;
}

/** The gain from an event; undefined if it brings nothing that counts. */
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
