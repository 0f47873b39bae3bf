import type { Picking } from '@coalbrook/desk';
import { turnKinds } from '@coalbrook/desk';
import type { Seat } from '@coalbrook/rules';
import { lazy, Suspense } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { Seated } from '../signs/seatLook.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Biography } from './Biography.tsx';
import { Mat } from './Mat.tsx';
import type { MatProps } from './Mat.tsx';

import styles from './Mat.module.css';

const AnnotatedTile = lazy(() => import('./AnnotatedPieces.tsx').then((module) => ({ default: module.AnnotatedTile })));

export interface MatDialogProps extends Omit<MatProps, 'seat' | 'seated'> {
  readonly seated: readonly Seated[];
  /** Whose mat is open, if any. */
  readonly open: Seat | undefined;
  readonly viewer: Seat;
  readonly onClose: () => void;
  /** Docks the mat beside the map; undefined if the window has no room for it. */
  readonly onDock: ((seat: Seat) => void) | undefined;
}

/** A mat, and below it a biography. Touching one of the viewer's own tiles chooses it and closes the mat. */
export const MatDialog = ({ table, view, seated, picking, open, viewer, onClose, onDock }: MatDialogProps) => {
  const { panels: texts } = useMessages();
  if (open === undefined) return undefined;
  const own = open === viewer && picking ? picking : undefined;
  const closing: Picking | undefined = own && {
    ...own,
    pick(target) {
      own.pick(target);
      onClose();
    },
  };
  const dock = onDock && (
    <Button
      onPress={() => {
        onClose();
        onDock(open);
      }}
    >
      {texts.dock}
    </Button>
  );
  return (
    <Dialog title={texts.mat(seated[open].name)} isOpen onClose={onClose} size="wide" actions={dock}>
      <p className={styles.hint}>{turnKinds(table).includes('develop') ? texts.matHint : texts.matHintAny}</p>
      <details className={styles.legend}>
        <summary>{texts.matLegend}</summary>
        <Suspense>
          <AnnotatedTile table={table} colour={seated[open].colour} />
        </Suspense>
      </details>
      <Mat table={table} view={view} seat={open} seated={seated[open]} picking={closing} />
      <Biography seated={seated[open]} />
    </Dialog>
  );
};
