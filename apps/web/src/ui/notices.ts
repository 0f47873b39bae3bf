import { useSyncExternalStore } from 'react';

/** A sentence shown for a while. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'fault';
  /** What can be done about it; with an action, the notice stays until it is closed. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const SHOWN = 6000;

let count = 0;
let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly Notice[]): void => {
  notices = next;
  for (const listener of listeners) listener();
};

export const dismiss = (id: number): void => set(notices.filter((notice) => notice.id !== id));

const isFault = ({ tone, action }: Notice): boolean => tone === 'fault' && action === undefined;

/**
 * Drops the faults of what was done before: whoever does something else, leaves the screen or sees the game go on, needs
 * them no longer.
 */
export const dismissFaults = (): void => {
  if (notices.some(isFault)) set(notices.filter((notice) => !isFault(notice)));
};

export const notify = (text: string, more: Partial<Pick<Notice, 'tone' | 'action'>> = {}): void => {
  const notice: Notice = { id: ++count, text, tone: 'plain', ...more };
  set([...notices.filter((other) => other.text !== text), notice]);
  if (!notice.action && notice.tone === 'plain') setTimeout(() => dismiss(notice.id), SHOWN);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices);
