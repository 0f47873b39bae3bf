import { memo } from 'react';

import type { SlotName, TablePanel } from './panel.ts';
import { panels } from './panels.ts';
import { TableContext, useLateTable, useTable } from './tableModel.ts';

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

/** A panel as it was when the map and what is played with were drawn last. */
const Late = ({ Content, isShown }: TablePanel) => {
  const late = useLateTable();
  if (isShown?.(late) === false) return undefined;
  return (
    <TableContext value={late}>
      <Unmoved Content={Content} />
    </TableContext>
  );
};

/** What a panel shows. */
export const PanelContent = ({ panel }: { readonly panel: TablePanel }) =>
  panel.isLate ? <Late {...panel} /> : <panel.Content />;

/** The panels of a slot, one after the other. */
export const Slot = ({ name }: { readonly name: SlotName }) =>
  usePanels(name).map((panel) => <PanelContent key={panel.id} panel={panel} />);
