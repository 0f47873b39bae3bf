import type { NewGame } from '@coalbrook/wire';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';

import type { Session } from '../../../session/session.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { TableBanner } from '../../play/table/tableBanner.ts';
import { Seated } from '../../play/table/TableScreen.tsx';
import { UnopenedGame } from '../../play/table/UnopenedGame.tsx';
import { useOpened } from '../../play/table/useSession.ts';

interface TaskTableProps<TaskSession extends Session> {
  /** The same object as long as the table stays the same. */
  readonly game: NewGame;
  /** Adapts the session to the task; it stays the same function, too. */
  readonly adapt: (session: Session) => TaskSession;
  /** What is shown beside the map; it stays the same function, too. */
  readonly banner: (session: TaskSession) => ReactNode;
}

interface OpenTaskProps<TaskSession extends Session> extends Omit<TaskTableProps<TaskSession>, 'game'> {
  readonly session: Session;
}

const OpenTask = <TaskSession extends Session>({ session, adapt, banner }: OpenTaskProps<TaskSession>) => {
  const adapted = useMemo(() => adapt(session), [adapt, session]);
  const shown = useMemo(() => banner(adapted), [banner, adapted]);
  return (
    <TableBanner value={shown}>
      <Seated session={adapted} />
    </TableBanner>
  );
};

/** A real table with a task beside it. Nothing of it is stored. */
export const TaskTable = <TaskSession extends Session>({ game, adapt, banner }: TaskTableProps<TaskSession>) => {
  const shelf = useShelf();
  const opened = useOpened(useCallback(() => shelf.task(game), [shelf, game]));
  if (!opened) return <Loading />;
  if (!opened.ok) return <UnopenedGame fault={opened.fault} />;
  return <OpenTask session={opened.value} adapt={adapt} banner={banner} />;
};
