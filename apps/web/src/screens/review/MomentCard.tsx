import type { ReviewedMoment } from '@coalbrook/coach';
import type { Action } from '@coalbrook/rules';
import { boardLayoutOf, sceneOf } from '@coalbrook/scene';
import { capital, sayMoment } from '@coalbrook/words';
import type { CoachSpeech } from '@coalbrook/words';
import { useMemo } from 'react';

import type { BoardLabel } from '../../board/Labels.tsx';
import { StillBoard } from '../../board/StillBoard.tsx';
import { useReviewTexts } from '../../language/reviewTexts.ts';
import { useMessages } from '../../language/useMessages.ts';
import { useCaptions } from '../../signs/useCaptions.ts';
import { useNames } from '../../signs/useNames.ts';
import { marksOf } from '../../target/marksOf.ts';
import { colourOf } from '../../theme/seats.ts';
import { Button } from '../../ui/Button.tsx';
import type { ReviewableGame } from './reviewableGame.ts';

import styles from './Review.module.css';

export interface MomentCardProps {
  readonly game: ReviewableGame;
  readonly moment: ReviewedMoment;
  readonly speech: CoachSpeech;
  readonly onTry: () => void;
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
    const at = (action: Action): BoardLabel['at'] | undefined => {
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
    const spots = named.flatMap(([action, text]): readonly BoardLabel[] => {
      const spot = at(action);
      return spot ? [{ at: spot, text }] : [];
    });
    return {
      marks: {
        sites: all.flatMap(({ sites }) => sites),
        links: all.flatMap(({ links }) => links),
        places: all.flatMap(({ places }) => places),
      },
      // Two actions in one place have one label.
      labels: spots.filter(
        (spot, index) => spots.findIndex((other) => JSON.stringify(other.at) === JSON.stringify(spot.at)) === index,
      ),
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
export const MomentCard = ({ game, moment, speech, onTry }: MomentCardProps) => {
  const texts = useReviewTexts();
  const { history } = useMessages().story;
  const { table } = game;
  const { view } = moment;
  const things = useNames(table);
  const said = sayMoment(table, moment, speech);
  const era = table.edition.hasEras ? things.era(view.era) : '';
  const when = capital(history.moment(era, history.round(view.round), ''));
  return (
    <li className={styles['moment']}>
      <h4>{when}</h4>
      <MomentBoard game={game} moment={moment} label={texts.picture(when)} />
      <dl className={styles['choice']}>
        <dt>{texts.played}</dt>
        <dd>{said.played}</dd>
        {said.better !== undefined && (
          <>
            <dt>{texts.better}</dt>
            <dd>{said.better}</dd>
          </>
        )}
      </dl>
      <ul className={styles['reasons']}>
        {said.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Button size="small" onPress={onTry} aria-label={`${texts.tryIt}: ${when}`}>
        {texts.tryIt}
      </Button>
    </li>
  );
};
