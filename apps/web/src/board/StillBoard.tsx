import { inks } from '@coalbrook/scene';
import type { BoardLayout, Scene } from '@coalbrook/scene';
import type { Marks } from '@coalbrook/words';
import { useMemo } from 'react';
import type { CSSProperties } from 'react';

import { useTheme } from '../settings/theme.ts';
import type { Colour } from '../theme/seats.ts';
import { classes } from '../ui/classes.ts';
import { cutOut } from './cutOut.ts';
import { Ground } from './Ground.tsx';
import type { BoardLabel } from './Labels.tsx';
import { MarksLayer } from './Light.tsx';
import { Names, Picture } from './Picture.tsx';
import type { Captions } from './Picture.tsx';
import { Links, Tiles } from './Pieces.tsx';
import { placeLabels } from './placeLabels.ts';
import { touchablesOf } from './touchables.ts';

import styles from './StillBoard.module.css';

export interface StillBoardProps {
  readonly layout: BoardLayout;
  readonly scene: Scene;
  readonly captions: Captions;
  readonly levelText: (level: number) => string;
  readonly colours: readonly Colour[];
  readonly marks: Partial<Marks>;
  /** What the picture must show; the marks, if nothing else is named. */
  readonly around?: Partial<Marks>;
  readonly labels: readonly BoardLabel[];
  /** What it shows, for screen readers. */
  readonly label: string;
}

const nothingLeaves: ReadonlyMap<number, number> = new Map();
const nothingReplaced: ReadonlySet<number> = new Set();

/** A part of the map as a picture: nothing can be chosen or moved. */
export const StillBoard = (props: StillBoardProps) => {
  const { layout, scene, captions, levelText, colours, marks, around = marks, labels, label } = props;
  const theme = useTheme();
  const touchables = useMemo(() => touchablesOf(layout), [layout]);
  const [width, height] = layout.size;
  const part = useMemo(() => cutOut(layout, around), [layout, around]);
  const { left, top, share } = part;
  const placed = useMemo(() => placeLabels(layout, labels, part), [layout, labels, part]);
  const percent = (length: number): string => `${(100 * length) / share}%`;
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.window}
      style={{ ...(inks[theme] as CSSProperties), aspectRatio: `${width} / ${height}` }}
    >
      <div className={styles.sheet} style={{ width: percent(1), left: percent(-left), top: percent(-top) }}>
        <Ground layout={layout} />
        <svg className={styles.pieces} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Picture layout={layout} scene={scene} captions={captions} />
          <Links layout={layout} links={scene.links} colours={colours} era={scene.era} spotlight={undefined} />
          <Tiles
            layout={layout}
            tiles={scene.tiles}
            colours={colours}
            levelText={levelText}
            leaving={nothingLeaves}
            replaced={nothingReplaced}
            spotlight={undefined}
            detail="middle"
          />
          <MarksLayer touchables={touchables} marks={marks} />
          <Names layout={layout} captions={captions} />
        </svg>
      </div>
      {placed.map(({ text, side, ...at }) => (
        <span
          key={text}
          className={classes(styles.label, styles[side])}
          style={{ '--left': `${at.left}%`, '--top': `${at.top}%` } as CSSProperties}
        >
          {text}
        </span>
      ))}
    </div>
  );
};
