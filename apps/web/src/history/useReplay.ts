import { useEffect, useState } from 'react';

import { neighbour } from '../journal/moments.ts';
import type { Timeline } from '../journal/moments.ts';
import type { Shown } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { weightOf } from '../session/tellable.ts';
import { shownFor } from '../settings/pace.ts';
import { useSettings } from '../settings/settings.ts';

/** The position in the history, and how to move through it. */
export interface Replay {
  readonly seq: number;
  /** Number of entries in the whole game. */
  readonly all: number;
  readonly isPast: boolean;
  readonly isPlaying: boolean;
  readonly goTo: (seq: number | undefined) => void;
  /** Undefined at the end of the history. */
  readonly back: (() => void) | undefined;
  readonly forward: (() => void) | undefined;
  readonly turnBack: (() => void) | undefined;
  readonly turnForward: (() => void) | undefined;
  readonly play: (from?: number) => void;
  readonly pause: () => void;
}

/** `all` is the number of entries, `past` the moment that is shown instead of the present. */
export const useReplay = (session: Session, timeline: Timeline, all: number, past: Shown | undefined): Replay => {
  const { pace } = useSettings();
  const [isPlaying, setPlaying] = useState(false);
  const isPast = past !== undefined;
  const seq = past?.seq ?? all;
  const weight = past ? weightOf(past.events) : 1;
  const next = neighbour(timeline.stops, seq, 1);

  const goTo = (to: number | undefined): void => {
    void session.goTo(to === undefined || to >= all ? undefined : to);
  };

  useEffect(() => {
    if (!isPlaying) return undefined;
    if (!isPast) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(
      () => {
        void session.goTo(next === undefined || next >= all ? undefined : next);
      },
      shownFor(pace, weight),
    );
    return () => clearTimeout(timer);
  }, [isPlaying, isPast, session, next, all, pace, weight]);

  const way = (list: readonly number[], direction: 1 | -1): (() => void) | undefined => {
    const to = neighbour(list, seq, direction);
    if (to === undefined) return undefined;
    return () => {
      setPlaying(false);
      goTo(to);
    };
  };
  const turns = [0, ...timeline.turns.map((turn) => turn.seq), all];

  return {
    seq,
    all,
    isPast,
    isPlaying,
    goTo(to) {
      setPlaying(false);
      goTo(to);
    },
    back: way(timeline.stops, -1),
    forward: isPast ? way([...timeline.stops, all], 1) : undefined,
    turnBack: way(turns, -1),
    turnForward: isPast ? way(turns, 1) : undefined,
    play(from) {
      const begin = from ?? (isPast ? undefined : 0);
      if (begin === undefined) setPlaying(true);
      else if (begin < all) void session.goTo(begin).then(() => setPlaying(true));
    },
    pause: () => setPlaying(false),
  };
};
