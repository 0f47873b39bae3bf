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
  const shelf = useShelf();
  const opened = useOpened(useCallback(() => shelf.lesson(game), [shelf, game]));
  if (!opened) return <Loading />;
  if (!opened.ok) return <UnopenedGame fault={opened.fault} />;
  return <OpenTask session={opened.value} banner={banner} />;
};
