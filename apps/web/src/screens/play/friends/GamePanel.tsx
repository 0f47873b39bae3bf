import type { OnlineTable } from '@coalbrook/wire/online';
import type { ReactNode } from 'react';

import { languageName } from '../../../language/languageName.ts';
import { useLobbyTexts } from '../../../language/lobbyTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useGameTitle } from './useGameTitle.ts';

import styles from './Friends.module.css';

interface GamePanelProps {
  readonly table: OnlineTable;
  readonly children: ReactNode;
}

/** Names the game of an online table, above its seats. */
export const GamePanel = ({ table, children }: GamePanelProps) => {
  const { header, seats, status, clock, isRated, hasHints, ratings, language } = table;
  const { online, time } = useMessages();
  const lobby = useLobbyTexts();
  const { code } = useLanguage();
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
          ...(ratings ? [lobby.ratings(ratings)] : []),
          ...(language === undefined ? [] : [languageName(language, code)]),
          ...(isFull ? [] : [online.status[status]]),
        ].join(' · ')}
      </p>
      {children}
    </Panel>
  );
};
