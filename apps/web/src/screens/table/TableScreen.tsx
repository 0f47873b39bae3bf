import { useMessages } from '../../language/useMessages.ts';
import type { Session } from '../../session/play.ts';
import { GameTable } from './GameTable.tsx';
import { Unopened } from './Unopened.tsx';
import { usePlay, useSession } from './useSession.ts';

import styles from './TableScreen.module.css';

const Seated = ({ session }: { readonly session: Session }) => <GameTable session={session} play={usePlay(session)} />;

/** One game of the shelf, being played. */
export const TableScreen = ({ id }: { readonly id: string }) => {
  const opened = useSession(id);
  const { table } = useMessages();
  if (!opened) {
    return (
      <main className={styles.lone} aria-busy="true">
        <p role="status">{table.loading}</p>
      </main>
    );
  }
  return opened.ok ? <Seated session={opened.value} /> : <Unopened fault={opened.fault} />;
};
