/** The scoring at the end of an era as it is shown, figure by figure. */

import type { LinkId, Seat, SiteId } from '@coalbrook/rules';

import { pointsFrom, pointsOf, sourcesOf } from './counting.ts';
import type { Count, Source } from './counting.ts';

/** A figure shown on the map for a while. */
export interface CountLabel {
  readonly at: { readonly site: SiteId } | { readonly link: LinkId };
  readonly text: string;
  readonly seat: Seat;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** Formats one figure; `money` formats sums of money. */
export const figureOf = ({ source, amount }: Count, money: (amount: number) => string): string =>
  source === 'rail' ? `+${money(amount)}` : signed(amount);

const keyOf = ({ site, link }: Count): string | undefined => {
  if (site !== undefined) return `site ${site}`;
  return link === undefined ? undefined : `link ${link}`;
};

/** The labels on the map after these counts. What is counted again is shown beside the first figure. */
export const labelsOf = (counts: readonly Count[], money: (amount: number) => string): readonly CountLabel[] => {
  const labels = new Map<string, CountLabel>();
  for (const count of counts) {
    const key = keyOf(count);
    if (key === undefined) continue;
    const { site, link, seat } = count;
    const before = labels.get(key);
    const at = site === undefined ? { link: link as LinkId } : { site };
    const text = figureOf(count, money);
    labels.set(key, { at, seat, text: before ? `${before.text} ${text}` : text });
  }
  return [...labels.values()];
};

/** What one seat has from one source. */
export interface Sum {
  readonly source: Source;
  readonly amount: number;
  readonly counts: readonly Count[];
}

export interface Tally {
  readonly seat: Seat;
  readonly before: number;
  readonly gained: number;
  readonly total: number;
  readonly sums: readonly Sum[];
}

/** What every seat has after the first `shown` counts. Sources not reached yet are listed with 0. */
export const talliesOf = (all: readonly Count[], shown: number, before: readonly number[]): readonly Tally[] => {
  const counts = all.slice(0, shown);
  const sources = sourcesOf(all);
  return before.map((points, index) => {
    const seat = index as Seat;
    const gained = pointsOf(counts, seat);
    return {
      seat,
      before: points,
      gained,
      total: points + gained,
      sums: sources.map((source) => ({
        source,
        amount: pointsFrom(counts, seat, source),
        counts: counts.filter((count) => count.seat === seat && count.source === source),
      })),
    };
  });
};

const FRACTION = 0.3;
const SHORTEST = 60;
const LONGEST = 20_000;

/** How long each figure is shown alone; long counts go faster. */
export const beatOf = (pace: number, counts: number): number =>
  counts === 0 ? 0 : Math.max(SHORTEST, Math.min(pace * FRACTION, LONGEST / counts));
