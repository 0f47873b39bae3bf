import { useDesk } from '../../../../desk/useDesk.ts';
import { MatDock } from '../../../../panels/MatDock.tsx';
import { useTable } from '../tableModel.ts';

/** Mats that stay open beside the map. */
export const DockPart = () => {
  const { snapshot, seated, desk, dock } = useTable();
  const { table, shown, frame } = snapshot;
  const picking = useDesk(desk, (state) => state.picking);
  const isOnly = dock.seats.length < 2;
  return dock.seats.map((seat, index) => (
    <MatDock
      key={isOnly ? 'only' : seat}
      id={index === 0 ? 'dock' : undefined}
      table={table}
      view={shown.view}
      seat={seat}
      seated={seated}
      viewer={frame.viewer}
      picking={picking}
      onShow={isOnly ? dock.show : undefined}
      onUndock={index === 0 ? dock.undock : undefined}
    />
  ));
};
