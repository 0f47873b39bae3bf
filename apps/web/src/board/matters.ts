/** What a window that is too small for the whole map shows of it: what can be chosen, what is new, and one's own network. */

import type { Seat } from '@coalbrook/rules';
import type { BoardLayout, BoardNews, Box, Scene } from '@coalbrook/scene';

import { boxOf } from './aim.ts';
import type { Touchable } from './touchables.ts';

/** A part of the sheet, and how much it counts. */
export interface Weighed {
  readonly box: Box;
  readonly weight: number;
}

export interface Situation {
  readonly layout: BoardLayout;
  readonly scene: Pick<Scene, 'tiles' | 'links'>;
  readonly glowing: readonly Touchable[];
  readonly news: BoardNews | undefined;
  /** Whose network is one's own. */
  readonly viewer: Seat | undefined;
}

const weights = { news: 3, own: 2, choice: 1 };

/** Beyond this many choices nearly the whole map is lit, and none of them says where to look. */
const MOST_CHOICES = 14;

const square = ([x, y]: readonly [number, number], side: number): Box => ({ x, y, width: side, height: side });

/** Everything that matters; nothing if no part of the map matters more than another. */
export const whatMatters = ({ layout, scene, glowing, news, viewer }: Situation): readonly Weighed[] => {
  const siteBox = (site: number): Box => square(layout.sites[site].at, layout.sites[site].size);
  const linkBoxes = (isWanted: (link: number) => boolean): readonly Box[] =>
    layout.lines.flatMap(({ id, tile }) => (id !== undefined && isWanted(id) ? [square(tile.at, tile.length)] : []));
  const weighed = (boxes: readonly Box[], weight: number): readonly Weighed[] => boxes.map((box) => ({ box, weight }));
  const isOwn = (owner: Seat | undefined): boolean => owner !== undefined && owner === viewer;
  return [
    ...weighed(
      news
        ? [
            ...[...news.built.keys(), ...news.flipped, ...news.cleared].map(siteBox),
            ...linkBoxes((link) => [...news.laid.keys()].some((laid) => laid === link)),
          ]
        : [],
      weights.news,
    ),
    ...weighed(
      [
        ...scene.tiles.flatMap((tile) => (tile && isOwn(tile.owner) ? [siteBox(tile.site)] : [])),
        ...linkBoxes((link) => isOwn(scene.links[link]?.owner)),
      ],
      weights.own,
    ),
    ...weighed(glowing.length > MOST_CHOICES ? [] : glowing.map(boxOf), weights.choice),
  ];
};
