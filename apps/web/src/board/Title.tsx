import { TITLE_SIZE, widthOf } from '@coalbrook/scene';
import type { Box } from '@coalbrook/scene';
import { memo } from 'react';

import styles from './Board.module.css';

/** The cartouche with the map's name and the era. */
export const Title = memo(({ box, name, era }: { readonly box: Box; readonly name: string; readonly era: string }) => {
  const size = Math.min(TITLE_SIZE, (TITLE_SIZE * (box.width - 48)) / widthOf(name, TITLE_SIZE));
  const [w, h] = [box.width / 2, box.height / 2];
  return (
    <g transform={`translate(${box.x} ${box.y})`} className={styles.title}>
      <path
        d={`M${-w + 14} ${-h}H${w - 14}q2 12 14 14V${h - 14}q-12 2-14 14H${-w + 14}q-2-12-14-14V${-h + 14}q12-2 14-14Z`}
        className={styles.cartouche}
      />
      <path
        d={`M${-w + 19} ${-h + 6}H${w - 19}q2 11 13 13V${h - 19}q-11 2-13 13H${-w + 19}q-2-11-13-13V${-h + 19}q11-2 13-13Z`}
        className={styles.cartoucheLine}
      />
      <text y={-2} fontSize={size} className={styles.mapName}>
        {name}
      </text>
      <path d={`M${-w * 0.55} 13H-9M9 13H${w * 0.55}M0 8l5 5l-5 5l-5-5Z`} className={styles.flourish} />
      <text y={36} className={styles.eraName}>
        {era}
      </text>
    </g>
  );
});
