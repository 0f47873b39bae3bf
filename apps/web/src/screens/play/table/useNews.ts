import { hasNews, newsOf } from '@coalbrook/scene';
import type { BoardNews } from '@coalbrook/scene';
import { useMemo, useState } from 'react';

import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { eventsBeforeEntry, eventsOfEntry, newsSince } from './news.ts';

export interface ShownNews {
  readonly shown: BoardNews | undefined;
  /** Whether it was asked for, and stays. */
  readonly isKept: boolean;
  /** Shows it until it is asked for again. */
  readonly toggle: () => void;
}

/**
 * What changed on the map: in the history by the entry before, otherwise since the viewer's last turn. The latter goes
 * as soon as the viewer begins to play, unless it was asked for.
 */
export const useNews = ({ table, steps, shown, frame }: GameSnapshot, isBegun: boolean): ShownNews => {
  const [isKept, setKept] = useState(false);
  const { mode, seq } = shown;
  const { viewer, actor } = frame;
  const isDue = mode === 'past' || (mode === 'live' && (isKept || (viewer === actor && !isBegun)));
  const news = useMemo(() => {
    if (!isDue || viewer < 0) return undefined;
    const found =
      mode === 'past'
        ? newsOf(table, eventsOfEntry(steps, seq), eventsBeforeEntry(steps, seq))
        : newsSince(table, steps, viewer);
    return hasNews(found) ? found : undefined;
  }, [isDue, viewer, table, mode, steps, seq]);
  return { shown: news, isKept: isKept || mode === 'past', toggle: () => setKept((was) => !was) };
};
