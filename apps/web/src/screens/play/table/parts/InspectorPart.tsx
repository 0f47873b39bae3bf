import { Inspector } from '../../../../inspect/Inspector.tsx';
import { inspectionRoom } from '../inspectionRoom.ts';
import { useTable } from '../tableModel.ts';

/** A small card about whatever pointer, focus or finger rest on. */
export const InspectorPart = () => {
  const { snapshot, seated, pointing, inspector } = useTable();
  const { table, shown, frame } = snapshot;
  return (
    <Inspector
      ref={inspector}
      table={table}
      view={shown.view}
      seated={seated}
      viewer={frame.viewer}
      onReach={pointing.inspect}
      roomOf={inspectionRoom}
    />
  );
};
