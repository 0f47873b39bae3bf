import type { NewGame, Opened } from '@coalbrook/wire';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { reportFailure } from '../../session/failures.ts';
import type { Session } from '../../session/session.ts';
import { useShelf } from '../../session/shelfContext.ts';
import { Loading } from '../../ui/Loading.tsx';
import { TableBanner } from '../table/tableBanner.ts';
import { Seated } from '../table/TableScreen.tsx';
import { UnopenedGame } from '../table/UnopenedGame.tsx';

import styles from './TaskBanner.module.css';

/** Opens the table of a task and closes it when it is left; undefined while it opens. */
const useTaskSession = (game: NewGame): Opened<Session> | undefined => {
  const shelf = useShelf();
  const [opened, setOpened] = useState<Opened<Session>>();
  useEffect(() => {
    let isLeft = false;
    let session: Session | undefined;
    shelf
      .lesson(game)
      .then((result) => {
        if (result.ok) session = result.value;
        if (isLeft) session?.close();
        else setOpened(result);
      })
      .catch(reportFailure);
    return () => {
      isLeft = true;
      session?.close();
    };
  }, [shelf, game]);
  return opened;
};

interface TaskTableProps {
  /** The same object as long as the table stays the same. */
  readonly game: NewGame;
  /** What is shown above the table; it stays the same function, too. */
  readonly banner: (session: Session) => ReactNode;
}

const OpenTask = ({ session, banner }: Omit<TaskTableProps, 'game'> & { readonly session: Session }) => {
  const shown = useMemo(() => ({ content: banner(session), className: styles['sheet'] ?? '' }), [banner, session]);
  return (
    <TableBanner value={shown}>
      <Seated session={session} />
    </TableBanner>
  );
};

/** A real table with a task above it. Nothing of it is stored. */
export const TaskTable = ({ game, banner }: TaskTableProps) => {
  const opened = useTaskSession(game);
  if (!opened) return <Loading />;
  if (!opened.ok) return <UnopenedGame fault={opened.fault} />;
  return <OpenTask session={opened.value} banner={banner} />;
};
