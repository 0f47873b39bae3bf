import { RunningClock } from '../clock/RunningClock.tsx';
import type { Story } from '../journal/useJournal.ts';
import { useMoment } from '../journal/useMoment.ts';
import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { canPlayOn, playOn } from '../session/playOn.ts';
import type { Session } from '../session/session.ts';
import { MomentIcon } from '../signs/icons.tsx';
import { Button } from '../ui/Button.tsx';

import styles from './PastBanner.module.css';

export interface PastBannerProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly story: Story;
}

/** Which moment of the past the map shows, with a way back, for layouts in which the desk may be hidden. */
export const PastBanner = ({ session, snapshot, story }: PastBannerProps) => {
  const { history } = useMessages().story;
  const say = useMoment(snapshot.table, story.names);
  if (snapshot.shown.mode !== 'past' || snapshot.shown.isCount) return undefined;
  return (
    <div className={styles.banner} role="status">
      <MomentIcon size={22} />
      <p className={styles.text}>
        <strong>{history.past}</strong>{' '}
        <span>
          {say(story.timeline.moments[snapshot.shown.seq])}. <span className={styles.hint}>{history.pastHint}</span>
        </span>
      </p>
      <RunningClock />
      {canPlayOn(snapshot) && (
        <Button size="small" look="plain" onPress={() => void playOn(session)}>
          {history.playOn}
        </Button>
      )}
      <Button size="small" look="primary" onPress={() => void session.goTo(undefined)}>
        {history.toPresent}
      </Button>
    </div>
  );
};
