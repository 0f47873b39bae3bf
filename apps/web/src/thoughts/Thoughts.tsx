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
import { Slip, SlipNote } from '../ui/Slip.tsx';
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
  const { thoughts: texts } = useMessages().story;
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
    if (answer === undefined) return <SlipNote>{texts.thinking(sitter.name)}</SlipNote>;
    if (answer === 'failed') return <SlipNote>{texts.failed}</SlipNote>;
    if ('denied' in answer) return <SlipNote>{answer.denied === 'secret' ? texts.secret : texts.failed}</SlipNote>;
    return <ThoughtList table={snapshot.table} thoughts={answer} onMarks={onMarks} onFind={onFind} />;
  };
  return (
    <Slip
      ref={panel}
      id="thoughts-title"
      title={texts.ask(sitter.name)}
      sign={<Portrait sitter={sitter} seat={seat} size={30} />}
      onClose={onClose}
    >
      <div className={styles.body} aria-live="polite" aria-busy={answer === undefined}>
        {content()}
      </div>
    </Slip>
  );
};

/** What a bot considered in one of its turns. Telling is paused while it is open. */
export const Thoughts = (props: ThoughtsProps) => <Panel key={`${props.turn.seat} ${props.turn.from}`} {...props} />;
