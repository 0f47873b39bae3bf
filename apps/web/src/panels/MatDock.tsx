import { lazy, Suspense } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { DockedMatProps } from './DockedMat.tsx';

import styles from './MatDock.module.css';

// Only wide windows have room for it. The place is there at once, so that it can have the focus.
const DockedMat = lazy(() => import('./DockedMat.tsx').then((module) => ({ default: module.DockedMat })));

export interface MatDockProps extends DockedMatProps {
  readonly id?: string | undefined;
}

/** A mat that stays beside the map. */
export const MatDock = ({ id, ...mat }: MatDockProps) => {
  const { panels: texts } = useMessages();
  return (
    <aside id={id} className={styles.dock} aria-label={texts.mat(mat.seated[mat.seat].name)} tabIndex={-1}>
      <Suspense>
        <DockedMat {...mat} />
      </Suspense>
    </aside>
  );
};
