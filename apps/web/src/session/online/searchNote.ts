/** Whether somebody at this device searches for a table, known to all its tabs before anything is asked or loaded. */

import { useSyncExternalStore } from 'react';

const KEY = 'coalbrook.searching';

const listeners = new Set<() => void>();
let isHere = false;

const isNoted = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return isHere;
  }
};

export const noteSearch = (isSearching: boolean): void => {
  isHere = isSearching;
  try {
    if (isSearching) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, it holds as long as the page is open.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const useIsSearching = (): boolean => useSyncExternalStore(subscribe, isNoted);
