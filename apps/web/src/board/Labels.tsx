import type { Seat } from '@coalbrook/rules';
import { widthOf } from '@coalbrook/scene';
import type { BoardLayout } from '@coalbrook/scene';
import { memo } from 'react';

import type { Colour } from '../theme/seats.ts';
import { spotOf } from './spotOf.ts';
import type { LabelledThing } from './spotOf.ts';

import styles from './Board.module.css';

/** A figure shown on the map for a while, such as points during scoring. */
export interface BoardLabel {
  readonly at: LabelledThing;
  readonly text: string;
  readonly seat?: Seat;
}

export const Labels = memo(
  ({
    layout,
    labels,
    colours,
  }: {
    readonly layout: BoardLayout;
    readonly labels: readonly BoardLabel[];
    readonly colours: readonly Colour[];
  }) => (
    <g>
      {labels.map(({ at, text, seat }) => {
        const spot = spotOf(layout, at);
        if (!spot) return undefined;
        const width = Math.max(30, widthOf(text, 21) + 18);
        return (
          <g key={JSON.stringify(at)} transform={`translate(${spot[0]} ${spot[1] - 6})`}>
            <g className={styles.label}>
              <rect
                x={-width / 2}
                y={-16}
                width={width}
                height={32}
                rx={16}
                className={styles.labelPlate}
                style={seat === undefined ? undefined : { fill: `var(--seat-${colours[seat]})` }}
              />
              <text y={7.5} className={styles.labelText}>
                {text}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  ),
);
