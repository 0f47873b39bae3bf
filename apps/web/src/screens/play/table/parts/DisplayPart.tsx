import { useDesk } from '../../../../desk/useDesk.ts';
import { DeckPanel } from '../../../../panels/DeckPanel.tsx';
import { useTable } from '../tableModel.ts';

/** Cards on display, from which the viewer can draw. */
export const DisplayPart = () => {
  const { snapshot, desk } = useTable();
  const { table, shown } = snapshot;
  const picking = useDesk(desk, (state) => state.picking);
  return <DeckPanel table={table} view={shown.view} picking={picking} />;
};
