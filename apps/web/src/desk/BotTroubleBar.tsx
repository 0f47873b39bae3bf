import { policyNames } from '@coalbrook/bots';
import type { BotTrouble } from '@coalbrook/wire';
import { policyWords } from '@coalbrook/words';

import { useLanguage, useMessages } from '../language/useMessages.ts';
import { reportFailure } from '../session/failures.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';

import styles from './DeskPanel.module.css';

export interface BotTroubleBarProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly trouble: BotTrouble;
}

/** What to do about a bot that does not answer: ask again, or replace it. */
export const BotTroubleBar = ({ session, snapshot, trouble: { seat } }: BotTroubleBarProps) => {
  const { desk: texts } = useMessages();
  const language = useLanguage();
  const others = policyNames.filter((policy) => policy !== snapshot.sheet.sitters[seat]?.policy);
  return (
    <div className={styles.go}>
      <div className={styles.tools}>
        {others.map((policy) => (
          <button
            key={policy}
            type="button"
            className={styles.back}
            onClick={() => void session.replaceBot(seat, policy).catch(reportFailure)}
          >
            {texts.replaceBot(policyWords(policy, language).name)}
          </button>
        ))}
      </div>
      <button type="button" className={styles.confirm} onClick={() => void session.askAgain().catch(reportFailure)}>
        {texts.askAgain}
      </button>
    </div>
  );
};
