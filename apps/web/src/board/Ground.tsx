import { BLEED } from '@coalbrook/scene';
import type { BoardLayout } from '@coalbrook/scene';
import { memo, useLayoutEffect, useRef } from 'react';

import { useSettings } from '../settings/settings.ts';
import { useTheme } from '../settings/theme.ts';
import { groundOf } from './ground/groundOf.ts';

import styles from './Board.module.css';

/** The terrain, painted once per map and theme. It is there at once if it is known, and otherwise fades in. */
const Landscape = ({ layout }: { readonly layout: BoardLayout }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  useLayoutEffect(() => {
    let isWanted = true;
    void groundOf(layout, theme).then((image) => {
      const target = canvas.current;
      if (!isWanted || !target) return;
      target.width = image.width;
      target.height = image.height;
      target.getContext('2d')?.drawImage(image, 0, 0);
      target.dataset.painted = theme;
    });
    return () => {
      isWanted = false;
    };
  }, [layout, theme]);
  return (
    <canvas
      ref={canvas}
      className={styles.ground}
      aria-hidden="true"
      style={{
        left: `${-100 * BLEED}%`,
        top: `${-100 * BLEED}%`,
        width: `${100 * (1 + 2 * BLEED)}%`,
        height: `${100 * (1 + 2 * BLEED)}%`,
      }}
    />
  );
};

/** What the map lies on: its landscape, or plain paper. */
export const Ground = memo((props: { readonly layout: BoardLayout }) =>
  useSettings().landscape ? <Landscape {...props} /> : undefined,
);
