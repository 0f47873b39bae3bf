import { useEffect, useState } from 'react';

import { shownFor } from '../settings/pace.ts';
import { useSettings } from '../settings/settings.ts';
import { useReducedMotion } from '../settings/useReducedMotion.ts';

/** A criterion takes longer to read than what a person did. */
const READING = 1.6;

export interface Beats {
  readonly at: number;
  readonly isPlaying: boolean;
  readonly goTo: (at: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
}

/** Steps through `count` beats at the chosen pace. */
export const useBeats = (count: number): Beats => {
  const { pace } = useSettings();
  const isStill = useReducedMotion();
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(!isStill && pace > 0);
  const last = Math.max(0, count - 1);
  const isAtEnd = at >= last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (isAtEnd) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), shownFor(pace, READING));
    return () => clearTimeout(timer);
  }, [isPlaying, isAtEnd, at, pace]);
  return {
    at: Math.min(at, last),
    isPlaying,
    goTo(to) {
      setPlaying(false);
      setAt(Math.max(0, Math.min(last, to)));
    },
    play() {
      if (isAtEnd) setAt(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
};
