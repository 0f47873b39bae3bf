import { adviceFor, judgeTurn } from '@coalbrook/puzzles';
import type { Puzzle, PuzzleVerdict } from '@coalbrook/puzzles';
import { questionOf } from '@coalbrook/rules';
import { sayHint, sayKind, sayTurnBehind, sayTurnLead } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useGuidedTexts } from '../../../language/guidedTexts.ts';
import { puzzleTextsIn } from '../../../language/puzzleTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { hrefOf } from '../../../route/route.ts';
import { useCoachSpeech } from '../../../session/useCoachSpeech.ts';
import { markDone } from '../../../settings/doneLessons.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import type { HeldSession } from '../lessons/heldTurn.ts';
import type { ShelvedPuzzle } from './shelvedPuzzles.ts';
import { turnReasons } from './turnReasons.ts';
import { turnText } from './turnText.ts';

import styles from '../lessons/TaskBanner.module.css';

export interface PuzzleBannerProps {
  readonly shelved: ShelvedPuzzle;
  readonly isOfToday: boolean;
  readonly session: HeldSession;
  readonly onAgain: () => void;
}

/** Something to look at, the kinds of the actions, and the actions one by one. */
const hintsFor = (puzzle: Puzzle, speech: CoachSpeech): readonly string[] => {
  const { afterThat } = puzzleTextsIn(speech.language.code);
  const { table } = puzzle;
  const steps = adviceFor(puzzle);
  const said = steps.map(({ advice, view }) => sayHint(table, view, advice, speech));
  if (said.length === 0) return [];
  const later = steps.slice(1).filter(({ view }) => questionOf(view) === 'action');
  const kinds = later.map(({ advice }) => afterThat(`${sayKind(table, advice.action.kind, speech.language)}.`));
  const moves = said.map(({ move }, index) => (index === 0 ? `${move}.` : afterThat(`${move}.`)));
  return [said[0].nudge, [said[0].kind, ...kinds].join(' '), ...moves];
};

/** The best turn, what it does on the board, and how much better it is than the next best. */
const Idea = ({ puzzle, speech }: { readonly puzzle: Puzzle; readonly speech: CoachSpeech }) => {
  const { language } = speech;
  const texts = puzzleTextsIn(language.code);
  const guided = useGuidedTexts();
  const say = (turn: readonly string[]): string => turnText(puzzle, turn, language);
  const reasons = useMemo(() => turnReasons(puzzle, puzzle.solutions[0], guided, language), [puzzle, guided, language]);
  return (
    <>
      <p className={styles.result}>
        <strong>{texts.best}</strong>
      </p>
      <ol className={styles.hints}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
      <p>{sayTurnLead(puzzle, say(puzzle.next), speech).join(' ')}</p>
    </>
  );
};

interface ResultProps {
  readonly puzzle: Puzzle;
  readonly verdict: PuzzleVerdict;
  readonly speech: CoachSpeech | undefined;
}

/** Whether the turn is the best one; if not, what it has less of. */
const Result = ({ puzzle, verdict, speech }: ResultProps) => {
  const texts = puzzleTextsIn(useLanguage().code);
  const { isSolved, isNext, lacks } = verdict;
  if (isSolved)
    return (
      <p className={styles.result}>
        <strong>{texts.solved}</strong>
      </p>
    );
  return (
    <p className={styles.result}>
      <strong>{isNext ? texts.missedByNext : texts.missed}</strong>{' '}
      {speech && sayTurnBehind(puzzle.lead, isNext, lacks, speech)} {texts.tryAgain}
    </p>
  );
};

/** The task of a puzzle beside its map, with hints, what the turn was worth, and the solution. */
export const PuzzleBanner = ({ shelved, isOfToday, session, onAgain }: PuzzleBannerProps) => {
  const { common } = useMessages();
  const texts = puzzleTextsIn(useLanguage().code);
  const speech = useCoachSpeech();
  const { puzzle, edition, number, next } = shelved;
  const { table, start } = puzzle;
  const [shown, setShown] = useState(0);
  const [isGivenUp, setGivenUp] = useState(false);
  const [turn, setTurn] = useState<readonly string[]>();
  useEffect(() => session.onEnd(setTurn), [session]);
  const verdict = useMemo(() => turn && judgeTurn(puzzle, turn), [puzzle, turn]);
  const banner = useRef<HTMLElement>(null);
  const grade = texts.grades[puzzle.grade];
  const title = isOfToday ? texts.todayName(grade) : texts.name(number, grade);
  useTitle(`${title} · ${common.title}`);
  // Takes the focus, so that screen readers begin with the task, and later with the result.
  useEffect(() => banner.current?.focus({ preventScroll: true }), [verdict]);
  useEffect(() => {
    if (verdict?.isSolved && !isGivenUp) markDone(puzzle.id);
  }, [puzzle, verdict, isGivenUp]);
  const hints = speech ? hintsFor(puzzle, speech) : [];
  const isTold = isGivenUp || verdict?.isSolved === true;
  const give = (): void => {
    setGivenUp(true);
    session.replace(puzzle.solutions[0]);
  };
  return (
    <section data-steady ref={banner} tabIndex={-1} className={styles.banner} aria-label={texts.label}>
      <div className={styles.text}>
        <p>
          <strong className={styles.title}>{title}</strong> {texts.task(table.seats, start.actionsLeft)}
        </p>
        {shown > 0 && !isTold && (
          <ol className={styles.hints} aria-label={texts.hints} aria-live="polite">
            {hints.slice(0, shown).map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ol>
        )}
        <div role="status">
          {verdict && !isGivenUp && <Result puzzle={puzzle} verdict={verdict} speech={speech} />}
          {isTold && speech && <Idea puzzle={puzzle} speech={speech} />}
        </div>
      </div>
      <div className={styles.ways} data-folds>
        {shown < hints.length && !isTold && (
          <Button onPress={() => setShown(shown + 1)}>{texts.hint(shown + 1, hints.length)}</Button>
        )}
        {!isTold && <Button onPress={give}>{texts.give}</Button>}
        <Button onPress={onAgain}>{texts.again}</Button>
        {isTold && next !== undefined && (
          <LinkButton href={hrefOf({ screen: 'puzzle', id: next })} look="primary">
            {texts.next}
          </LinkButton>
        )}
        <LinkButton href={hrefOf({ screen: 'puzzles', edition })}>{texts.all}</LinkButton>
      </div>
    </section>
  );
};
