import { lazy, Suspense } from 'react';

import { useDesk } from '../../../../desk/useDesk.ts';
import { useTable } from '../tableModel.ts';

const MatDialog = lazy(() =>
  import('../../../../panels/MatDialog.tsx').then((module) => ({ default: module.MatDialog })),
);

/** A mat over the table. */
export const MatPart = () => {
  const { snapshot, seated, desk, dock, sheets } = useTable();
  const { table, shown, frame } = snapshot;
  const picking = useDesk(desk, (state) => state.picking);
  if (sheets.mat === undefined) return undefined;
  return (
    <Suspense>
      <MatDialog
        table={table}
        view={shown.view}
        seated={seated}
        picking={picking}
        open={sheets.mat}
        viewer={frame.viewer}
        onClose={sheets.closeMat}
        onDock={dock.isPossible ? dock.show : undefined}
      />
    </Suspense>
  );
};
