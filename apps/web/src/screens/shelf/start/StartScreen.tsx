import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { SettingsDialog } from '../../../page/SettingsDialog.tsx';
import { TopBar } from '../../../page/TopBar.tsx';
import { useBadge } from '../../../page/useBadge.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { hrefOf } from '../../../route/route.ts';
import { Button } from '../../../ui/Button.tsx';
import { useOnlineTables } from '../../play/friends/useOnlineTables.ts';
import { Masthead } from './Masthead.tsx';
import { PlayNow } from './PlayNow.tsx';
import { RunningGames } from './RunningGames.tsx';
import { StartLinks } from './StartLinks.tsx';
import { useGameRows } from './useGameRows.tsx';
import { useGames } from './useGames.ts';
import { noteWaiting, wasWaiting } from './waited.ts';

import styles from './StartScreen.module.css';

// Most people are asked nothing.
const OwnInvitations = lazy(() =>
  import('../../server/people/Invitations.tsx').then((module) => ({ default: module.OwnInvitations })),
);

// Most people have no online table.
const OnlineTables = lazy(() =>
  import('../../play/friends/OnlineTables.tsx').then((module) => ({ default: module.OnlineTables })),
);

const FinishedGames = lazy(() => import('./FinishedGames.tsx').then((module) => ({ default: module.FinishedGames })));
const AboutDialog = lazy(() => import('./AboutDialog.tsx').then((module) => ({ default: module.AboutDialog })));
const BannedNote = lazy(() =>
  import('../../play/friends/BannedNote.tsx').then((module) => ({ default: module.BannedNote })),
);
const OwnTournaments = lazy(() =>
  import('../../server/tournament/OwnTournaments.tsx').then((module) => ({ default: module.OwnTournaments })),
);

/** The start page: go on with a game, start one, learn, open a file. Whatever waits for somebody comes first. */
export const StartScreen = () => {
  const { common, start, online } = useMessages();
  const [dialog, setDialog] = useState<'settings' | 'about' | undefined>();
  const { tables, isServed, asks, banned, refresh } = useOnlineTables();
  const waiting = tables.filter(({ waits }) => waits).length;
  useBadge(waiting);
  useTitle(waiting > 0 ? online.waiting(waiting, common.title) : undefined);

  const [list, refreshList] = useGames();
  const rows = useGameRows(refreshList);
  const { games, damaged } = typeof list === 'string' ? { games: [], damaged: [] } : list;
  const finished = games.filter(({ isOver }) => isOver);
  const isOpen = games.length > finished.length || tables.some(({ status, asked }) => status !== 'over' || asked);
  const isWaiting = isOpen || (list === 'loading' && wasWaiting());
  useEffect(() => {
    if (list !== 'loading') noteWaiting(isOpen);
  }, [list, isOpen]);

  const isListNeeded = tables.length === 0 || typeof list === 'string' || games.length + damaged.length > 0;
  const current = (
    <div className={styles.current}>
      {banned !== undefined && (
        <Suspense>
          <BannedNote reason={banned} />
        </Suspense>
      )}
      {asks > 0 && (
        <Suspense>
          <OwnInvitations asks={asks} onAnswered={refresh} />
        </Suspense>
      )}
      {tables.length > 0 && (
        <Suspense>
          <OnlineTables tables={tables} onChange={refresh} />
        </Suspense>
      )}
      {isListNeeded && <RunningGames list={list} rows={rows} />}
      {rows.dialog}
    </div>
  );
  const ways = (
    <div className={styles.play}>
      <PlayNow isWaiting={isWaiting} />
      <StartLinks isOnline={isServed} />
    </div>
  );
  const others = (
    <div className={styles.others}>
      {isServed && (
        <Suspense>
          <OwnTournaments />
        </Suspense>
      )}
      {finished.length > 0 && (
        <Suspense>
          <FinishedGames games={finished} rowOf={rows.rowOf} onSaveAll={rows.saveAll} onRemoveAll={rows.remove} />
        </Suspense>
      )}
    </div>
  );
  const parts: readonly (readonly [string, ReactNode])[] = isWaiting
    ? [
        ['current', current],
        ['ways', ways],
        ['others', others],
      ]
    : [
        ['ways', ways],
        ['current', current],
        ['others', others],
      ];

  return (
    <div className={styles.start} data-waiting={isWaiting || undefined}>
      <TopBar />
      <header className={styles.masthead}>
        <Masthead />
        <div className={styles.title}>
          <h1>{common.title}</h1>
          <p>{start.tagline}</p>
        </div>
      </header>
      <main className={styles.main}>
        {parts.map(([name, part]) => (
          <Fragment key={name}>{part}</Fragment>
        ))}
      </main>
      <footer className={styles.footer}>
        <a href={hrefOf({ screen: 'rules', at: '' })}>{start.rules.title}</a>
        <a href={hrefOf({ screen: 'statistics' })}>{start.statistics}</a>
        {isServed && <a href={hrefOf({ screen: 'privacy' })}>{start.privacy}</a>}
        <Button look="quiet" size="small" onPress={() => setDialog('about')}>
          {start.about}
        </Button>
        <Button look="quiet" size="small" onPress={() => setDialog('settings')}>
          {common.settings}
        </Button>
      </footer>
      <SettingsDialog isOpen={dialog === 'settings'} onClose={() => setDialog(undefined)} />
      {dialog === 'about' && (
        <Suspense>
          <AboutDialog onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </div>
  );
};
