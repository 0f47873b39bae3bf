import { useMemo } from 'react';

import { useDesk } from '../../../../desk/useDesk.ts';
import { Hand } from '../../../../hand/Hand.tsx';
import { drawnCards } from '../../../../session/drawnCards.ts';
import { useTable } from '../tableModel.ts';

/** The viewer's cards, face down while the device is handed over. */
export const HandPart = () => {
  const { snapshot, desk } = useTable();
  const { table, shown, frame, handTo, isSketch, steps } = snapshot;
  const picking = useDesk(desk, (state) => state.picking);
  const { view } = shown;
  const seat = frame.viewer;
  const drawn = useMemo(
    () => (isSketch && seat >= 0 ? drawnCards({ steps, view, seat, kinds: table.cards.length }).held : undefined),
    [isSketch, steps, view, seat, table],
  );
  return <Hand table={table} view={view} seat={seat} picking={picking} isHidden={handTo !== undefined} drawn={drawn} />;
};
