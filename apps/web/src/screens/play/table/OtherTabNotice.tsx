import { useMessages } from '../../../language/useMessages.ts';
import type { Session } from '../../../session/session.ts';

import styles from './TableScreen.module.css';

/** Says that another tab has the game, and offers to take over. */
export const OtherTabNotice = ({ session }: { readonly session: Session }) => {
  const { table } = useMessages();
  return (
    <div className={styles.notice} role="status">
      <span>{table.elsewhere}</span>
      <button type="button" className={styles.noticeButton} onClick={() => void session.takeOver()}>
        {table.takeOver}
      </button>
    </div>
  );
};
