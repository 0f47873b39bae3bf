import { questionOf } from '@coalbrook/rules';

import { go } from '../route/useRoute.ts';
import type { GameSnapshot } from './gameSnapshot.ts';
import type { Session } from './session.ts';

/** Whether the viewer can play on from the moment of the history that is shown: on their own turn, if alone. */
export const canPlayOn = ({ shown, frame, canTakeBack }: GameSnapshot): boolean =>
  canTakeBack &&
  shown.mode === 'past' &&
  shown.isCount !== true &&
  questionOf(shown.view) === 'action' &&
  shown.view.actor === frame.viewer;

/** Opens a copy of the game that goes on from the moment shown. */
export const playOn = async (session: Session): Promise<void> => {
  const copy = await session.takeBack(session.snapshot.shown.seq);
  if (copy !== undefined) go({ screen: 'game', id: copy });
};
