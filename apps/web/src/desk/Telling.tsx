import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { Later } from '../ui/Later.tsx';

import styles from './DeskPanel.module.css';

// Bots hardly ever fail.
const BotTroubleBar = lazy(() => import('./BotTroubleBar.tsx').then((module) => ({ default: module.BotTroubleBar })));

/** How a game ended. */
export interface GameResult {
  readonly sentence: string;
  /** Shows the final score. */
  readonly onScore: () => void;
}

export interface TellingProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly result?: GameResult | undefined;
  /** What others did. */
  readonly told: ReactNode;
}

/** What is said while others play or the past is on the board. `TellingButtons` lead on from there. */
export const Telling = ({ session, snapshot, result, told }: TellingProps) => {
  const { desk: texts } = useMessages();
  const { frame, sheet, shown, thinking, trouble, hasBotsHere, isAdjourned = false } = snapshot;
  const nameOf = (seat: number): string => sheet.sitters[seat]?.name ?? '';
  // The count of an era speaks for itself.
  if (shown.isCount) return undefined;
  if (shown.mode === 'past') {
    return (
      <>
        <header className={styles.headline}>
          <h2>{texts.past}</h2>
          <p className={styles.hint}>{texts.pastHint}</p>
        </header>
        {told}
      </>
    );
  }
  const headline = () => {
    if (shown.mode === 'telling') return texts.tells;
    if (frame.stage === 'over') return texts.over;
    if (isAdjourned) return texts.adjourned;
    if (trouble) return texts.noAnswer(nameOf(trouble.seat));
    return thinking === undefined ? texts.waitsFor(nameOf(frame.actor)) : texts.thinks(nameOf(thinking));
  };
  const isEnd = shown.mode === 'live' && frame.stage === 'over' && result !== undefined;
  return (
    <>
      {shown.mode === 'telling' && told}
      <header className={shown.mode === 'telling' ? 'visually-hidden' : styles.headline}>
        <h2>{headline()}</h2>
        {isEnd && <p className={styles.result}>{result.sentence}</p>}
        {shown.mode === 'live' && thinking !== undefined && hasBotsHere && (
          <p key={thinking} className={styles.hint}>
            <Later>{texts.thinksLong}</Later>
          </p>
        )}
      </header>
      {shown.mode === 'live' && trouble && (
        <Suspense>
          <BotTroubleBar session={session} snapshot={snapshot} trouble={trouble} />
        </Suspense>
      )}
    </>
  );
};
