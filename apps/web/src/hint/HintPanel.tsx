import { viewOf } from '@coalbrook/desk';
import { findLegal } from '@coalbrook/rules';
import type { Denial, Hint } from '@coalbrook/wire';
import { sayHint } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { marksOf } from '../board/marksOf.ts';
import { isOnMap } from '../journal/marks.ts';
import type { StoryMarks } from '../journal/marks.ts';
import { useGuidedTexts } from '../language/guidedTexts.ts';
import { useMessages } from '../language/useMessages.ts';
import { sayReasons } from '../moveReasons/sayReasons.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { useCoachSpeech } from '../session/useCoachSpeech.ts';
import { useSettings } from '../settings/settings.ts';
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

/** The nudge, the kind of action, the move: it says all that the others led to, and leaves room for the reasons. */
const LAST_STEP = 3;

/** What the move does on the board comes first; more than this is not read. */
const MOST_ON_BOARD = 2;

const HintSteps = ({ session, snapshot, hint, speech, onMarks, onClose }: HintStepsProps) => {
  const { hint: texts } = useMessages().story;
  const { table, frame } = snapshot;
  const { advice, isNetless } = hint;
  const guided = useGuidedTexts();
  const isAtOnce = useSettings().hints === 'move';
  const [step, setStep] = useState(isAtOnce ? LAST_STEP : 1);
  const view = useMemo(() => viewOf(table, frame.cells), [table, frame]);
  const said = useMemo(() => sayHint(table, view, advice, speech), [table, view, advice, speech]);
  const action = findLegal(table, view, advice.action);
  const isTold = step === LAST_STEP;
  const [hasFigures, setFigures] = useState(false);
  const plain = useMemo(() => {
    const onBoard = sayReasons(table, view, [advice.action], guided, speech.language);
    return [...onBoard.slice(0, MOST_ON_BOARD), ...said.plain];
  }, [table, view, advice, guided, speech, said]);
  const figures = said.reasons.filter((reason) => !plain.includes(reason));
  const reasons = hasFigures ? [...plain, ...figures] : plain;

  useEffect(() => {
    const marks = isTold ? marksOf(table, view, advice.action) : undefined;
    onMarks(marks && isOnMap(marks) ? marks : undefined);
    return () => onMarks(undefined);
  }, [table, view, advice, isTold, onMarks]);

  const buttons = useRef<HTMLDivElement>(null);
  const showMove = (): void => {
    setStep(LAST_STEP);
    // This button goes, and the focus must not go with it.
    buttons.current?.querySelector('button')?.focus();
  };

  const put = (): void => {
    if (action) session.choose([action]);
    onClose();
  };
  return (
    <>
      <div className={styles.body} aria-live="polite">
        {!isTold && <p className={styles.step}>{said.nudge}</p>}
        {step > 1 && !isTold && <p className={styles.step}>{said.kind}</p>}
        {isTold && (
          <>
            <p className={styles.move}>{said.move}</p>
            <ul className={styles.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
        {isNetless && <SlipNote>{texts.netless}</SlipNote>}
      </div>
      <div ref={buttons} className={styles.buttons}>
        <Button look={isTold ? 'primary' : 'plain'} size="small" onPress={isTold ? put : () => setStep(step + 1)}>
          {isTold ? texts.put : step === 1 ? texts.whatKind : texts.whatMove}
        </Button>
        {isTold && figures.length > 0 && (
          <Button size="small" aria-pressed={hasFigures} onPress={() => setFigures(!hasFigures)}>
            {guided.figures}
          </Button>
        )}
        {step === 1 && (
          <Button size="small" onPress={showMove}>
            {texts.whatMove}
          </Button>
        )}
      </div>
    </>
  );
};

/** A hint in three steps, or the move at once. It can be chosen; nothing is played before it is confirmed. */
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
