import type { Desk } from '@coalbrook/desk';
import { createContext, useContext } from 'react';
import type { RefObject } from 'react';

import type { EraCount } from '../../../count/useEraCount.ts';
import type { InspectorHandle } from '../../../inspect/Inspector.tsx';
import type { Story } from '../../../journal/useJournal.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import type { Session } from '../../../session/session.ts';
import type { Sketching } from '../../../session/sketch.ts';
import type { Seated } from '../../../signs/seatLook.ts';
import type { TableTalkParts } from '../../../talk/tableTalk.ts';
import type { AreaRequest } from './useAskedArea.ts';
import type { Dock } from './useDock.ts';
import type { Explanation } from './useExplanation.ts';
import type { GameEnd } from './useGameEnd.ts';
import type { ShownNews } from './useNews.ts';
import type { Pointing } from './usePointing.ts';
import type { Sheets } from './useSheets.ts';
import type { Announcer } from './useSpoken.ts';
import type { Spotlight } from './useSpotlight.ts';

/** What every part of the table screen can use. */
export interface TableModel {
  readonly session: Session;
  /** What the screen shows. It stands still while a count is being fetched. */
  readonly snapshot: GameSnapshot;
  /** What is known, shown or not. */
  readonly latest: GameSnapshot;
  /** Where the viewer plays; `useDesk` shows it. */
  readonly desk: Desk;
  readonly sketching: Sketching;
  readonly seated: readonly Seated[];
  readonly story: Story;
  readonly count: EraCount;
  /** The points counted so far, by seat; undefined unless a count is shown. */
  readonly counted: readonly number[] | undefined;
  readonly onCounted: (points: readonly number[] | undefined) => void;
  readonly end: GameEnd;
  readonly explanation: Explanation;
  readonly news: ShownNews;
  readonly spotlight: Spotlight;
  readonly pointing: Pointing;
  readonly dock: Dock;
  readonly sheets: Sheets;
  readonly areas: AreaRequest;
  /** What screen readers are to read out. */
  readonly spoken: Announcer;
  /** The board in words is shown to everybody. */
  readonly showsWords: boolean;
  readonly inspector: RefObject<InspectorHandle | null>;
  /** Undefined where nobody talks. */
  readonly talk: TableTalkParts | undefined;
  /** Only the board is shown. */
  readonly isBare: boolean;
  readonly toggleBare: () => void;
  /** Where the buttons of the map stand; undefined if that is beside it. */
  readonly toolPlace: Element | undefined;
  readonly onToolPlace: (place: Element | null) => void;
}

export const TableContext = createContext<TableModel | undefined>(undefined);

/** The table that a part of the screen belongs to. */
export const useTable = (): TableModel => {
  const model = useContext(TableContext);
  if (!model) throw new Error('not at a table');
  return model;
};
