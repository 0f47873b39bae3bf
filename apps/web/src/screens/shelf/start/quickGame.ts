import { birmingham } from '@coalbrook/editions';
import type { NewGame } from '@coalbrook/wire';

import { randomSeed } from '../../../session/randomSeed.ts';
import { figures } from '../../../theme/seats.ts';
import type { Names } from '../../play/newGame/names.ts';
import { usualSetUp, withChair } from '../../play/newGame/setUp.ts';
import { newGameOf } from '../../play/newGame/setUpGame.ts';

/** A quick solo game of Birmingham at the usual table, with a random figure. */
export const quickGame = (names: Names, isFirst: boolean): NewGame => {
  const seed = randomSeed();
  const figure = figures[Number.parseInt(seed.slice(0, 4), 36) % figures.length];
  return newGameOf(withChair(usualSetUp(birmingham, isFirst), 0, { figure }), names, seed);
};
