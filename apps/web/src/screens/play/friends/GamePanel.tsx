import type { OnlineTable } from '@coalbrook/wire/online';
import { journalTitle } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { tableOfHeader } from '../../../session/online/tableOfHeader.ts';
import { Panel } from '../../../ui/Panel.tsx';

import styles from './Friends.module.css';

/** The edition, then the board, variants and automata; only the edition if this page does not know such a game. */
const titleOf = (header: OnlineTable['header'], language: Language): readonly string[] => {
  try {
    return journalTitle(tableOfHeader(header), language);
  } catch {
    return [header.edition];
  }
};

interface GamePanelProps {
  readonly table: OnlineTable;
  readonly children: ReactNode;
}

/** Names the game of an online table, above its seats. */
export const GamePanel = ({ table: { header, seats, status, clock, isRated, hasHints }, children }: GamePanelProps) => {
  const { online, time } = useMessages();
  const language = useLanguage();
  // The header comes anew with every message.
  const game = JSON.stringify(header);
  const [edition, ...details] = useMemo(
    () => titleOf(JSON.parse(game) as OnlineTable['header'], language),
    [game, language],
  );
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
          online.status[status],
        ].join(' · ')}
      </p>
      {children}
    </Panel>
  );
};
