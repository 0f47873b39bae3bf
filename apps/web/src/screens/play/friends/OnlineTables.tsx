import { lazy, Suspense, useState } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import type { ListedTable } from '../../../session/online/onlineApi.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { leavingOf } from './leaving.ts';
import { TableRow } from './TableRow.tsx';
import { useResults } from './useResults.ts';
import { useSince } from './useSince.ts';

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

/** As many rows as are shown at first; a long list is slow to draw. */
const FIRST = 20;

interface TableRowsProps {
  readonly tables: readonly ListedTable[];
  readonly since?: ReadonlyMap<string, string>;
  readonly results?: ReadonlyMap<string, string>;
  readonly onLeave: (table: ListedTable) => void;
}

const TableRows = ({ tables, since, results, onLeave }: TableRowsProps) => {
  const { start } = useMessages();
  const [shown, setShown] = useState(FIRST);
  return (
    <>
      <ul role="list" className={styles.tables}>
        {tables.slice(0, shown).map((table) => (
          <TableRow
            key={table.game}
            table={table}
            since={table.waits ? since?.get(table.game) : undefined}
            result={results?.get(table.game)}
            onLeave={() => onLeave(table)}
          />
        ))}
      </ul>
      {tables.length > shown && (
        <Button look="quiet" onPress={() => setShown(tables.length)}>
          {start.shelf.finished.more(tables.length - shown)}
        </Button>
      )}
    </>
  );
};

/** The online tables at which this device has a seat, or watches. */
export const OnlineTables = ({ tables, onChange }: OnlineTablesProps) => {
  const { online, start } = useMessages();
  const since = useSince(tables);
  const [left, setLeft] = useState<ListedTable>();
  const [dialog, setDialog] = useState<'hours' | 'notices'>();
  const isDone = ({ status, asked }: ListedTable): boolean => status === 'over' && !asked;
  const finished = tables.filter(isDone);
  const open = tables.filter((table) => !isDone(table));
  const results = useResults(finished.length > 0);
  const isFirst = ({ waits, asked }: ListedTable): boolean => waits || asked === true;
  const mineFirst = [...open.filter(isFirst), ...open.filter((table) => !isFirst(table))];
  const close = (): void => setDialog(undefined);
  return (
    <Panel title={online.mine} className={styles.mine ?? ''}>
      <TableRows tables={mineFirst} since={since} onLeave={setLeft} />
      {finished.length > 0 && (
        <details className={styles.finished}>
          <summary>{online.finishedTables(finished.length)}</summary>
          <TableRows tables={finished} results={results} onLeave={setLeft} />
        </details>
      )}
      <div className={styles.tools}>
        <Button look="quiet" size="small" onPress={() => setDialog('notices')}>
          {online.notices}
        </Button>
        <Button look="quiet" size="small" onPress={() => setDialog('hours')}>
          {online.hours}
        </Button>
        <LinkButton look="quiet" size="small" href={hrefOf({ screen: 'account', id: '', token: '' })}>
          {online.account}
        </LinkButton>
        <LinkButton look="quiet" size="small" href={hrefOf({ screen: 'statistics' })}>
          {start.statistics}
        </LinkButton>
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
