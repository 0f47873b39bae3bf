import { useSyncExternalStore } from 'react';

import { settingsNow, useSettings } from './settings.ts';
import { systemThemeOf } from './systemTheme.ts';

export type Theme = 'day' | 'night';

const isDark = (): boolean => systemThemeOf({ window, document }).isDark();

const subscribe = (listener: () => void): (() => void) => systemThemeOf({ window, document }).subscribe(listener);

const themeOf = (chosen: Theme | 'system', isNight: boolean): Theme =>
  chosen === 'system' ? (isNight ? 'night' : 'day') : chosen;

export const themeNow = (): Theme => themeOf(settingsNow().theme, isDark());

/** Day or night, as chosen or as the system has it. */
export const useTheme = (): Theme => {
  const { theme } = useSettings();
  const isNight = useSyncExternalStore(subscribe, isDark);
  return themeOf(theme, isNight);
};
