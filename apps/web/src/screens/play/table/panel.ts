import type { ComponentType } from 'react';

import type { TableModel } from './tableModel.ts';

/**
 * The places of the table screen that hold panels, wherever a layout puts them. None lies over the map.
 * `map`: the board. `order`: whose turn it is, and whose next. `people`: the seats. `lead`: what frames the game, such as
 * a task. `thought`: whatever explains. `offer`: what is asked in passing; it stands there too, and above the cards where
 * they have a tab. `spare`: what has room in a column only while nothing else needs it. `story`: what happened and what
 * is said, as tabs. `dock`: beside the map, in wide windows. `cards`: what the viewer plays with. `desk`: what the viewer
 * does. `purse`: what the viewer has, where the seats are not in sight. `over`: dialogs.
 */
export type SlotName =
  | 'map'
  | 'order'
  | 'people'
  | 'lead'
  | 'thought'
  | 'offer'
  | 'spare'
  | 'story'
  | 'dock'
  | 'cards'
  | 'desk'
  | 'purse'
  | 'over';

interface PanelIn<Slot extends SlotName> {
  readonly id: string;
  readonly slot: Slot;
  readonly Content: ComponentType;
  /** Whether this table has it now; omitted if every table always has it. */
  readonly isShown?: (model: TableModel) => boolean;
  /** It follows when the map and what is played with have been drawn. */
  readonly isLate?: true;
}

/** A tab has a title. */
export interface TabPanel extends PanelIn<'story'> {
  readonly Title: ComponentType;
}

type Panels = { readonly [Slot in SlotName]: Slot extends 'story' ? TabPanel : PanelIn<Slot> };

/** A part of the table screen. It finds what it shows with `useTable`. */
export type TablePanel<Slot extends SlotName = SlotName> = Panels[Slot];
