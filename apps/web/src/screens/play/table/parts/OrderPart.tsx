import { useDesk } from '../../../../desk/useDesk.ts';
import { TurnOrder } from '../../../../panels/TurnOrder.tsx';
import { useTable } from '../tableModel.ts';

/** Whose turn it is, and the order of the next round with what the chosen action would change. */
export const OrderPart = () => {
  const { snapshot, seated, desk } = useTable();
  const { table, shown, frame } = snapshot;
  const ghost = useDesk(desk, (state) => state.ghost);
  return <TurnOrder table={table} view={shown.view} seated={seated} actor={frame.actor} ghost={ghost} />;
};
