/** The points that seats would have if the era ended now, and where they would come from. */

import { gainOf } from '@coalbrook/record';
import type { Gain, GainSource } from '@coalbrook/record';
import { phases, projectCount } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';

/** What is counted in points when an era ends. */
export type CountedSource = Exclude<GainSource, 'bonus' | 'lost' | 'rail'>;

export interface Projected {
  /** Points after the count, by seat. */
  readonly points: readonly number[];
  /** The sources of points, in the order in which they are counted. */
  readonly sources: readonly CountedSource[];
  readonly pointsFrom: (seat: number, source: CountedSource) => number;
  /** Whether anybody has points, or something on the map that counts; money alone says little. */
  readonly hasBegun: boolean;
}

const isCounted = (gain: Gain): gain is Gain & { readonly source: CountedSource } =>
  gain.source !== 'bonus' && gain.source !== 'lost' && gain.source !== 'rail';

/** Sources that count without anything on the map. */
const fromMoney: ReadonlySet<CountedSource> = new Set(['cash', 'income', 'loans']);

/** Whether a count is still to come; a complete turn waits for nothing, but ends no game. */
export const isCountAhead = (view: View): boolean => phases[view.phase] !== 'over';

export const projectedAt = (table: Table, view: View): Projected => {
  const { points, events } = projectCount(table, view);
  const gains = events.flatMap((event) => gainOf(event) ?? []).filter(isCounted);
  return {
    points,
    hasBegun:
      view.points.some((already) => already !== 0) ||
      gains.some(({ source, amount }) => amount !== 0 && !fromMoney.has(source)),
    sources: [...new Set(gains.map(({ source }) => source))],
    pointsFrom: (seat, from) =>
      gains.reduce((sum, gain) => (gain.seat === seat && gain.source === from ? sum + gain.amount : sum), 0),
  };
};
