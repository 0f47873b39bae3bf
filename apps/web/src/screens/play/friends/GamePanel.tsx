import type { OnlineTable } from '@coalbrook/wire/online';
import type { ReactNode } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useGameTitle } from './useGameTitle.ts';

import styles from './Friends.module.css';

interface GamePanelProps {
  readonly table: OnlineTable;
  readonly children: ReactNode;
}

/** Names the game of an online table, above its seats. */
export const GamePanel = ({ table: { header, seats, status, clock, isRated, hasHints }, children }: GamePanelProps) => {
  const { online, time } = useMessages();
  const [edition, ...details] = useGameTitle(header);
  const isFull = status === 'open' && !seats.some(({ isFree }) => isFree);
  const pace = clock ? [time.pace(clock.control)] : [];
  return (
    <Panel title={edition}>
      <p className={styles.game}>
        {[
          ...details,
          online.seatCount(seats.length),
          ...pace,
          ...(isRated ? [online.isRated] : []),
          ...(hasHints ? [online.hasHints] : []),
          ...(isFull ? [] : [online.status[status]]),
        ].join(' · ')}
      </p>
      {children}
    </Panel>
  );
};
