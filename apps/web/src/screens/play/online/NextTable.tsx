import { useContext } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { hrefOf } from '../../../route/route.ts';
import { WaitingTables } from '../../../session/online/waitingTables.ts';
import { LinkButton } from '../../../ui/Button.tsx';

import styles from './OrderDesk.module.css';

/** While others play: the way to the next table that waits, or after the last one, that none does. */
export const NextTable = () => {
  const { online } = useMessages();
  const { games, isDone } = useContext(WaitingTables);
  const [next] = games;
  if (next !== undefined) {
    return (
      <div className={styles.order}>
        <LinkButton look="primary" href={hrefOf({ screen: 'online', id: next })}>
          {online.nextTable(games.length)}
        </LinkButton>
      </div>
    );
  }
  return (
    isDone && (
      <p role="status" className={styles.order}>
        {online.noneWaiting}
      </p>
    )
  );
};
