import type { BotTrouble } from '@coalbrook/wire';
import { lazy, Suspense, useState } from 'react';

import { useLanguage, useMessages } from '../language/useMessages.ts';
import { opponentsIn } from '../opponents/candidate.ts';
import { reportFailure } from '../session/failures.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { colourOf } from '../theme/seats.ts';

import styles from './DeskPanel.module.css';

const PlayerPicker = lazy(() =>
  import('../opponents/PlayerPicker.tsx').then((module) => ({ default: module.PlayerPicker })),
);

export interface BotTroubleBarProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly trouble: BotTrouble;
}

/** What to do about a bot that does not answer: ask again, or replace it. */
export const BotTroubleBar = ({ session, snapshot, trouble: { seat } }: BotTroubleBarProps) => {
  const { desk: texts, start } = useMessages();
  const language = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { sheet } = snapshot;
  const { policy, name, colour } = sheet.sitters[seat];
  const others = opponentsIn(sheet.header.edition, language).filter(({ id }) => id !== policy);
  return (
    <div className={styles.go}>
      <div className={styles.tools}>
        <button type="button" className={styles.back} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {texts.replaceBot}
        </button>
      </div>
      <button type="button" className={styles.confirm} onClick={() => void session.askAgain().catch(reportFailure)}>
        {texts.askAgain}
      </button>
      {isChoosing && (
        <Suspense>
          <PlayerPicker
            label={texts.replaceWith(name)}
            groups={[{ title: start.opponents.bots, candidates: others }]}
            current={undefined}
            colour={colourOf(colour, seat)}
            onChoose={(chosen) => void session.replaceBot(seat, chosen).catch(reportFailure)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
