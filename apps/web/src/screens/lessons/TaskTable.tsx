import type { NewGame } from '@coalbrook/wire';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { Session } from '../../session/session.ts';
import { useShelf } from '../../session/shelfContext.ts';
import { Loading } from '../../ui/Loading.tsx';
import { TableBanner } from '../table/tableBanner.ts';
import { Seated } from '../table/TableScreen.tsx';
import { UnopenedGame } from '../table/UnopenedGame.tsx';
import { useOpened } from '../table/useSession.ts';

import styles from './TaskBanner.module.css';

interface TaskTableProps<TaskSession extends Session> {
  /** The same object as long as the table stays the same. */
  readonly game: NewGame;
  /** Adapts the session to the task; it stays the same function, too. */
  readonly adapt: (session: Session) => TaskSession;
  /** What is shown above the table; it stays the same function, too. */
  readonly banner: (session: TaskSession) => ReactNode;
}

interface OpenTaskProps<TaskSession extends Session> extends Omit<TaskTableProps<TaskSession>, 'game'> {
  readonly session: Session;
}

const OpenTask = <TaskSession extends Session>({ session, adapt, banner }: OpenTaskProps<TaskSession>) => {
  const adapted = useMemo(() => adapt(session), [adapt, session]);
  const shown = useMemo(() => ({ content: banner(adapted), className: styles['sheet'] ?? '' }), [banner, adapted]);
  return (
    <TableBanner value={shown}>
      <Seated session={adapted} />
    </TableBanner>
  );
};

/** A real table with a task above it. Nothing of it is stored. */
export const TaskTable = <TaskSession extends Session>({ game, adapt, banner }: TaskTableProps<TaskSession>) => {
  const shelf = useShelf();
  const opened = useOpened(useCallback(() => shelf.lesson(game), [shelf, game]));
  if (!opened) return <Loading />;
  if (!opened.ok) return <UnopenedGame fault={opened.fault} />;
  return <OpenTask session={opened.value} adapt={adapt} banner={banner} />;
};
