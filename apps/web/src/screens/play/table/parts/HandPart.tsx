import { useDesk } from '../../../../desk/useDesk.ts';
import { Hand } from '../../../../hand/Hand.tsx';
import { useTable } from '../tableModel.ts';

/** The viewer's cards, face down while the device is handed over. */
export const HandPart = () => {
  const { snapshot, desk } = useTable();
  const { table, shown, frame, handTo } = snapshot;
  const picking = useDesk(desk, (state) => state.picking);
  return <Hand table={table} view={shown.view} seat={frame.viewer} picking={picking} isHidden={handTo !== undefined} />;
};
