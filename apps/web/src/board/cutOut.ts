import type { BoardLayout, Point } from '@coalbrook/scene';
import type { Marks } from '@coalbrook/words';

/** A part of the map with the same proportions, all in shares of its width and height. */
export interface CutOut {
  readonly left: number;
  readonly top: number;
  readonly share: number;
}

/** The least that is shown, and the least distance of a mark from the edge. */
const LEAST = 0.5;
const MARGIN = 0.14;

const WHOLE: CutOut = { left: 0, top: 0, share: 1 };

const spotsOf = (layout: BoardLayout, { sites = [], links = [], places = [] }: Partial<Marks>): readonly Point[] => [
  ...sites.map((site) => layout.sites[site].at),
  ...layout.lines.flatMap(({ id, tile }) => (links.some((link) => link === id) ? [tile.at] : [])),
  ...layout.places.flatMap(({ id, at }) => (places.some((place) => place === id) ? [at] : [])),
];

/** The part of the map around some marks; all of it if there are none. */
export const cutOut = (layout: BoardLayout, marks: Partial<Marks>): CutOut => {
  const spots = spotsOf(layout, marks);
  if (spots.length === 0) return WHOLE;
  const [width, height] = layout.size;
  const rangeOf = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) });
  const across = rangeOf(spots.map(([x]) => x / width));
  const down = rangeOf(spots.map(([, y]) => y / height));
  const needed = Math.max(across.high - across.low, down.high - down.low) + 2 * MARGIN;
  const share = Math.min(1, Math.max(LEAST, needed));
  const startOf = ({ low, high }: { readonly low: number; readonly high: number }): number =>
    Math.min(1 - share, Math.max(0, (low + high - share) / 2));
  return { left: startOf(across), top: startOf(down), share };
};
