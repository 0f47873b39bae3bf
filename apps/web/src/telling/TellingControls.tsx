import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { PauseIcon, PlayIcon, SkipIcon, StepIcon } from '../signs/icons.tsx';
import { IconButton } from '../ui/Button.tsx';

import styles from './TellingBar.module.css';

/** Pause, next, skip. */
export const TellingControls = ({
  session,
  snapshot,
}: {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
}) => {
  const { telling } = useMessages().story;
  const { isPaused } = snapshot;
  return (
    <div className={styles.controls} role="group" aria-label={telling.title}>
      <IconButton
        size="small"
        label={isPaused ? telling.resume : telling.pause}
        onPress={() => session.pause(!isPaused)}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      {isPaused && (
        <IconButton size="small" label={telling.step} onPress={() => session.step()}>
          <StepIcon />
        </IconButton>
      )}
      <IconButton size="small" label={telling.skip} onPress={() => session.skip()}>
        <SkipIcon />
      </IconButton>
    </div>
  );
};
