import { lazy, Suspense } from 'react';

import { useDesk } from '../../../../desk/useDesk.ts';
import { useTable } from '../tableModel.ts';

const DeckPanel = lazy(() =>
  import('../../../../panels/DeckPanel.tsx').then((module) => ({ default: module.DeckPanel })),
);

/** Cards on display, from which the viewer can draw. */
export const DisplayPart = () => {
  const { snapshot, desk } = useTable();
  const { table, shown } = snapshot;
  const picking = useDesk(desk, (state) => state.picking);
  return (
    <Suspense>
      <DeckPanel table={table} view={shown.view} picking={picking} />
    </Suspense>
  );
};
