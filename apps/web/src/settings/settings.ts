/** Preferences stored on this device. */

import { useSyncExternalStore } from 'react';

export interface Settings {
  /** Language code; empty for the browser's language. */
  readonly language: string;
  readonly theme: 'system' | 'day' | 'night';
  /** How long a simple step of others is shown, in milliseconds; 0 shows only the result. */
  readonly pace: number;
  readonly motion: 'system' | 'off';
}

const KEY = 'coalbrook.settings';

const usual: Settings = { language: '', theme: 'system', pace: 900, motion: 'system' };

const themes: readonly string[] = ['system', 'day', 'night'] satisfies readonly Settings['theme'][];

/** Keeps the valid parts of stored settings. */
const readSettings = (text: string | null): Settings => {
  let stored: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value;
  } catch {
    return usual;
  }
  const { language, theme, pace, motion } = stored;
  return {
    language: typeof language === 'string' ? language : usual.language,
    theme: themes.includes(theme as string) ? (theme as Settings['theme']) : usual.theme,
    pace: typeof pace === 'number' && pace >= 0 && pace <= 10_000 ? pace : usual.pace,
    motion: motion === 'off' ? 'off' : 'system',
  };
};

let current: Settings | undefined;
const listeners = new Set<() => void>();

const settingsNow = (): Settings => (current ??= readSettings(localStorage.getItem(KEY)));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const changeSettings = (change: Partial<Settings>): void => {
  current = { ...settingsNow(), ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settingsNow, () => usual);
