import { JournalNews } from '../journal/JournalNews.tsx';
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
import { Later } from '../ui/Later.tsx';
import { Revealed } from './Revealed.tsx';
import { TellingControls } from './TellingControls.tsx';

import styles from './TellingBar.module.css';

export interface TellingBarProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly story: Story;
  readonly onExplain?: (turn: PlanTurn) => void;
}

/** Who acts and what they did, in two lines, for layouts in which the desk may be hidden. */
const Bar = ({ session, snapshot, story, onExplain }: TellingBarProps) => {
  const { desk, story: texts } = useMessages();
  const { telling } = texts;
  const isTelling = snapshot.shown.mode === 'telling';
  const last = latestDeed(story.lines);
  const seat = isTelling ? last?.seat : snapshot.thinking;
  if (seat === undefined) return undefined;
  const sitter = snapshot.sheet.sitters[seat];
  const turn = isTelling && last && onExplain ? planTurnAt(story.all, last.index) : undefined;
  const deed = isTelling ? last?.text : undefined;
  return (
    <section className={styles.bar} aria-label={telling.title}>
      <SeatMark sitter={sitter} seat={seat} className={styles.edge} />
      <Portrait sitter={sitter} seat={seat} size={28} />
      <p className={styles.words} data-tip={deed}>
        <strong className={styles.who}>{isTelling ? sitter.name : telling.thinking(sitter.name)}</strong> {deed}
        {!isTelling && !snapshot.isRemote && <Later key={seat}>{desk.thinksLong}</Later>}
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
      {isTelling && <TellingControls session={session} snapshot={snapshot} />}
    </section>
  );
};

/** Shows what happens while others' turns are told or a bot thinks, and always announces it to screen readers. */
export const TellingBar = (props: TellingBarProps) => (
  <>
    <Bar {...props} />
    <Revealed snapshot={props.snapshot} story={props.story} />
    <JournalNews lines={props.story.lines} names={props.story.names} isQuiet={props.snapshot.shown.mode === 'past'} />
  </>
);
