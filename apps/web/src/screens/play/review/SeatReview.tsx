import type { Review, ReviewedMoment } from '@coalbrook/coach';
import { isGuidedSeed, LEARNER } from '@coalbrook/guide';
import type { Seat } from '@coalbrook/rules';
import type { NewGame } from '@coalbrook/wire';
import { sayMoment } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';
import { useEffect, useId, useMemo } from 'react';

import { RoundChart } from '../../../count/PointsChart.tsx';
import { useReviewTexts } from '../../../language/reviewTexts.ts';
import { go } from '../../../route/useRoute.ts';
import { reportFailure } from '../../../session/failures.ts';
import { randomSeed } from '../../../session/randomSeed.ts';
import { useShelf } from '../../../session/shelfContext.ts';
import { useCoachSpeech } from '../../../session/useCoachSpeech.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { courseOf } from './courseOf.ts';
import { HabitTable } from './HabitTable.tsx';
import { MomentCard } from './MomentCard.tsx';
import { momentPlan } from './momentPlan.ts';
import type { ReviewableGame } from './reviewableGame.ts';
import { tryOut } from './tryOut.ts';
import { useReview } from './useReview.ts';

import styles from './Review.module.css';

/** A plan to be made from a moment, and what could be tried in it. */
export interface ReviewPlan {
  readonly game: NewGame;
  readonly idea: string;
}

export interface SeatReviewProps {
  readonly id: string;
  readonly game: ReviewableGame;
  readonly seat: Seat;
  readonly onPlan: (plan: ReviewPlan) => void;
  /** Begins at once if there is no review yet. */
  readonly begins: boolean;
}

interface MomentsProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** What is said if there are none. */
  readonly nothing: string;
  readonly moments: readonly ReviewedMoment[];
  readonly game: ReviewableGame;
  readonly speech: CoachSpeech;
  readonly onPlan: (moment: ReviewedMoment) => void;
  readonly onPlay: (moment: ReviewedMoment) => void;
}

const Moments = ({ title, note, nothing, moments, game, speech, onPlan, onPlay }: MomentsProps) => {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {moments.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <ol role="list" className={styles.moments}>
          {moments.map((moment) => (
            <MomentCard
              key={moment.seq}
              game={game}
              moment={moment}
              speech={speech}
              onPlan={() => onPlan(moment)}
              onPlay={() => onPlay(moment)}
            />
          ))}
        </ol>
      )}
    </section>
  );
};

interface FoundProps extends SeatReviewProps {
  readonly review: Review;
  readonly isNetless: boolean;
}

const Found = ({ game, seat, review, isNetless, onPlan }: FoundProps) => {
  const texts = useReviewTexts();
  const shelf = useShelf();
  const speech = useCoachSpeech();
  const { table, sitters } = game;
  const isGuided = isGuidedSeed(game.seed) && seat === LEARNER;
  const course = useMemo(() => courseOf(review), [review]);
  const play = async ({ seq }: ReviewedMoment): Promise<void> => {
    const opened = await shelf.importGame(tryOut(game, seat, seq, randomSeed()));
    if (opened.ok) go({ screen: 'game', id: opened.value });
    else reportFailure(texts.failed);
  };
  const plan = (moment: ReviewedMoment, words: CoachSpeech): void => {
    const planned = momentPlan(game, seat, moment, randomSeed());
    const { played, better } = sayMoment(table, moment, words);
    const idea = better === undefined ? `${texts.played}: ${played}.` : `${texts.better}: ${better}.`;
    if (planned) onPlan({ game: planned, idea });
    else notify(texts.noPlan, { tone: 'fault' });
  };
  return (
    <>
      {isNetless && <p>{texts.netless}</p>}
      <RoundChart table={table} sitters={[sitters[seat]]} course={course} texts={texts.chart} />
      {speech && (
        <>
          {(['costly', 'best'] as const).map((part) => (
            <Moments
              key={part}
              title={texts[part]}
              note={part === 'costly' && isGuided ? texts.guided : undefined}
              nothing={texts.nothing[part]}
              moments={review[part]}
              game={game}
              speech={speech}
              onPlan={(moment) => plan(moment, speech)}
              onPlay={(moment) => void play(moment).catch(reportFailure)}
            />
          ))}
          <HabitTable game={game} seat={seat} speech={speech} />
        </>
      )}
    </>
  );
};

/** The review of one seat, or the way to one. */
export const SeatReview = (props: SeatReviewProps) => {
  const { id, game, seat, begins } = props;
  const texts = useReviewTexts();
  const { state, start, stop } = useReview(id, game, seat);
  useEffect(() => {
    if (begins && state.stage === 'none') start();
    // Only when it opens: whoever stops it does not want it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (state.stage === 'found')
    return (
      <>
        <p role="status">{texts.ready(state.review.points)}</p>
        <Found {...props} review={state.review} isNetless={state.isNetless} />
      </>
    );
  if (state.stage === 'running') {
    const percent = Math.round(100 * state.share);
    return (
      <div className={styles.running}>
        <label>
          {texts.running}
          <progress max={100} value={percent}>
            {percent} %
          </progress>
        </label>
        <Button onPress={stop}>{texts.stop}</Button>
      </div>
    );
  }
  return (
    <div className={styles.running}>
      {state.stage === 'failed' && <p role="alert">{texts.failed}</p>}
      <p>{texts.about}</p>
      <Button look="primary" onPress={start}>
        {texts.start(game.sitters[seat].name)}
      </Button>
    </div>
  );
};
