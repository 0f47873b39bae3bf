import { useSyncExternalStore } from 'react';

import { useSettings } from './settings.ts';
import { systemThemeOf } from './systemTheme.ts';

export type Theme = 'day' | 'night';

const isDark = (): boolean => systemThemeOf({ window, document }).isDark();

const subscribe = (listener: () => void): (() => void) => systemThemeOf({ window, document }).subscribe(listener);

/** Day or night, as chosen or as the system has it. */
export const useTheme = (): Theme => {
  const { theme } = useSettings();
  const isNight = useSyncExternalStore(subscribe, isDark);
  if (theme !== 'system') return theme;
  return isNight ? 'night' : 'day';
};
