import { Button } from '../app/ui/Button.tsx';
import { useMessages } from '../language/useMessages.ts';
import { Medallion } from '../panels/Medallion.tsx';
import type { Play, Session } from '../session/play.ts';
import { colourOf } from '../theme/seats.ts';
import { CardIcon } from './icons.tsx';
import { JournalNews } from './JournalNews.tsx';
import { latestDeed } from './latestDeed.ts';
import { planTurnAt } from './planTurn.ts';
import type { PlanTurn } from './planTurn.ts';
import { SeatMark } from './SeatMark.tsx';
import { TellingControls } from './TellingControls.tsx';
import type { Story } from './useJournal.ts';

import styles from './TellingBar.module.css';

export interface TellingBarProps {
  readonly session: Session;
  readonly play: Play;
  readonly story: Story;
  readonly onExplain?: (turn: PlanTurn) => void;
}

/** Who is at it and what they did, while others' turns are told or a bot thinks. */
const Bar = ({ session, play, story, onExplain }: TellingBarProps) => {
  const { telling } = useMessages().story;
  const isTelling = play.shown.mode === 'telling';
  const last = latestDeed(story.lines);
  const seat = isTelling ? last?.seat : play.thinking;
  if (seat === undefined) return undefined;
  const sitter = play.sheet.sitters[seat];
  const turn = isTelling && last && onExplain ? planTurnAt(story.all, last.index) : undefined;
  return (
    <section className={styles.bar} aria-label={telling.title}>
      <SeatMark sitter={sitter} seat={seat} className={styles.edge} />
      <Medallion figure={sitter.figure} colour={colourOf(sitter.colour, seat)} size={44} />
      <p className={styles.words}>
        <strong className={styles.who}>{isTelling ? sitter.name : telling.thinking(sitter.name)}</strong>
        {isTelling && last && <span className={styles.deed}>{last.text}</span>}
      </p>
      {turn && (
        <Button size="small" look="quiet" onPress={() => onExplain?.(turn)}>
          <CardIcon size={16} /> {telling.explain}
        </Button>
      )}
      {isTelling && <TellingControls session={session} play={play} />}
    </section>
  );
};

/** Tells what happens: for the eye while others' turns are told or a bot thinks, for the ear always. */
export const TellingBar = (props: TellingBarProps) => (
  <>
    <Bar {...props} />
    <JournalNews lines={props.story.lines} names={props.story.names} isQuiet={props.play.shown.mode === 'past'} />
  </>
);
