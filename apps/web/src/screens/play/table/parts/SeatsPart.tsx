import { useDesk } from '../../../../desk/useDesk.ts';
import { Seats } from '../../../../panels/Seats.tsx';
import { useTable } from '../tableModel.ts';

/** Everybody at the table with their figures. */
export const SeatsPart = () => {
  const { snapshot, latest, seated, desk, counted, sheets } = useTable();
  const { table, shown, frame } = snapshot;
  const picking = useDesk(desk, (state) => state.picking);
  return (
    <Seats
      table={table}
      view={shown.view}
      seated={seated}
      viewer={frame.viewer}
      actor={frame.actor}
      thinking={latest.thinking}
      counted={counted}
      picking={picking}
      onOpen={sheets.showMat}
    />
  );
};
