import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';

import { useDesk } from '../../../../desk/useDesk.ts';
import { useTable } from '../tableModel.ts';

import styles from '../TableScreen.module.css';

// Only a column with free room needs it.
const NextTiles = lazy(() =>
  import('../../../../panels/NextTiles.tsx').then((module) => ({ default: module.NextTiles })),
);

/** Heights in `rem`, as in the style sheet of the tiles: of one with the gap to the next, and of title and signs. */
const TILE = 7.5;
const AROUND = 3.5;
/** A column with less free room does not look empty. */
const LEAST = 14;

/** The viewer’s next tiles, where nothing else needs the room. */
export const NextTilesPart = () => {
  const { snapshot, seated, desk } = useTable();
  const { table, shown, frame } = snapshot;
  const picking = useDesk(desk, (state) => state.picking);
  const box = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fit = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const height = element.clientHeight / rem;
      setRows(height < LEAST ? 0 : Math.floor((height - AROUND) / TILE));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { viewer } = frame;
  return (
    <div ref={box} className={styles.grows}>
      {rows > 0 && (
        <Suspense>
          <NextTiles {...{ table, picking, rows }} view={shown.view} seat={viewer} seated={seated[viewer]} />
        </Suspense>
      )}
    </div>
  );
};
