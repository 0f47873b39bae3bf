import { useMessages } from '../../../language/useMessages.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import type { Session } from '../../../session/session.ts';
import { Portrait } from '../../../signs/Portrait.tsx';

import styles from './Handover.module.css';

/** Hides the table between two people at one device until the next one confirms who they are. */
export const Handover = ({ session, snapshot }: { readonly session: Session; readonly snapshot: GameSnapshot }) => {
  const { table } = useMessages();
  const { handTo: seat, sheet } = snapshot;
  if (seat === undefined) return undefined;
  const sitter = sheet.sitters[seat];
  const { name } = sitter;
  return (
    <div className={styles.curtain} role="dialog" aria-modal="true" aria-labelledby="handover-title">
      <div className={styles.card}>
        <Portrait sitter={sitter} seat={seat} size={112} />
        <h2 id="handover-title">{table.handTo(name)}</h2>
        <p>{table.handToHint(name)}</p>
        <button type="button" className={styles.ready} autoFocus onClick={() => void session.take(seat)}>
          {table.handToReady(name)}
        </button>
      </div>
    </div>
  );
};
