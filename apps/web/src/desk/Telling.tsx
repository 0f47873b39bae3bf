import type { ReactNode } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { canPlayOn, playOn } from '../session/playOn.ts';
import type { Session } from '../session/session.ts';
import { Later } from '../ui/Later.tsx';
import { BotTroubleBar } from './BotTroubleBar.tsx';

import styles from './DeskPanel.module.css';

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

/** Shown while others play or the past is on the board: who is playing, and how to continue. */
export const Telling = ({ session, snapshot, result, told }: TellingProps) => {
  const { desk: texts, story } = useMessages();
  const { frame, sheet, shown, thinking, trouble, isRemote } = snapshot;
  const nameOf = (seat: number): string => sheet.sitters[seat]?.name ?? '';
  // The count of an era has its own button to continue.
  if (shown.isCount) return undefined;
  if (shown.mode === 'past') {
    return (
      <>
        <div className={styles.page}>
          <header className={styles.headline}>
            <h2>{texts.past}</h2>
            <p className={styles.hint}>{texts.pastHint}</p>
          </header>
          {told}
        </div>
        <div className={styles.go}>
          {canPlayOn(snapshot) && (
            <button type="button" className={styles.back} onClick={() => void playOn(session)}>
              {story.history.playOn}
            </button>
          )}
          <button type="button" className={styles.confirm} onClick={() => void session.goTo(undefined)}>
            {texts.present}
          </button>
        </div>
      </>
    );
  }
  const headline = () => {
    if (shown.mode === 'telling') return texts.tells;
    if (frame.stage === 'over') return texts.over;
    if (trouble) return texts.noAnswer(nameOf(trouble.seat));
    return thinking === undefined ? texts.waitsFor(nameOf(frame.actor)) : texts.thinks(nameOf(thinking));
  };
  const isEnd = shown.mode === 'live' && frame.stage === 'over' && result !== undefined;
  return (
    <>
      {shown.mode === 'telling' && told}
      <header className={shown.mode === 'telling' ? 'visually-hidden' : styles.headline} aria-live="polite">
        <h2>{headline()}</h2>
        {isEnd && <p className={styles.result}>{result.sentence}</p>}
        {shown.mode === 'live' && thinking !== undefined && !isRemote && (
          <p key={thinking} className={styles.hint}>
            <Later>{texts.thinksLong}</Later>
          </p>
        )}
      </header>
      {isEnd && (
        <div className={styles.go}>
          {!snapshot.isSketch && (
            <a className={styles.back} href="#/new">
              {texts.newGame}
            </a>
          )}
          <button type="button" className={styles.confirm} onClick={result.onScore}>
            {texts.finalScore}
          </button>
        </div>
      )}
      {shown.mode === 'live' && trouble && <BotTroubleBar session={session} snapshot={snapshot} trouble={trouble} />}
      {shown.mode === 'telling' && (
        <div className={styles.go}>
          <div className={styles.tools}>
            <button type="button" className={styles.back} onClick={() => session.pause(!snapshot.isPaused)}>
              {snapshot.isPaused ? texts.goOn : texts.pause}
            </button>
            {snapshot.isPaused && (
              <button type="button" className={styles.back} onClick={() => session.step()}>
                {texts.step}
              </button>
            )}
          </div>
          <button type="button" className={styles.confirm} onClick={() => session.skip()}>
            {texts.skip}
          </button>
        </div>
      )}
    </>
  );
};
