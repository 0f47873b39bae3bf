import type { PlaceId } from '@coalbrook/rules';
import type { Denial } from '@coalbrook/wire';
import { useEffect, useState } from 'react';

import type { BotTurn } from '../journal/botTurn.ts';
import type { StoryMarks } from '../journal/marks.ts';
import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { SeenThought } from '../session/seenThoughts.ts';
import type { Session } from '../session/session.ts';
import { Portrait } from '../signs/Portrait.tsx';
import { usePauseTelling } from '../telling/usePauseTelling.ts';
import { IconButton } from '../ui/Button.tsx';
import { CrossIcon } from '../ui/icons.tsx';
import { usePanel } from '../ui/usePanel.ts';
import { ThoughtList } from './ThoughtList.tsx';

import styles from './Thoughts.module.css';

export interface ThoughtsProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly turn: BotTurn;
  readonly onMarks: (marks: StoryMarks | undefined) => void;
  readonly onFind: (place: PlaceId) => void;
  readonly onClose: () => void;
}

type Answer = readonly SeenThought[] | Denial | 'failed';

const Panel = ({ session, snapshot, turn, onMarks, onFind, onClose }: ThoughtsProps) => {
  const { story, common } = useMessages();
  const { thoughts: texts } = story;
  const { seat, from, to } = turn;
  const [answer, setAnswer] = useState<Answer>();
  const panel = usePanel(onClose);
  const sitter = snapshot.sheet.sitters[seat];
  usePauseTelling(session);

  useEffect(() => {
    let isOpen = true;
    const show = (given: Answer): void => {
      if (isOpen) setAnswer(given);
    };
    session.thoughts(seat, from, to).then(show, () => show('failed'));
    return () => {
      isOpen = false;
    };
  }, [session, seat, from, to]);

  useEffect(() => () => onMarks(undefined), [onMarks]);

  const content = () => {
    if (answer === undefined) return <p className={styles.note}>{texts.thinking(sitter.name)}</p>;
    if (answer === 'failed') return <p className={styles.note}>{texts.failed}</p>;
    if ('denied' in answer)
      return <p className={styles.note}>{answer.denied === 'secret' ? texts.secret : texts.failed}</p>;
    return <ThoughtList table={snapshot.table} thoughts={answer} onMarks={onMarks} onFind={onFind} />;
  };
  return (
    <section ref={panel} className={styles.thoughts} tabIndex={-1} aria-labelledby="thoughts-title">
      <header className={styles.header}>
        <Portrait sitter={sitter} seat={seat} size={30} />
        <h2 id="thoughts-title" className={styles.title}>
          {texts.ask(sitter.name)}
        </h2>
        <IconButton size="small" label={common.close} onPress={onClose}>
          <CrossIcon />
        </IconButton>
      </header>
      <div className={styles.body} aria-live="polite" aria-busy={answer === undefined}>
        {content()}
      </div>
    </section>
  );
};

/** What a bot considered in one of its turns. Telling is paused while it is open. */
export const Thoughts = (props: ThoughtsProps) => <Panel key={`${props.turn.seat} ${props.turn.from}`} {...props} />;
