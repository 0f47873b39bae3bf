import { lazy, Suspense, useState } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { SettingsDialog } from '../../../page/SettingsDialog.tsx';
import { ThemeToggle } from '../../../page/ThemeToggle.tsx';
import { useBadge } from '../../../page/useBadge.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { hrefOf } from '../../../route/route.ts';
import { go } from '../../../route/useRoute.ts';
import { Button, IconButton, LinkButton } from '../../../ui/Button.tsx';
import { GearIcon } from '../../../ui/icons.tsx';
import { useOnlineTables } from '../../play/friends/useOnlineTables.ts';
import { hasBegun } from '../../play/newGame/hasBegun.ts';
import { useBeginGame } from '../../play/newGame/useBeginGame.ts';
import { useNames } from '../../play/newGame/useNames.ts';
import { GameList } from './GameList.tsx';
import { Masthead } from './Masthead.tsx';
import { StartLinks } from './StartLinks.tsx';

import styles from './StartScreen.module.css';

// Most people have no online table.
const OnlineTables = lazy(() =>
  import('../../play/friends/OnlineTables.tsx').then((module) => ({ default: module.OnlineTables })),
);

const AboutDialog = lazy(() => import('./AboutDialog.tsx').then((module) => ({ default: module.AboutDialog })));
const BannedNote = lazy(() =>
  import('../../play/friends/BannedNote.tsx').then((module) => ({ default: module.BannedNote })),
);
const OnThisServer = lazy(() =>
  import('../../server/tournament/OnThisServer.tsx').then((module) => ({ default: module.OnThisServer })),
);

/** The start page: continue a game, start one, learn, open a file. */
export const StartScreen = () => {
  const { common, start, online } = useMessages();
  const [dialog, setDialog] = useState<'settings' | 'about' | undefined>();
  const { isStarting, begin } = useBeginGame(go);
  const { tables, isServed, banned, refresh } = useOnlineTables();
  const waiting = tables.filter(({ waits }) => waits).length;
  useBadge(waiting);
  useTitle(waiting > 0 ? online.waiting(waiting, common.title) : undefined);

  const names = useNames();
  const isFirst = !hasBegun();
  // Only whoever plays at once needs it.
  const playNow = (): Promise<void> =>
    begin(import('./quickGame.ts').then(({ quickGame }) => quickGame(names, isFirst)));

  return (
    <div className={styles.start}>
      <header className={styles.masthead}>
        <Masthead />
        <div className={styles.tools}>
          <ThemeToggle />
          <IconButton label={common.settings} onPress={() => setDialog('settings')}>
            <GearIcon />
          </IconButton>
        </div>
        <div className={styles.title}>
          <h1>{common.title}</h1>
          <p>{start.tagline}</p>
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.play}>
          <Button
            look="primary"
            size="large"
            wide
            className={styles.now ?? ''}
            isDisabled={isStarting}
            onPress={() => void playNow()}
          >
            <span className={styles.nowWords}>
              <span>{isStarting ? start.starting : start.playNow}</span>
              <small>{isFirst ? start.firstGameNote : start.playNowNote}</small>
            </span>
          </Button>
          {isFirst && (
            <LinkButton href={hrefOf({ screen: 'guided' })} wide>
              {start.guided}
            </LinkButton>
          )}
          <StartLinks isOnline={isServed} />
        </div>
        <div>
          {banned !== undefined && (
            <Suspense>
              <BannedNote reason={banned} />
            </Suspense>
          )}
          {tables.length > 0 && (
            <Suspense>
              <OnlineTables tables={tables} onChange={refresh} />
            </Suspense>
          )}
          {isServed && (
            <Suspense>
              <OnThisServer />
            </Suspense>
          )}
          <GameList isOnlyList={tables.length === 0} />
        </div>
      </main>
      <footer className={styles.footer}>
        <a href={hrefOf({ screen: 'rules', at: '' })}>{start.rules.title}</a>
        {isServed && <a href={hrefOf({ screen: 'ladder' })}>{start.ladder}</a>}
        {isServed && <a href={hrefOf({ screen: 'account', id: '', token: '' })}>{online.account}</a>}
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
