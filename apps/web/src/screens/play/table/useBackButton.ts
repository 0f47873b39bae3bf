import { useEffect, useRef } from 'react';

/** The state of the current history entry; any page may have left anything there. */
const markNow = (): unknown => (history.state as { readonly opened?: unknown } | null)?.opened;

/** Done when the page has arrived where it went back to by itself. */
let arrival = Promise.resolve();

const goBack = (): void => {
  arrival = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
};

/** Adds an entry to the history that the back button removes. Returns how to remove it otherwise. */
const addEntry = (onBack: () => void): (() => void) => {
  // Entries of plans that were left by reloading stay in the history.
  const opened = Date.now();
  history.pushState({ opened }, '');
  window.addEventListener('popstate', onBack);
  return () => {
    window.removeEventListener('popstate', onBack);
    if (markNow() === opened) goBack();
  };
};

/** Makes the browser's back button close what is open instead of leaving the page. */
export const useBackButton = (isOpen: boolean, onLeave: () => void): void => {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (!isOpen) return undefined;
    let isClosed = false;
    let remove = (): void => undefined;
    // Whoever closes and opens again at once must not be sent back by the closing.
    void arrival.then(() => {
      if (!isClosed) remove = addEntry(() => latest.current());
    });
    return () => {
      isClosed = true;
      remove();
    };
  }, [isOpen]);
};
