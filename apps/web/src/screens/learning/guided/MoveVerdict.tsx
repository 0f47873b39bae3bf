import { viewOf } from '@coalbrook/desk';
import type { MoveVerdict as Verdict } from '@coalbrook/guide';
import { parseAction } from '@coalbrook/record';
import { sayMoment, sayPlainly } from '@coalbrook/words';

import { useGuidedTexts } from '../../../language/guidedTexts.ts';
import { useLanguage } from '../../../language/useMessages.ts';
import { sayReasons } from '../../../moveReasons/sayReasons.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import type { Session } from '../../../session/session.ts';
import { useCoachSpeech } from '../../../session/useCoachSpeech.ts';
import { Button } from '../../../ui/Button.tsx';
import type { MoveQuestion } from '../../../worker/guide.worker.ts';
import type { TableCounsel } from './guidedFollower.ts';
import { useVerdictOnMove } from './useGuidance.ts';
import { Why } from './Why.tsx';

import styles from './GuideBanner.module.css';

interface WorseProps {
  readonly question: MoveQuestion;
  readonly verdict: Extract<Verdict, { readonly kind: 'worse' }>;
  readonly snapshot: GameSnapshot;
}

/** What the better move does on the board comes first; more than this is not read. */
const MOST_ON_BOARD = 2;

/** What the coach says about a move that is clearly worse. */
const Worse = ({ question, verdict, snapshot }: WorseProps) => {
  const texts = useGuidedTexts();
  const { table } = snapshot;
  const speech = useCoachSpeech();
  const played = parseAction(table, question.played);
  if (!speech || !played.ok) return undefined;
  const view = viewOf(table, question.cells);
  const { comparison } = verdict;
  const moment = { seq: 0, view, played: played.value, comparison };
  const { better = '', reasons } = sayMoment(table, moment, speech);
  const onBoard = sayReasons(table, view, [comparison.better], texts, speech.language).slice(0, MOST_ON_BOARD);
  const plain = [...onBoard, ...sayPlainly(table, view, comparison, speech)];
  return (
    <>
      <p>{texts.worse(better)}</p>
      <Why reasons={plain} figures={reasons} />
    </>
  );
};

interface FairProps extends Pick<WorseProps, 'question' | 'snapshot'> {
  readonly kind: 'good' | 'idle';
}

/** What is said about a move that is about as good as the suggested one. */
const Fair = ({ question, snapshot, kind }: FairProps) => {
  const texts = useGuidedTexts();
  const language = useLanguage();
  const { table } = snapshot;
  const played = parseAction(table, question.played);
  const reasons = played.ok ? sayReasons(table, viewOf(table, question.cells), [played.value], texts, language) : [];
  return (
    <div className={styles.verdict}>
      <p>
        <em>{texts[kind]}</em>
      </p>
      <Why reasons={reasons} />
    </div>
  );
};

export interface GuidePartProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly guidance: TableCounsel;
}

/** What is said about a move that was not suggested. */
export const MoveVerdict = ({ session, snapshot, guidance }: GuidePartProps) => {
  const texts = useGuidedTexts();
  const { deviation } = guidance;
  const verdict = useVerdictOnMove(deviation);
  if (!deviation || verdict?.kind === 'same') return undefined;
  if (!verdict) return <p className={styles.note}>{texts.comparing}</p>;
  if (verdict.kind !== 'worse') return <Fair question={deviation} snapshot={snapshot} kind={verdict.kind} />;
  return (
    <div className={styles.verdict}>
      <Worse question={deviation} verdict={verdict} snapshot={snapshot} />
      <Button size="small" onPress={() => session.undo()}>
        {texts.takeBack}
      </Button>
    </div>
  );
};
