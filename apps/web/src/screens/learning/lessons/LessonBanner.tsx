import { judge } from '@coalbrook/lessons';
import type { LessonVerdict } from '@coalbrook/lessons';
import { useEffect, useMemo, useRef, useState } from 'react';

import { lessonTextsIn } from '../../../language/lessonTexts.ts';
import { useLanguage, useMessages } from '../../../language/useMessages.ts';
import { wordsOf } from '../../../lessonShelf/shelvedLessons.ts';
import type { ShelvedLesson } from '../../../lessonShelf/shelvedLessons.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { hrefOf } from '../../../route/route.ts';
import { RuleLinks } from '../../../ruleExamples/RuleLinks.tsx';
import { markDone } from '../../../settings/doneLessons.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import type { HeldSession } from './heldTurn.ts';
import { reasonsOf } from './reasons.ts';

import styles from './TaskBanner.module.css';

export interface LessonBannerProps {
  readonly shelved: ShelvedLesson;
  readonly session: HeldSession;
  readonly onAgain: () => void;
}

interface ResultProps {
  readonly shelved: ShelvedLesson;
  readonly verdict: LessonVerdict;
  /** The table stands still. */
  readonly isHeld: boolean;
}

const Result = ({ shelved, verdict, isHeld }: ResultProps) => {
  const language = useLanguage();
  const texts = lessonTextsIn(language.code);
  const { lesson } = shelved;
  return (
    <>
      <p className={styles.result}>
        <strong>{verdict.isSolved ? texts.solved : texts.missed}</strong>{' '}
        {reasonsOf(lesson, verdict, texts, language).join(' ')} {isHeld && !verdict.isSolved && texts.tryAgain}
      </p>
      {verdict.isSolved && (
        <p>
          {wordsOf(lesson, language.code).idea} <RuleLinks ids={lesson.rules} />
        </p>
      )}
    </>
  );
};

/** The task of a lesson beside its map, with hints, and what the turn was worth. */
export const LessonBanner = ({ shelved, session, onAgain }: LessonBannerProps) => {
  const { common } = useMessages();
  const language = useLanguage();
  const texts = lessonTextsIn(language.code);
  const { lesson, collection, next } = shelved;
  const { title, task, hints } = wordsOf(lesson, language.code);
  const [shown, setShown] = useState(0);
  const [turn, setTurn] = useState<readonly string[]>();
  useEffect(() => session.onEnd(setTurn), [session]);
  const verdict = useMemo(() => turn && judge(lesson, turn), [lesson, turn]);
  const isMissed = verdict?.isSolved === false;
  const banner = useRef<HTMLElement>(null);
  useTitle(`${texts.of(title)} · ${common.title}`);
  // Takes the focus, so that screen readers begin with the task, and later with the result.
  useEffect(() => banner.current?.focus({ preventScroll: true }), [verdict]);
  useEffect(() => {
    if (verdict?.isSolved) markDone(lesson.id);
  }, [lesson, verdict]);
  return (
    <section data-steady ref={banner} tabIndex={-1} className={styles.banner} aria-label={texts.label}>
      <div className={styles.text}>
        <p>
          <strong className={styles.title}>{title}</strong> {task}
        </p>
        {shown > 0 && (
          <ol className={styles.hints} aria-label={texts.hints} aria-live="polite">
            {hints.slice(0, shown).map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ol>
        )}
        <div role="status">
          {verdict && <Result shelved={shelved} verdict={verdict} isHeld={session.snapshot.isHeld === true} />}
        </div>
      </div>
      <div className={styles.ways} data-folds>
        {shown < hints.length && !verdict?.isSolved && (
          <Button onPress={() => setShown(shown + 1)}>{texts.hint(shown + 1, hints.length)}</Button>
        )}
        <Button look={isMissed ? 'primary' : 'plain'} onPress={onAgain}>
          {texts.again}
        </Button>
        {verdict?.isSolved && next && (
          <LinkButton href={hrefOf({ screen: 'lesson', id: next.id })} look="primary">
            {texts.next}
          </LinkButton>
        )}
        <LinkButton href={hrefOf({ screen: 'lessons', collection: collection.slug })}>{texts.all}</LinkButton>
      </div>
    </section>
  );
};
