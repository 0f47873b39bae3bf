import { memo, useDeferredValue } from 'react';

import type { SlotName, TablePanel } from './panel.ts';
import { panels } from './panels.ts';
import { TableContext, useTable } from './tableModel.ts';

const standsIn =
  <Name extends SlotName>(name: Name) =>
  (panel: TablePanel): panel is TablePanel<Name> =>
    panel.slot === name;

/** The panels that stand in a slot now. */
export const usePanels = <Name extends SlotName>(name: Name): readonly TablePanel<Name>[] => {
  const model = useTable();
  return panels.filter(standsIn(name)).filter(({ isShown }) => isShown?.(model) ?? true);
};

/** Rendered only when its table changes, and not with whatever is around it. */
const Unmoved = memo(({ Content }: Pick<TablePanel, 'Content'>) => <Content />);

/** A panel that follows when the map and what is played with have been drawn. */
const Late = ({ Content }: Pick<TablePanel, 'Content'>) => {
  const table = useTable();
  const deferred = useDeferredValue(table);
  // Nobody is shown, not even for a frame, what somebody else sees; and no step of a count is left out.
  const isSameViewer = deferred.snapshot.frame.viewer === table.snapshot.frame.viewer;
  const late = isSameViewer && table.counted === undefined ? deferred : table;
  return (
    <TableContext value={late}>
      <Unmoved Content={Content} />
    </TableContext>
  );
};

/** What a panel shows. */
export const PanelContent = ({ panel: { Content, isLate } }: { readonly panel: TablePanel }) =>
  isLate ? <Late Content={Content} /> : <Content />;

/** The panels of a slot, one after the other. */
export const Slot = ({ name }: { readonly name: SlotName }) =>
  usePanels(name).map((panel) => <PanelContent key={panel.id} panel={panel} />);
