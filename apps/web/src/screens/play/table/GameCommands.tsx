import { NOBODY } from '@coalbrook/rules';
import { lazy, Suspense, useContext, useState } from 'react';
import type { RefObject } from 'react';
import { Popover } from 'react-aria-components';

import type { FinalRematch } from '../../../count/FinalScore.tsx';
import type { Docking, SheetName } from '../../../desk/command.ts';
import { copy, download } from '../../../files/download.ts';
import { fileNameOf } from '../../../files/fileName.ts';
import { useFriendTexts } from '../../../language/friendTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { SettingsDialog } from '../../../page/SettingsDialog.tsx';
import { hrefOf } from '../../../route/route.ts';
import { go } from '../../../route/useRoute.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { OnlineInfo } from '../../../session/online/onlineInfo.ts';
import { inviterOf } from '../../../session/online/openOnline.ts';
import { useIsServed } from '../../../session/online/served.ts';
import { WaitingTables } from '../../../session/online/waitingTables.ts';
import type { Session } from '../../../session/session.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { maySketch } from '../../../session/sketch.ts';
import type { Sketching } from '../../../session/sketch.ts';
import { useSettings } from '../../../settings/settings.ts';
import { switchSound } from '../../../sound/sounding.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/notices.ts';
import { useMedia } from '../../../ui/useMedia.ts';
import { leavingOf } from '../friends/leaving.ts';
import { MenuPages } from './MenuPages.tsx';
import type { Item, Section } from './MenuPages.tsx';
import type { OnlineDialog } from './OnlineDialogs.tsx';
import { saveProof } from './saveProof.ts';

import styles from './GameMenu.module.css';

// Few games are shared.
const loadLinks = () => import('../../../session/links.ts');

// Most games are not played online.
const OnlineDialogs = lazy(() => import('./OnlineDialogs.tsx').then((module) => ({ default: module.OnlineDialogs })));

/** What the menu is about. */
export interface GameMenuProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly docking: Docking;
  readonly sketching: Sketching;
  /** Once the game is over. */
  readonly rematch: FinalRematch | undefined;
  readonly onSheet: (sheet: SheetName) => void;
}

export interface GameCommandsProps extends GameMenuProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type MenuDialog = 'settings' | OnlineDialog;

/** Commands for the game as a whole, and the dialogs that they open. */
export const GameCommands = ({
  session,
  snapshot,
  docking,
  sketching,
  rematch,
  onSheet,
  button,
  isOpen,
  onOpenChange,
}: GameCommandsProps) => {
  const { table, common, desk, online } = useMessages();
  const friends = useFriendTexts();
  const isServed = useIsServed();
  const shelf = useShelf();
  const [link, setLink] = useState('');
  const [dialog, setDialog] = useState<MenuDialog>();
  const close = (): void => setDialog(undefined);
  const { games: waiting } = useContext(WaitingTables);
  const info = useContext(OnlineInfo);
  const next = waiting.length > 0 ? hrefOf({ screen: 'online', id: waiting[0] }) : undefined;

  const save = async (): Promise<void> => {
    download(fileNameOf(snapshot.sheet), await session.save());
    notify(table.saveHint);
  };
  const share = async (payload: Promise<string>, screen: 'shared' | 'seed', said: string): Promise<void> => {
    const address = `${location.origin}${location.pathname}${hrefOf({ screen, payload: await payload })}`;
    if (await copy(address)) notify(said);
    else setLink(address);
  };
  const isOver = snapshot.frame.stage === 'over';
  // The draws of an online table have no seed.
  const isDealKnown = isOver && snapshot.sheet.seed !== '';
  const canCopy = snapshot.canKeepCopy && (isOver || snapshot.shareable !== undefined);
  const { sitters } = snapshot.sheet;
  const mine = inviterOf(sitters, snapshot.frame.viewer);
  const hasRoom = sitters.some(({ kind }, seat) => kind !== 'automaton' && seat !== Number(mine));
  // What can be saved can go on elsewhere.
  const canInvite = isServed && snapshot.canSave && !isOver && mine !== NOBODY && hasRoom;
  /** A finished game with everything in it; before that, what the viewer sees. */
  const keepCopy = async (): Promise<void> => {
    const text = isOver ? await session.save() : (await loadLinks()).sharedTextOf(snapshot);
    const kept = text === undefined ? undefined : await shelf.importGame(text);
    if (kept?.ok) go({ screen: 'game', id: kept.value });
    else notify(online.notKept, { tone: 'fault' });
  };
  // A finished game has no position to continue from, so all of it is shared.
  const isWhole = isOver && snapshot.shown.mode !== 'past';
  const sharePosition = async (): Promise<void> => {
    const { linkToGame, linkToPosition } = await loadLinks();
    await share(isWhole ? session.save().then(linkToGame) : linkToPosition(snapshot), 'shared', table.linkCopied);
  };
  const shareTable = async (): Promise<void> => {
    const { linkToTable } = await loadLinks();
    await share(linkToTable(snapshot), 'seed', isDealKnown ? table.dealCopied : table.setUpCopied);
  };

  const { viewer } = snapshot.frame;
  const leaving = leavingOf(isOver ? 'over' : 'running', !session.isWatching);
  const isPlaying = info !== undefined && !isOver && viewer !== NOBODY;
  const isWithOthers =
    isPlaying &&
    info.held.length > 0 &&
    sitters.some(({ kind }, seat) => kind === 'person' && !info.held.some((one) => Number(one) === seat));

  const { dock, undock } = desk.commands;
  // Whoever has nothing to point with has no keys to press.
  const hasKeys = useMedia('(any-hover: hover)');
  const sheets: readonly Item[] = [
    ...(docking.isPossible ? [['dock', docking.isDocked ? undock : dock, () => docking.toggle()] as const] : []),
    ['aid', table.aid, () => onSheet('aid')],
    ['deck', table.deck, () => onSheet('deck')],
    ['progress', table.progress, () => onSheet('progress')],
    ['compare', table.compare, () => onSheet('compare')],
    ...(hasKeys ? [['keys', table.keys, () => onSheet('help')] as const] : []),
  ];
  const isHeard = useSettings().volume > 0;
  const ofDevice: readonly Item[] = [
    ['sound', isHeard ? desk.commands.soundOff : desk.commands.soundOn, () => switchSound(!isHeard)],
    ['settings', common.settings, () => setDialog('settings')],
  ];
  // A plan cannot be saved or shared, and must be left before another screen opens.
  const ofPlan: readonly Section[] = [
    [
      ['leave', sketching.back ?? table.plan.leave, () => sketching.leave()],
      ['again', table.plan.again, () => sketching.again()],
    ],
    sheets,
    ofDevice,
  ];
  const withOthers: readonly Item[] = [
    ...(info && info.held.length > 0 && !isOver
      ? [['links', online.invitations, () => setDialog('links')] as const]
      : []),
    ...(isPlaying ? [['device', online.device, () => setDialog('device')] as const] : []),
    ...(isWithOthers ? [['people', friends.atTheTable, () => setDialog('people')] as const] : []),
    ...(isPlaying ? [['notices', online.notices, () => setDialog('notices')] as const] : []),
    ...(canInvite ? [['invite', online.inviteTo, () => setDialog('invite')] as const] : []),
  ];
  const kept: readonly Item[] = [
    ...(snapshot.canSave ? [['save', table.saveFile, save] as const] : []),
    ...(snapshot.canProveDraws
      ? [['proof', online.saveProof, () => saveProof(session, snapshot.sheet, online.proofHint)] as const]
      : []),
    ...(canCopy ? [['copy', isOver ? online.keepCopy : online.playCopy, keepCopy] as const] : []),
    ['position', table.sharePosition, sharePosition],
    ['table', isDealKnown ? table.shareSeed : table.shareSetUp, shareTable],
  ];
  const ofGame: readonly Section[] = [
    [
      ...(next === undefined
        ? []
        : [['next', online.nextTable(waiting.length), () => (location.hash = next)] as const]),
      ...(rematch ? [['rematch', rematch.label, rematch.play] as const] : []),
      ...(maySketch(snapshot) ? [['plan', table.plan.begin, () => sketching.begin()] as const] : []),
      ...(isPlaying ? [['ask', online.ask, () => setDialog('ask')] as const] : []),
    ],
    [
      ...sheets,
      ['rules', table.rules, () => (location.hash = hrefOf({ screen: 'rules', at: snapshot.table.edition.slug }))],
    ],
    [
      { id: 'others', label: table.withOthers, items: withOthers },
      { id: 'kept', label: table.kept, items: kept },
    ],
    ofDevice,
    [
      ...(info ? [['leaveGame', online.leave[leaving].action, () => setDialog('leave')] as const] : []),
      ['home', table.home, () => (location.hash = '#/')],
    ],
  ];
  return (
    <>
      <Popover
        trigger="MenuTrigger"
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom end"
        className={styles.popover ?? ''}
      >
        <MenuPages
          label={table.menu}
          sections={snapshot.isSketch ? ofPlan : ofGame}
          onClose={() => onOpenChange(false)}
        />
      </Popover>
      <SettingsDialog isOpen={dialog === 'settings'} onClose={close} />
      {dialog !== undefined && dialog !== 'settings' && (
        <Suspense>
          <OnlineDialogs
            dialog={dialog}
            session={session}
            snapshot={snapshot}
            mine={mine}
            leaving={leaving}
            onClose={close}
          />
        </Suspense>
      )}
      <Dialog title={table.linkShown} isOpen={link !== ''} onClose={() => setLink('')} size="small">
        <input className={styles.link} readOnly value={link} onFocus={(event) => event.target.select()} />
      </Dialog>
    </>
  );
};
