import { useEffect, useSyncExternalStore } from 'react';

import { languageOf, useSettings } from './settings.ts';

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

/** Writes on the document what style sheets, the browser's frame and readers of the screen go by. */
export const useDocument = (): void => {
  const settings = useSettings();
  const theme = useTheme();
  const language = languageOf(settings);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = settings.motion;
    root.lang = language;
    const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }, [theme, settings.motion, language]);
};
