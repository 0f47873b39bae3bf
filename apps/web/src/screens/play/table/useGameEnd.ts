import type { ScoreSheet } from '@coalbrook/words';
import { useCallback, useEffect, useState } from 'react';

import type { FinalRematch } from '../../../count/FinalScore.tsx';
import type { EraCount } from '../../../count/useEraCount.ts';
import { useFinalSheet } from '../../../count/useFinalSheet.ts';
import type { GameResult } from '../../../desk/Telling.tsx';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { useRematch } from './useRematch.ts';

/** How the game ended, and what can follow it. */
export interface GameEnd {
  /** The final score; undefined until the game is over. */
  readonly score: ScoreSheet | undefined;
  /** Undefined for spectators. */
  readonly rematch: FinalRematch | undefined;
  /** The final score is shown. */
  readonly isShown: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/** How the game ended, as the desk says it. */
export const resultOf = ({ score, show }: GameEnd): GameResult | undefined =>
  score && { sentence: score.victory, onScore: show };

export const useGameEnd = (snapshot: GameSnapshot, count: EraCount): GameEnd => {
  const score = useFinalSheet(snapshot);
  const rematch = useRematch(snapshot);
  const [isShown, setShown] = useState(false);
  // The result opens after the last count, and again when somebody wants a rematch.
  const isDecided = score !== undefined && snapshot.shown.mode === 'live' && !count.end;
  useEffect(() => setShown(isDecided), [isDecided, snapshot.rematch]);
  const show = useCallback(() => setShown(true), []);
  return { score, rematch, isShown, show, close: () => setShown(false) };
};
