import { useDesk } from '../../../../desk/useDesk.ts';
import { MatDialog } from '../../../../panels/MatDialog.tsx';
import { useTable } from '../tableModel.ts';

/** A mat over the table. */
export const MatPart = () => {
  const { snapshot, seated, desk, dock, sheets } = useTable();
  const { table, shown, frame } = snapshot;
  const picking = useDesk(desk, (state) => state.picking);
  return (
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
  );
};
