/** Whether the page is served together with online tables. */

import { useSyncExternalStore } from 'react';

import type { MyTables } from './onlineApi.ts';

const KEY = 'coalbrook.served';

/** Whether the server answered when the page was last open, so that the menu need not change while it is read. */
const wasServed = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

const note = (isServed: boolean): void => {
  try {
    if (isServed) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, the menu grows once the server has answered.
  }
};

/** The last question, which all screens share. */
let asked: Promise<MyTables> | undefined;
let isServed: boolean | undefined;
const listeners = new Set<() => void>();

/** Asks for one's own tables, and learns from the answer whether there is a server. */
export const askForTables = (): Promise<MyTables> => {
  // Loaded when it is asked: a table on this device needs nothing of it.
  const question = import('./onlineApi.ts').then(async ({ myTables }) => {
    const answer = await myTables();
    if (question !== asked) return answer;
    isServed = answer.ok;
    // A lost network says nothing of the place that the page was loaded from.
    if (answer.ok || answer.failed !== 'offline') note(answer.ok);
    for (const listener of listeners) listener();
    return answer;
  });
  asked = question;
  return question;
};

const askAgain = (): void => void askForTables();

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    window.addEventListener('online', askAgain);
    window.addEventListener('offline', askAgain);
  }
  listeners.add(listener);
  if (!asked) askAgain();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', askAgain);
    window.removeEventListener('offline', askAgain);
  };
};

const known = (): boolean => isServed ?? (navigator.onLine && wasServed());

/** Whether the page is served together with online tables, and the server can be reached. */
export const useIsServed = (): boolean => useSyncExternalStore(subscribe, known);
