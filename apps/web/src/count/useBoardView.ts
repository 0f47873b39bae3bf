import type { View } from '@coalbrook/rules';
import { useMemo } from 'react';

import type { Play } from '../session/play.ts';
import type { EraEnd } from './eraEnds.ts';
import { lastBoard } from './lastBoard.ts';

/** What the board shows: after the end, still everything that was built. */
export const useBoardView = ({ table, shown }: Play, ends: readonly EraEnd[]): View => {
  const last = ends.find(({ isLast }) => isLast);
  const isOver = last !== undefined && shown.seq > last.seq;
  return useMemo(() => (isOver ? lastBoard(table, shown.view, last) : shown.view), [isOver, table, shown.view, last]);
};
