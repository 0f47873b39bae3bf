import type { View } from '@coalbrook/rules';
import { useMemo } from 'react';

import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { EraEnd } from './eraEnds.ts';
import { finalBoard } from './finalBoard.ts';

/** The view on the board: after the end, with everything that was built. */
export const useBoardView = ({ table, shown }: GameSnapshot, ends: readonly EraEnd[]): View => {
  const last = ends.find(({ isLast }) => isLast);
  const isOver = last !== undefined && shown.seq > last.seq;
  return useMemo(() => (isOver ? finalBoard(table, shown.view, last) : shown.view), [isOver, table, shown.view, last]);
};
