/** The lessons and puzzles that were solved on this device. */

import { useSyncExternalStore } from 'react';

const KEY = 'coalbrook.lessons';

const none: ReadonlySet<string> = new Set();

/** The ids in a stored text; anything else is dropped. */
export const readDone = (text: string): ReadonlySet<string> => {
  try {
    const value: unknown = JSON.parse(text);
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return none;
  }
};

let current: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

export const doneLessons = (): ReadonlySet<string> => (current ??= readDone(localStorage.getItem(KEY) ?? '[]'));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const markDone = (id: string): void => {
  if (doneLessons().has(id)) return;
  current = new Set([...doneLessons(), id]);
  localStorage.setItem(KEY, JSON.stringify([...current]));
  for (const listener of listeners) listener();
};

export const useDoneLessons = (): ReadonlySet<string> => useSyncExternalStore(subscribe, doneLessons, () => none);
