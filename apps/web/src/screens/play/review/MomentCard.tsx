import type { ReviewedMoment } from '@coalbrook/coach';
import type { Action } from '@coalbrook/rules';
import { boardLayoutOf, sceneOf } from '@coalbrook/scene';
import { capital, sayMoment } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';
import { useId, useMemo } from 'react';

import type { BoardLabel } from '../../../board/Labels.tsx';
import { marksOf } from '../../../board/marksOf.ts';
import { StillBoard } from '../../../board/StillBoard.tsx';
import { useReviewTexts } from '../../../language/reviewTexts.ts';
import { useMessages } from '../../../language/useMessages.ts';
import { useCaptions } from '../../../signs/useCaptions.ts';
import { useNames } from '../../../signs/useNames.ts';
import { colourOf } from '../../../theme/seats.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ReviewableGame } from './reviewableGame.ts';

import styles from './Review.module.css';

export interface MomentCardProps {
  readonly game: ReviewableGame;
  readonly moment: ReviewedMoment;
  readonly speech: CoachSpeech;
  readonly onPlan: () => void;
  readonly onPlay: () => void;
}

/** The map at a moment, with what was played and, if something else was better, that too. */
const MomentBoard = ({
  game,
  moment,
  label,
}: Pick<MomentCardProps, 'game' | 'moment'> & { readonly label: string }) => {
  const texts = useReviewTexts();
  const { table, sitters } = game;
  const { view, played, comparison } = moment;
  const captions = useCaptions(table, view.era);
  const { level } = useNames(table);
  const { marks, labels } = useMemo(() => {
    const thingOf = (action: Action): BoardLabel['at'] | undefined => {
      const { sites, links, places } = marksOf(table, view, action);
      if (sites[0] !== undefined) return { site: sites[0] };
      if (links[0] !== undefined) return { link: links[0] };
      return places[0] === undefined ? undefined : { place: places[0] };
    };
    const named: readonly (readonly [Action, string])[] =
      comparison.better === played
        ? [[played, texts.played]]
        : [
            [comparison.better, texts.better],
            [played, texts.played],
          ];
    const all = named.map(([action]) => marksOf(table, view, action));
    return {
      marks: {
        sites: all.flatMap(({ sites }) => sites),
        links: all.flatMap(({ links }) => links),
        places: all.flatMap(({ places }) => places),
      },
      labels: named.flatMap(([action, text]): readonly BoardLabel[] => {
        const thing = thingOf(action);
        return thing ? [{ at: thing, text }] : [];
      }),
    };
  }, [table, view, played, comparison, texts]);
  return (
    <StillBoard
      layout={boardLayoutOf(table)}
      scene={useMemo(() => sceneOf(table, view), [table, view])}
      captions={captions}
      levelText={level}
      colours={sitters.map(({ colour }, seat) => colourOf(colour, seat))}
      marks={marks}
      labels={labels}
      label={label}
    />
  );
};

/** A moment of a review: the position, what was played, what would have been better, and why. */
export const MomentCard = ({ game, moment, speech, onPlan, onPlay }: MomentCardProps) => {
  const texts = useReviewTexts();
  const { history } = useMessages().story;
  const { table } = game;
  const { view } = moment;
  const things = useNames(table);
  const id = useId();
  const said = sayMoment(table, moment, speech);
  const era = table.edition.hasEras ? things.era(view.era) : '';
  const when = capital(history.moment(era, history.round(view.round), ''));
  return (
    <li className={styles.moment}>
      <h4>{when}</h4>
      <MomentBoard game={game} moment={moment} label={texts.picture(when)} />
      <dl className={styles.choice}>
        <dt>{texts.played}</dt>
        <dd>{said.played}</dd>
        {said.better !== undefined && (
          <>
            <dt>{texts.better}</dt>
            <dd>{said.better}</dd>
          </>
        )}
      </dl>
      {moment.isAdvised && <p className={styles.note}>{texts.advised}</p>}
      <ul className={styles.reasons}>
        {said.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div role="group" aria-labelledby={id} className={styles.tries}>
        <span id={id}>{texts.tryIt}</span>
        <Button size="small" onPress={onPlan} aria-label={`${texts.asPlan}: ${when}`}>
          {texts.asPlan}
        </Button>
        <Button size="small" onPress={onPlay} aria-label={`${texts.asGame}: ${when}`}>
          {texts.asGame}
        </Button>
      </div>
    </li>
  );
};
