import { scoreSheet } from '@coalbrook/words';
import type { ScoreSheet } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage, useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { hasOnlyPersonWon } from './hasOnlyPersonWon.ts';
import { scoreWithoutWinner } from './scoreWithoutWinner.ts';

/** The final score of a finished game; undefined before. Nobody has won a game that was abandoned. */
export const useFinalSheet = (snapshot: GameSnapshot): ScoreSheet | undefined => {
  const language = useLanguage();
  const { sheet, table, steps } = snapshot;
  const { viewer } = snapshot.frame;
  const { final } = useMessages().story;
  const isOver = snapshot.frame.stage === 'over';
  return useMemo(() => {
    if (!isOver) return undefined;
    const names = sheet.sitters.map(({ name }) => name);
    const events = steps.flatMap((step) => step.events);
    const found = scoreSheet(table, names, language, events);
    if (sheet.header.abandoned === true) return scoreWithoutWinner(found, final.abandoned);
    return hasOnlyPersonWon(found.winners, sheet.sitters, viewer)
      ? { ...found, victory: final.youWin(found.rows[0].points) }
      : found;
  }, [isOver, sheet, table, steps, language, viewer, final]);
};
