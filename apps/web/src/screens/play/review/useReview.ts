import { readReview } from '@coalbrook/coach';
import type { Review, ReviewNotes } from '@coalbrook/coach';
import { makeRecord } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { useEffect, useMemo, useRef, useState } from 'react';

import { reportFailure } from '../../../session/failures.ts';
import { fieldsOf } from '../../../session/fieldsOf.ts';
import { runReview } from '../../../session/runReview.ts';
import { keepReview } from '../../../storage/reviews.ts';
import type { ReviewableGame } from './reviewableGame.ts';

type Stage =
  | { readonly stage: 'none' }
  | { readonly stage: 'running'; readonly share: number }
  | { readonly stage: 'failed' }
  | { readonly stage: 'found'; readonly review: Review; readonly isNetless: boolean };

export interface RunningReview {
  readonly state: Stage;
  readonly start: () => void;
  readonly stop: () => void;
}

/** A kept review that fits the game; one that does not is as good as none. */
const stageOf = ({ record }: ReviewableGame, notes: unknown): Stage => {
  const read = notes === undefined ? undefined : readReview(record, notes);
  if (!read?.ok) return { stage: 'none' };
  return { stage: 'found', review: read.value, isNetless: fieldsOf(notes)['isNetless'] === true };
};

/** The review of a seat: the one that was kept, or one that is started here. It stops when the screen is left. */
export const useReview = (id: string, game: ReviewableGame, seat: Seat): RunningReview => {
  const kept = useMemo(
    () =>
      stageOf(
        game,
        game.reviews.find((notes) => fieldsOf(notes)['seat'] === seat),
      ),
    [game, seat],
  );
  const [state, setState] = useState<Stage>(kept);
  const stopping = useRef<() => void>(undefined);
  useEffect(() => () => stopping.current?.(), []);

  const found = (notes: ReviewNotes): void => {
    setState(stageOf(game, notes));
    keepReview(id, notes).catch(reportFailure);
  };
  return {
    state,
    start: () => {
      setState({ stage: 'running', share: 0 });
      const record: unknown = JSON.parse(makeRecord(game.record));
      stopping.current = runReview(
        { record, seat, seed: game.seed },
        {
          progress: (share) => setState({ stage: 'running', share }),
          found,
          failed: () => setState({ stage: 'failed' }),
        },
      );
    },
    stop: () => {
      stopping.current?.();
      setState({ stage: 'none' });
    },
  };
};
