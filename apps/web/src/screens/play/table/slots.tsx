import type { SlotName, TablePanel } from './panel.ts';
import { panels } from './panels.ts';
import { useTable } from './tableModel.ts';

const standsIn =
  <Name extends SlotName>(name: Name) =>
  (panel: TablePanel): panel is TablePanel<Name> =>
    panel.slot === name;

/** The panels that stand in a slot now. */
export const usePanels = <Name extends SlotName>(name: Name): readonly TablePanel<Name>[] => {
  const model = useTable();
  return panels.filter(standsIn(name)).filter(({ isShown }) => isShown?.(model) ?? true);
};

/** The panels of a slot, one after the other. */
export const Slot = ({ name }: { readonly name: SlotName }) =>
  usePanels(name).map(({ id, Content }) => <Content key={id} />);
