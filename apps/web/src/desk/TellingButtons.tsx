import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { canPlayOn, playOn } from '../session/playOn.ts';
import type { Session } from '../session/session.ts';
import type { GameResult } from './Telling.tsx';

import styles from './DeskPanel.module.css';

export interface TellingButtonsProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly result?: GameResult | undefined;
}

/** How to go on from what is told, from the past, or from the end of the game. */
export const TellingButtons = ({ session, snapshot, result }: TellingButtonsProps) => {
  const { desk: texts, story } = useMessages();
  const { frame, shown, isPaused, isSketch } = snapshot;
  // The count of an era has its own buttons.
  if (shown.isCount) return undefined;
  if (shown.mode === 'past') {
    return (
      <div className={styles.go}>
        {canPlayOn(snapshot) && (
          <button type="button" className={styles.back} onClick={() => void playOn(session)}>
            {story.history.playOn}
          </button>
        )}
        <button type="button" className={styles.confirm} data-onward onClick={() => void session.goTo(undefined)}>
          {texts.present}
        </button>
      </div>
    );
  }
  if (shown.mode === 'telling') {
    return (
      <div className={styles.go}>
        <div className={styles.tools}>
          <button type="button" className={styles.back} onClick={() => session.pause(!isPaused)}>
            {isPaused ? texts.goOn : texts.pause}
          </button>
          {isPaused && (
            <button type="button" className={styles.back} onClick={() => session.step()}>
              {texts.step}
            </button>
          )}
        </div>
        <button type="button" className={styles.confirm} data-onward onClick={() => session.skip()}>
          {texts.skip}
        </button>
      </div>
    );
  }
  if (frame.stage !== 'over' || result === undefined) return undefined;
  return (
    <div className={styles.go}>
      {!isSketch && (
        <a className={styles.back} href="#/new">
          {texts.newGame}
        </a>
      )}
      <button type="button" className={styles.confirm} data-onward onClick={result.onScore}>
        {texts.finalScore}
      </button>
    </div>
  );
};
