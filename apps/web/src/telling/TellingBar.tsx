import { RunningClock } from '../clock/RunningClock.tsx';
import { latestDeed } from '../journal/latestDeed.ts';
import { planTurnAt } from '../journal/planTurn.ts';
import type { PlanTurn } from '../journal/planTurn.ts';
import type { Story } from '../journal/useJournal.ts';
import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { CardIcon } from '../signs/icons.tsx';
import { Portrait } from '../signs/Portrait.tsx';
import { SeatMark } from '../signs/SeatMark.tsx';
import { Button } from '../ui/Button.tsx';
import { TellingControls } from './TellingControls.tsx';

import styles from './TellingBar.module.css';

export interface TellingBarProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly story: Story;
  readonly onExplain?: (turn: PlanTurn) => void;
}

/** What others just did, in two lines, for layouts in which the desk may be hidden. */
export const TellingBar = ({ session, snapshot, story, onExplain }: TellingBarProps) => {
  const { telling } = useMessages().story;
  const last = latestDeed(story.lines);
  if (!last) return undefined;
  const { seat, text } = last;
  const sitter = snapshot.sheet.sitters[seat];
  const turn = onExplain && planTurnAt(story.all, last.index);
  return (
    <section className={styles.bar} aria-label={telling.title}>
      <SeatMark sitter={sitter} seat={seat} className={styles.edge} />
      <Portrait sitter={sitter} seat={seat} size={28} />
      <p className={styles.words} data-tip={text}>
        <strong className={styles.who}>{sitter.name}</strong> {text}
      </p>
      {turn && (
        <Button
          size="small"
          look="quiet"
          className={styles.explain}
          aria-label={telling.explain}
          onPress={() => onExplain?.(turn)}
        >
          <CardIcon size={16} /> <span>{telling.explain}</span>
        </Button>
      )}
      <RunningClock />
      <TellingControls session={session} snapshot={snapshot} />
    </section>
  );
};
