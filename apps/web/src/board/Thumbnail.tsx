import type { Table } from '@coalbrook/rules';
import { drawThumbnail, inks, marksOfPieces } from '@coalbrook/scene';
import type { LaidPieces, Shape } from '@coalbrook/scene';
import { memo } from 'react';
import type { CSSProperties } from 'react';

import { useTheme } from '../settings/theme.ts';
import { Drawn } from '../signs/Drawn.tsx';
import type { Colour } from '../theme/seats.ts';
import { cutOut } from './cutOut.ts';
import { sharedLayout } from './sharedLayout.ts';

import styles from './Thumbnail.module.css';

export interface ThumbnailProps {
  readonly table: Table;
  readonly pieces: LaidPieces;
  readonly colours: readonly Colour[];
}

interface Picture {
  readonly shape: Shape;
  readonly viewBox: string;
}

const drawn = new WeakMap<LaidPieces, Picture>();

/** Draws a position once, however often it is shown. */
const pictureOf = ({ table, pieces, colours }: ThumbnailProps): Picture => {
  const known = drawn.get(pieces);
  if (known) return known;
  const layout = sharedLayout(table);
  const [width, height] = layout.size;
  const { left, top, share } = cutOut(layout, marksOfPieces(pieces));
  const picture: Picture = {
    shape: drawThumbnail(layout, pieces, colours),
    viewBox: [left * width, top * height, share * width, share * height].join(' '),
  };
  drawn.set(pieces, picture);
  return picture;
};

/** A small picture of a position, for the eye only. */
export const Thumbnail = memo((props: ThumbnailProps) => {
  const theme = useTheme();
  const { shape, viewBox } = pictureOf(props);
  return (
    <svg
      className={styles.thumbnail}
      data-thumbnail
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      style={inks[theme] as CSSProperties}
      aria-hidden="true"
    >
      <Drawn shape={shape} />
    </svg>
  );
});
Thumbnail.displayName = 'Thumbnail';
