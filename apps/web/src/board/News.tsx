import { keyOf } from '@coalbrook/desk';
import type { Target } from '@coalbrook/desk';
import type { CargoId } from '@coalbrook/rules';
import type { BoardNews, Box } from '@coalbrook/scene';
import { memo } from 'react';

import { seatStyle } from '../signs/seatLook.ts';
import type { Colour } from '../theme/seats.ts';
import { boxOf } from './aim.ts';
import { Outline } from './Outline.tsx';
import type { Touchable } from './touchables.ts';

import styles from './Board.module.css';

export interface NewsProps {
  readonly touchables: readonly Touchable[];
  readonly news: BoardNews;
  readonly colours: readonly Colour[];
}

interface BadgeProps {
  readonly box: Box;
  readonly text: string;
}

/** A small figure at the corner of what it belongs to. */
const Badge = ({ box, text }: BadgeProps) => (
  <g transform={`translate(${box.x + box.width / 2} ${box.y - box.height / 2})`} className={styles.newsBadge}>
    <rect x={-17} y={-12} width={34} height={24} rx={12} />
    <text y={6.2}>{text}</text>
  </g>
);

const moved = (by: number): string => (by > 0 ? `▲${by}` : `▼${-by}`);

/** Rings around what changed, in the colour of whoever did it, and how many cubes went. */
export const NewsLayer = memo(({ touchables, news, colours }: NewsProps) => {
  const byKey = new Map(touchables.map((touchable) => [touchable.key, touchable]));
  const at = (target: Target): Touchable | undefined => byKey.get(keyOf(target));
  const ring = (target: Target, className: string | undefined, owner?: number) => {
    const touchable = at(target);
    return (
      touchable && (
        <g key={`${touchable.key} ${className}`} style={owner === undefined ? undefined : seatStyle(colours[owner])}>
          <Outline touchable={touchable} grow={8} className={styles.newsHalo} />
          <Outline touchable={touchable} grow={6} className={className} />
        </g>
      )
    );
  };
  const badge = (target: Target, text: string) => {
    const touchable = at(target);
    return touchable && <Badge key={`${touchable.key} badge`} box={boxOf(touchable)} text={text} />;
  };
  return (
    <g data-testid="news">
      {[...news.cleared].map((site) => ring({ on: 'site', site }, styles.newsGone))}
      {[...news.built].map(([site, owner]) => ring({ on: 'site', site }, styles.newsOwn, owner))}
      {[...news.flipped].map((site) => ring({ on: 'site', site }, styles.newsGilt))}
      {[...news.laid].map(([link, owner]) => ring({ on: 'link', link }, styles.newsOwn, owner))}
      {[...news.drunk].map((place) => ring({ on: 'place', place }, styles.newsGone))}
      {[...news.taken].map(([site, count]) => badge({ on: 'site', site }, `▼${count}`))}
      {[...news.market].map(([cargo, by]: readonly [CargoId, number]) => badge({ on: 'market', cargo }, moved(by)))}
    </g>
  );
});
