import { findEdition } from '@coalbrook/editions';
import { editionWords } from '@coalbrook/words';
import { lazy, Suspense, useState } from 'react';

import { useLanguage, useMessages } from '../../language/useMessages.ts';
import { hrefOf } from '../../route/route.ts';
import type { ListedTable } from '../../session/online/onlineApi.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { leavingOf } from './leaving.ts';

import styles from './Friends.module.css';

// Opened rarely, and not needed to show the list.
const LeaveDialog = lazy(() => import('./LeaveDialog.tsx').then((module) => ({ default: module.LeaveDialog })));
const HoursDialog = lazy(() => import('./HoursDialog.tsx').then((module) => ({ default: module.HoursDialog })));
const NoticesDialog = lazy(() => import('./NoticesDialog.tsx').then((module) => ({ default: module.NoticesDialog })));

interface OnlineTablesProps {
  readonly tables: readonly ListedTable[];
  /** Asks for the list again. */
  readonly onChange: () => void;
}

/** The online tables at which this device has a seat, or watches. */
export const OnlineTables = ({ tables, onChange }: OnlineTablesProps) => {
  const { online, notices, time } = useMessages();
  const language = useLanguage();
  const [left, setLeft] = useState<ListedTable>();
  const [dialog, setDialog] = useState<'hours' | 'notices'>();
  const close = (): void => setDialog(undefined);
  return (
    <Panel title={online.mine} className={styles['mine'] ?? ''}>
      <ul role="list" className={styles['tables']}>
        {tables.map((listed) => {
          const { game, edition, sitters, status, waits, plays } = listed;
          const known = findEdition(edition);
          const names = sitters.map(({ name }) => name).join(', ');
          return (
            <li key={game} className={styles['row']}>
              <a href={hrefOf({ screen: 'online', id: game })} className={styles['table']}>
                <span className={styles['edition']}>{known ? editionWords(known, language).name : edition}</span>
                <span>{names}</span>
                <span className={styles['status']} data-waits={waits || undefined}>
                  {waits ? online.yourTurn : online.status[status]}
                  {listed.left !== undefined && ` · ${time.left(time.say(listed.left))}`}
                </span>
              </a>
              <IconButton
                label={`${online.leave[leavingOf(status, plays)].action}: ${names}`}
                onPress={() => setLeft(listed)}
              >
                <CrossIcon />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <div className={styles['tools']}>
        <Button look="quiet" size="small" onPress={() => setDialog('notices')}>
          {notices.title}
        </Button>
        <Button look="quiet" size="small" onPress={() => setDialog('hours')}>
          {time.hours.title}
        </Button>
      </div>
      {dialog === 'notices' && (
        <Suspense>
          <NoticesDialog onClose={close} />
        </Suspense>
      )}
      {dialog === 'hours' && (
        <Suspense>
          <HoursDialog onClose={close} />
        </Suspense>
      )}
      {left && (
        <Suspense>
          <LeaveDialog
            game={left.game}
            leaving={leavingOf(left.status, left.plays)}
            onClose={() => setLeft(undefined)}
            onLeft={() => {
              setLeft(undefined);
              onChange();
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
};
