import { useSyncExternalStore } from 'react';

import { useSettings } from './settings.ts';

export type Theme = 'day' | 'night';

const dark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const subscribe = (listener: () => void): (() => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Day or night, as it was chosen or as the system has it. */
export const useTheme = (): Theme => {
  const { theme } = useSettings();
  const isDark = useSyncExternalStore(subscribe, () => dark().matches);
  if (theme !== 'system') return theme;
  return isDark ? 'night' : 'day';
};
