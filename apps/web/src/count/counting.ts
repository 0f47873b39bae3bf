/** The counting at the end of an era, one figure after the other. */

import type { GameEvent, LinkId, Seat, SiteId, TileId } from '@coalbrook/rules';

export type Source = 'link' | 'tile' | 'again' | 'cash' | 'income' | 'loans' | 'rail';

export interface Count {
  readonly seat: Seat;
  readonly source: Source;
  /** Points, or money where links bring money. */
  readonly amount: number;
  readonly link?: LinkId;
  readonly site?: SiteId;
  readonly tile?: TileId;
}

const countOf = (event: GameEvent): Count | undefined => {
  switch (event.event) {
    case 'linkScored':
      return { seat: event.seat, source: 'link', amount: event.points, link: event.link };
    case 'linkPaid':
      return { seat: event.seat, source: 'rail', amount: event.money, link: event.link };
    case 'tileScored':
      return {
        seat: event.seat,
        source: event.again ? 'again' : 'tile',
        amount: event.points,
        site: event.site,
        tile: event.tile,
      };
    case 'cashScored':
      return { seat: event.seat, source: 'cash', amount: event.points };
    case 'incomeScored':
      return { seat: event.seat, source: 'income', amount: event.points };
    case 'loansScored':
      return { seat: event.seat, source: 'loans', amount: event.points };
    default:
      return undefined;
  }
};

/** Everything that is counted after the end of an era, in the order of the count; nothing where no era ends. */
export const countsOf = (events: readonly GameEvent[]): readonly Count[] => {
  const end = events.findIndex(({ event }) => event === 'eraEnded');
  if (end < 0) return [];
  return events.slice(end).flatMap((event) => countOf(event) ?? []);
};

/** Points of a seat from one source; money is no points. */
export const pointsFrom = (counts: readonly Count[], seat: Seat, source: Source): number =>
  counts.reduce((sum, count) => sum + (count.seat === seat && count.source === source ? count.amount : 0), 0);

/** Points of a seat from all sources. */
export const pointsOf = (counts: readonly Count[], seat: Seat): number =>
  counts.reduce((sum, count) => sum + (count.seat === seat && count.source !== 'rail' ? count.amount : 0), 0);

/** The sources that occur, in the order of the count. */
export const sourcesOf = (counts: readonly Count[]): readonly Source[] => [
  ...new Set(counts.map(({ source }) => source)),
];
