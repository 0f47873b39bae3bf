import type { BotTrouble } from '@coalbrook/wire';
import { lazy, Suspense, useState } from 'react';

import { useMessages } from '../language/useMessages.ts';
import { reportFailure } from '../session/failures.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { colourOf } from '../theme/seats.ts';

import styles from './DeskPanel.module.css';

// Bots hardly ever fail.
const BotPicker = lazy(() => import('../opponents/BotPicker.tsx').then((module) => ({ default: module.BotPicker })));

export interface BotTroubleBarProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly trouble: BotTrouble;
}

/** What to do about a bot that does not answer: ask again, or replace it where that is possible. */
export const BotTroubleBar = ({ session, snapshot, trouble: { seat } }: BotTroubleBarProps) => {
  const { desk: texts } = useMessages();
  const [isChoosing, setChoosing] = useState(false);
  const { sheet, canReplaceBots } = snapshot;
  const { policy, name, colour } = sheet.sitters[seat];
  return (
    <div className={styles.go}>
      {canReplaceBots && (
        <div className={styles.tools}>
          <button type="button" className={styles.back} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {texts.replaceBot}
          </button>
        </div>
      )}
      <button type="button" className={styles.confirm} onClick={() => void session.askAgain().catch(reportFailure)}>
        {texts.askAgain}
      </button>
      {isChoosing && (
        <Suspense>
          <BotPicker
            edition={sheet.header.edition}
            name={name}
            colour={colourOf(colour, seat)}
            except={policy}
            onChoose={(chosen) => void session.replaceBot(seat, chosen).catch(reportFailure)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
