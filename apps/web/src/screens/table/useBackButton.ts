import { useEffect, useRef } from 'react';

/** The state of the current history entry; any page may have left anything there. */
const markNow = (): unknown => (history.state as { readonly opened?: unknown } | null)?.opened;

/** Makes the browser's back button close what is open instead of leaving the page. */
export const useBackButton = (isOpen: boolean, onLeave: () => void): void => {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (!isOpen) return undefined;
    // Entries of plans that were left by reloading stay in the history.
    const opened = Date.now();
    history.pushState({ opened }, '');
    const leave = (): void => latest.current();
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      // Closed in another way: remove the entry that was added.
      if (markNow() === opened) history.back();
    };
  }, [isOpen]);
};
