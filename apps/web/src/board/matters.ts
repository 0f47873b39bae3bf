/** What a window that is too small for the whole map shows of it: what can be chosen, what is new, and one's own network. */

import type { LinkId, Seat, SiteId } from '@coalbrook/rules';
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

const siteBox = ({ sites }: BoardLayout, site: SiteId): Box => square(sites[site].at, sites[site].size);

const linkBoxes = ({ lines }: BoardLayout, isWanted: (link: LinkId) => boolean): readonly Box[] =>
  lines.flatMap(({ id, tile }) => (id !== undefined && isWanted(id) ? [square(tile.at, tile.length)] : []));

/** Where on the map something has changed. */
export const newsBoxes = (layout: BoardLayout, news: BoardNews | undefined): readonly Box[] =>
  news
    ? [
        ...[...news.built.keys(), ...news.flipped, ...news.cleared].map((site) => siteBox(layout, site)),
        ...linkBoxes(layout, (link) => news.laid.has(link)),
      ]
    : [];

/** Everything that matters; nothing if no part of the map matters more than another. */
export const whatMatters = ({ layout, scene, glowing, news, viewer }: Situation): readonly Weighed[] => {
  const weighed = (boxes: readonly Box[], weight: number): readonly Weighed[] => boxes.map((box) => ({ box, weight }));
  const isOwn = (owner: Seat | undefined): boolean => owner !== undefined && owner === viewer;
  return [
    ...weighed(newsBoxes(layout, news), weights.news),
    ...weighed(
      [
        ...scene.tiles.flatMap((tile) => (tile && isOwn(tile.owner) ? [siteBox(layout, tile.site)] : [])),
        ...linkBoxes(layout, (link) => isOwn(scene.links[link]?.owner)),
      ],
      weights.own,
    ),
    ...weighed(glowing.length > MOST_CHOICES ? [] : glowing.map(boxOf), weights.choice),
  ];
};
