import { useEffect, useSyncExternalStore } from 'react';

let place: Element | undefined;
let dialogs = 0;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps a place for notices on the screen, so that they cover nothing: the reference of an element. */
export const noticePlace = (element: Element | null): (() => void) => {
  place = element ?? undefined;
  tell();
  return () => {
    // The next place may be there before the last one goes.
    if (place === element) place = undefined;
    tell();
  };
};

/** What is said while a dialog is open stands above it. */
export const useNoticesAbove = (isOpen: boolean): void =>
  useEffect(() => {
    if (!isOpen) return undefined;
    dialogs++;
    tell();
    return () => {
      dialogs--;
      tell();
    };
  }, [isOpen]);

/** Whether a dialog lies over the page, which has all keys then. */
export const isDialogOpen = (): boolean => dialogs > 0;

/** Where notices stand; undefined for the top of the window. */
export const useNoticePlace = (): Element | undefined =>
  useSyncExternalStore(subscribe, () => (dialogs > 0 ? undefined : place));
