/** Places a panel so that it does not hide what it is about. */

import type { Table } from '@coalbrook/rules';

import type { StoryMarks } from '../../journal/marks.ts';

export type PanelSide = 'left' | 'right';

/** The fraction of the map's width that a panel covers. */
const HIDDEN = 0.42;

const other = (side: PanelSide): PanelSide => (side === 'left' ? 'right' : 'left');

/** Horizontal positions of the marks, from 0 to 1. */
export const spreadOf = ({ map, places, sites, links }: Table, marks: StoryMarks): readonly number[] => {
  const spoken = [
    ...marks.places,
    ...marks.sites.map((site) => sites[site].place),
    ...marks.links.flatMap((link) => [...links[link].ends]),
  ];
  const drawn = new Map(map.places.map(({ slug, at }) => [slug, at[0]]));
  return spoken.flatMap((place) => {
    const x = drawn.get(places[place].slug);
    return x === undefined ? [] : [x / map.size[0]];
  });
};

/** Stays on its side unless it hides more there than on the other. */
export const sideFor = (spread: readonly number[], now: PanelSide): PanelSide => {
  const hidden = { left: 0, right: 0 };
  for (const x of spread) {
    if (x < HIDDEN) hidden.left++;
    if (x > 1 - HIDDEN) hidden.right++;
  }
  return hidden[now] > hidden[other(now)] ? other(now) : now;
};
