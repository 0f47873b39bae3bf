import { useSyncExternalStore } from 'react';

/** Whether a media query matches. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

/** The layout that fits: columns on both sides, one column, or a sheet below the map. */
export type LayoutWidth = 'wide' | 'middle' | 'narrow';

export const useLayoutWidth = (): LayoutWidth => {
  const isWide = useMedia('(min-width: 1180px)');
  const isMiddle = useMedia('(min-width: 760px)');
  if (isWide) return 'wide';
  return isMiddle ? 'middle' : 'narrow';
};
