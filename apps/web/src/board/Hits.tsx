import type { Lit } from '@coalbrook/desk';
import { linkOutline } from '@coalbrook/scene';
import { memo } from 'react';

import type { Touchable } from './touchables.ts';

import styles from './Board.module.css';

const Shape = ({ shape }: Pick<Touchable, 'shape'>) => {
  if ('line' in shape) {
    const { at, angle, length } = shape.line.tile;
    return (
      <>
        <path d={shape.line.seen} className={styles.hitLine} />
        <path
          d={linkOutline(length + 14)}
          transform={`translate(${at[0]} ${at[1]}) rotate(${angle}) scale(1 1.7)`}
          className={styles.hitArea}
        />
      </>
    );
  }
  const { box, radius } = shape;
  return (
    <rect
      x={box.x - box.width / 2}
      y={box.y - box.height / 2}
      width={box.width}
      height={box.height}
      rx={radius}
      className={styles.hitArea}
    />
  );
};

const Hit = memo(
  ({
    touchable,
    id,
    isChosen,
    isLit,
    name,
  }: {
    readonly touchable: Touchable;
    readonly id: string;
    readonly isChosen: boolean;
    readonly isLit: boolean;
    /** Set if it can be chosen, or the keyboard points at it. */
    readonly name: string | undefined;
  }) => (
    <g
      id={id}
      data-target={touchable.key}
      data-testid={touchable.key}
      data-chosen={isChosen || undefined}
      data-lit={isLit ? '' : undefined}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'button', 'aria-label': name })}
    >
      <Shape shape={touchable.shape} />
    </g>
  ),
);

export interface HitsProps {
  readonly touchables: readonly Touchable[];
  /** What can be chosen now, without places whose own sites are lit or chosen. */
  readonly lit: readonly Touchable[];
  readonly chosen: Lit;
  /** The key of what the keyboard points at. */
  readonly current: string | undefined;
  readonly nameOf: (key: string) => string;
  readonly idOf: (key: string) => string;
}

/** Invisible hit areas. Lit ones are on top so that they win. */
export const Hits = memo(({ touchables, lit, chosen, current, nameOf, idOf }: HitsProps) => (
  <g>
    {[...touchables.filter((touchable) => !lit.includes(touchable)), ...lit].map((touchable) => (
      <Hit
        key={touchable.key}
        touchable={touchable}
        id={idOf(touchable.key)}
        isChosen={chosen.has(touchable.key)}
        isLit={lit.includes(touchable)}
        name={lit.includes(touchable) || touchable.key === current ? nameOf(touchable.key) : undefined}
      />
    ))}
  </g>
));
