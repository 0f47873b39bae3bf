import { scoreSheet } from '@coalbrook/words';
import type { ScoreSheet } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';

/** The final score of a finished game; undefined before, and of a game that was abandoned: nobody has won it. */
export const useFinalSheet = (snapshot: GameSnapshot): ScoreSheet | undefined => {
  const language = useLanguage();
  const { sheet, table, steps } = snapshot;
  const isOver = snapshot.frame.stage === 'over' && sheet.header.abandoned !== true;
  return useMemo(() => {
    if (!isOver) return undefined;
    const names = sheet.sitters.map(({ name }) => name);
    const events = steps.flatMap((step) => step.events);
    return scoreSheet(table, names, language, events);
  }, [isOver, sheet, table, steps, language]);
};
