import { useEffect, useRef, useState } from 'react';

import { useSettings } from '../settings/settings.ts';
import { useReducedMotion } from '../settings/useReducedMotion.ts';
import { sound } from '../sound/sounding.ts';
import type { Count } from './counting.ts';
import { beatOf } from './tally.ts';

export interface Counting {
  /** How many figures have been counted. */
  readonly shown: number;
  readonly isDone: boolean;
  readonly isPaused: boolean;
  readonly pause: (isPaused: boolean) => void;
  readonly skip: () => void;
  readonly again: () => void;
}

/** Counts figure by figure at the chosen pace, or all at once if motion is reduced; waits before a figure that may not come yet. */
export const useCounting = (counts: readonly Count[], mayCome: (next: Count) => boolean): Counting => {
  const { pace } = useSettings();
  const isStill = useReducedMotion();
  const isInstant = isStill || pace === 0;
  const all = counts.length;
  const [shown, setShown] = useState(isInstant ? all : 0);
  const [isPaused, setPaused] = useState(false);
  const isDone = shown >= all;
  const isWaiting = isPaused || (!isDone && !mayCome(counts[shown]));
  useEffect(() => {
    if (isDone || isWaiting) return undefined;
    const timer = setTimeout(() => setShown((count) => count + 1), beatOf(pace, all));
    return () => clearTimeout(timer);
  }, [isDone, isWaiting, shown, pace, all]);
  const heard = useRef(shown);
  useEffect(() => {
    // One figure after the other, not what is skipped.
    if (shown === heard.current + 1) sound({ signals: ['score'] });
    heard.current = shown;
  }, [shown]);
  return {
    shown,
    isDone,
    isPaused,
    pause: setPaused,
    skip: () => setShown(all),
    again() {
      setPaused(false);
      setShown(0);
    },
  };
};
