import { findLegal } from '@coalbrook/rules';
import type { Denial, Hint } from '@coalbrook/wire';
import { sayHint } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { isOnMap } from '../journal/marks.ts';
import type { StoryMarks } from '../journal/marks.ts';
import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { useCoachSpeech } from '../session/useCoachSpeech.ts';
import { viewOf } from '../session/viewOf.ts';
import { marksOf } from '../target/marksOf.ts';
import { Button } from '../ui/Button.tsx';
import { Slip, SlipNote } from '../ui/Slip.tsx';
import { usePanel } from '../ui/usePanel.ts';

import styles from './Hint.module.css';

export interface HintPanelProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly onMarks: (marks: StoryMarks | undefined) => void;
  readonly onClose: () => void;
}

interface HintStepsProps extends HintPanelProps {
  readonly hint: Hint;
  readonly speech: CoachSpeech;
}

/** The nudge, the kind of action, the move. */
const LAST_STEP = 3;

const HintSteps = ({ session, snapshot, hint, speech, onMarks, onClose }: HintStepsProps) => {
  const { hint: texts } = useMessages().story;
  const { table, frame } = snapshot;
  const { advice, isNetless } = hint;
  const [step, setStep] = useState(1);
  const view = useMemo(() => viewOf(table, frame.cells), [table, frame]);
  const said = useMemo(() => sayHint(table, view, advice, speech), [table, view, advice, speech]);
  const action = findLegal(table, view, advice.action);
  const isTold = step === LAST_STEP;

  useEffect(() => {
    const marks = isTold ? marksOf(table, view, advice.action) : undefined;
    onMarks(marks && isOnMap(marks) ? marks : undefined);
    return () => onMarks(undefined);
  }, [table, view, advice, isTold, onMarks]);

  const put = (): void => {
    if (action) session.choose([action]);
    onClose();
  };
  return (
    <>
      <div className={styles.body} aria-live="polite">
        <p className={styles.step}>{said.nudge}</p>
        {step > 1 && <p className={styles.step}>{said.kind}</p>}
        {isTold && (
          <>
            <p className={styles.move}>{said.move}</p>
            <ul className={styles.reasons}>
              {said.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
        {isNetless && <SlipNote>{texts.netless}</SlipNote>}
      </div>
      <div className={styles.buttons}>
        {isTold ? (
          <Button look="primary" size="small" onPress={put}>
            {texts.put}
          </Button>
        ) : (
          <Button size="small" onPress={() => setStep(step + 1)}>
            {step === 1 ? texts.whatKind : texts.whatMove}
          </Button>
        )}
      </div>
    </>
  );
};

/** A hint in three steps. The move can be put on the desk; nothing is played. */
export const HintPanel = (props: HintPanelProps) => {
  const { session, onClose } = props;
  const { hint: texts } = useMessages().story;
  const [answer, setAnswer] = useState<Hint | Denial | 'failed'>();
  const speech = useCoachSpeech(useCallback(() => setAnswer('failed'), []));
  const panel = usePanel(onClose);

  useEffect(() => {
    let isOpen = true;
    const show = (given: Hint | Denial | 'failed'): void => {
      if (isOpen) setAnswer(given);
    };
    session.hint().then(show, () => show('failed'));
    return () => {
      isOpen = false;
    };
  }, [session]);

  const content = () => {
    if (answer === 'failed' || (answer && 'denied' in answer)) return <SlipNote>{texts.failed}</SlipNote>;
    if (answer === undefined || speech === undefined) return <SlipNote>{texts.thinking}</SlipNote>;
    return <HintSteps {...props} hint={answer} speech={speech} />;
  };
  return (
    <Slip ref={panel} id="hint-title" title={texts.title} isBusy={answer === undefined} onClose={onClose}>
      {content()}
    </Slip>
  );
};
