import { useSyncExternalStore } from 'react';

import { mediaStore } from '../settings/mediaStore.ts';
import { useSettings } from '../settings/settings.ts';

/** Whether a media query matches. */
export const useMedia = (query: string): boolean => {
  const { subscribe, matches } = mediaStore(query);
  return useSyncExternalStore(subscribe, matches);
};

/**
 * The layout that fits: columns on both sides of the map, one column beside it or two below it in an upright window, a
 * sheet below it, or in a low window a sheet beside it.
 * Style sheets ask for the same widths and heights.
 */
export type WindowLayout = 'wide' | 'middle' | 'narrow' | 'low';

/** How much more room larger text needs. */
const useScale = (): number => Math.max(1, useSettings().textSize / 100);

/** Larger text needs wider columns, so that two of them take a wider window. */
const useColumns = (width: number): boolean => useMedia(`(min-width: ${width * useScale()}px)`);

export const useWindowLayout = (): WindowLayout => {
  const isWide = useColumns(1180);
  const isMiddle = useMedia('(min-width: 760px)');
  const isLow = useMedia('(max-height: 540px) and (min-width: 540px)');
  if (isLow) return 'low';
  if (isWide) return 'wide';
  return isMiddle ? 'middle' : 'narrow';
};

/** Whether the column beside the map holds what explains and the story, one above the other, while nobody plays. */
export const useStoryRoom = (): boolean => useMedia(`(min-height: ${700 * useScale()}px) and (min-aspect-ratio: 1/1)`);

/** The room for a panel beside the map that leaves the map half of the width: none, instead of a column, or for one more. */
export type DockRoom = 'none' | 'instead' | 'more';

export const useDockRoom = (): DockRoom => {
  const layout = useWindowLayout();
  const isHigh = useMedia('(min-height: 700px)');
  const isPossible = useColumns(1440);
  const isAmple = useColumns(1920);
  if (layout !== 'wide' || !isHigh || !isPossible) return 'none';
  return isAmple ? 'more' : 'instead';
};
