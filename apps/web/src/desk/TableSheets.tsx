import type { Desk, Picking } from '@coalbrook/desk';
import type { PlaceId, Seat } from '@coalbrook/rules';
import { lazy, Suspense, useContext, useMemo } from 'react';

import { languageOf, nextLanguage } from '../language/languages.ts';
import { useMessages } from '../language/useMessages.ts';
import { hrefOf } from '../route/route.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { WaitingTables } from '../session/online/waitingTables.ts';
import type { Session } from '../session/session.ts';
import type { Sketching } from '../session/sketch.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { seatedAt } from '../signs/seatLook.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { CommandContext, Docking, FocusArea, SheetName, SpokenQuestion } from './command.ts';
import { PaletteDoor, usePaletteInTime } from './PaletteDoor.tsx';
import { useCommands } from './useCommands.ts';
import { useDesk } from './useDesk.ts';
import { useWords } from './useWords.ts';

// These are loaded when they are opened.
const AidDialog = lazy(() => import('./Aid.tsx').then((module) => ({ default: module.AidDialog })));
const KeysDialog = lazy(() => import('./KeysDialog.tsx').then((module) => ({ default: module.KeysDialog })));
const CardTable = lazy(() => import('../panels/CardTable.tsx').then((module) => ({ default: module.CardTable })));
const DeckPanel = lazy(() => import('../panels/DeckPanel.tsx').then((module) => ({ default: module.DeckPanel })));
const Compare = lazy(() => import('../panels/Compare.tsx').then((module) => ({ default: module.Compare })));
const Progress = lazy(() => import('../panels/Progress.tsx').then((module) => ({ default: module.Progress })));

export interface TableSheetsProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly desk: Desk;
  /** The sheet that is open over the table. */
  readonly open: SheetName | undefined;
  readonly onOpen: (sheet: SheetName | undefined) => void;
  readonly onOpenMat: (seat: Seat) => void;
  /** Answers a question in words. */
  readonly onAnswer: (question: SpokenQuestion) => void;
  /** Says everything about a place. */
  readonly onDescribe: (place: PlaceId) => void;
  readonly onSay: (sentences: readonly string[]) => void;
  /** Moves the focus to an area of the table. */
  readonly onFocusArea: (area: FocusArea) => void;
  /** Shows a place on the map. */
  readonly onFind: (place: PlaceId) => void;
  /** Shows what changed since the viewer's last turn, or hides it. */
  readonly onNews: () => void;
  /** Makes the pieces of a seat stand out, or no longer. */
  readonly onSpotlight: (seat: Seat) => void;
  /** Hides everything but the board, or brings it back. */
  readonly onBare: () => void;
  /** Gives a hint, or takes it away. */
  readonly onHint: () => void;
  readonly docking: Docking;
  readonly sketching: Sketching;
  /** Closes what covers the map, or leaves a plan. */
  readonly onStepBack: () => void;
  /** Shows the card about what has the focus. */
  readonly onInspect: () => void;
}

const switchTheme = (): void =>
  changeSettings({ theme: document.documentElement.dataset.theme === 'night' ? 'day' : 'night' });

/** Handles shortcut keys and renders the sheets they open: palette, keys, player aid, cards, progress. */
export const TableSheets = (props: TableSheetsProps) => {
  const { session, snapshot, desk, open, onOpen, onOpenMat, onFind, sketching, onStepBack, onInspect } = props;
  const { desk: texts, panels } = useMessages();
  const next = nextLanguage(languageOf(useSettings()));
  const state = useDesk(desk);
  const [waiting] = useContext(WaitingTables).games;
  const nextTable =
    waiting === undefined ? undefined : () => void (location.hash = hrefOf({ screen: 'online', id: waiting }));
  const { table, sheet } = snapshot;
  const { view } = snapshot.shown;
  const names = useMemo(() => sheet.sitters.map(({ name }) => name), [sheet]);
  const seated = useMemo(() => seatedAt(sheet), [sheet]);
  const words = useWords(table, names);
  const context: CommandContext = {
    table,
    view,
    desk,
    state,
    session,
    snapshot,
    words,
    texts,
    screen: {
      show: onOpen,
      openMat: onOpenMat,
      focus: props.onFocusArea,
      answer: props.onAnswer,
      describe: props.onDescribe,
      say: props.onSay,
      find: onFind,
      toggleNews: props.onNews,
      toggleSpotlight: props.onSpotlight,
      toggleBare: props.onBare,
      toggleHint: props.onHint,
      docking: props.docking,
      sketching,
      nextTable,
      stepBack: onStepBack,
      inspect: onInspect,
      switchTheme,
      nextLanguage: next.name,
      switchLanguage: () => changeSettings({ language: next.code }),
    },
  };
  useCommands(context, open !== undefined);
  usePaletteInTime();
  const close = (): void => onOpen(undefined);
  /** Choosing a card in the sheet closes it. */
  const closing: Picking = {
    ...state.picking,
    pick(target) {
      desk.pick(target);
      close();
    },
  };
  return (
    <>
      {(open === 'palette' || open === 'towns') && (
        <PaletteDoor key={open} context={context} isAboutTowns={open === 'towns'} onClose={close} />
      )}
      <Suspense>
        {open === 'help' && <KeysDialog context={context} onClose={close} />}
        {open === 'aid' && <AidDialog table={table} view={view} onClose={close} />}
      </Suspense>
      <Dialog title={panels.deck} isOpen={open === 'deck'} onClose={close}>
        <Suspense>
          <DeckPanel table={table} view={view} picking={closing}>
            <CardTable table={table} view={view} viewer={snapshot.frame.viewer} />
          </DeckPanel>
        </Suspense>
      </Dialog>
      <Dialog title={panels.progress} isOpen={open === 'progress'} onClose={close} size="wide" isText>
        <Suspense>
          <Progress table={table} view={view} seated={seated} />
        </Suspense>
      </Dialog>
      <Dialog title={panels.compare} isOpen={open === 'compare'} onClose={close} size="wide">
        <Suspense>
          <Compare table={table} view={view} seated={seated} />
        </Suspense>
      </Dialog>
    </>
  );
};
