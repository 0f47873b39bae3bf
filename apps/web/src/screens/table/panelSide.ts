/** On which side of the map something can lie without hiding what it speaks of. */

import type { Table } from '@coalbrook/rules';

import type { StoryMarks } from '../../journal/marks.ts';

export type PanelSide = 'left' | 'right';

/** So much of the map's breadth is hidden by what lies at its side. */
const HIDDEN = 0.42;

const other = (side: PanelSide): PanelSide => (side === 'left' ? 'right' : 'left');

/** Where the marks lie across the map, from 0 to 1. */
export const breadthOf = ({ map, places, sites, links }: Table, marks: StoryMarks): readonly number[] => {
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

/** Stays where it is unless more is hidden there than on the other side. */
export const sideFor = (breadth: readonly number[], now: PanelSide): PanelSide => {
  const hidden = { left: 0, right: 0 };
  for (const x of breadth) {
    if (x < HIDDEN) hidden.left++;
    if (x > 1 - HIDDEN) hidden.right++;
  }
  return hidden[now] > hidden[other(now)] ? other(now) : now;
};
