import type { ReviewedMoment } from '@coalbrook/coach';
import type { Seat } from '@coalbrook/rules';
import type { NewGame } from '@coalbrook/wire';

import { sketchAt } from '../../../session/sketch.ts';
import { beginningOf } from './beginningOf.ts';
import type { ReviewableGame } from './reviewableGame.ts';

/** A plan of a seat that begins at a moment, with the action that the moment belongs to. */
export const momentPlan = (
  { table, record, sitters }: ReviewableGame,
  seat: Seat,
  { seq }: Pick<ReviewedMoment, 'seq'>,
  seed: string,
): NewGame | undefined => {
  const beginning = beginningOf(record, seat, seq);
  return beginning && sketchAt(table, sitters, seat, beginning.view, seed);
};
