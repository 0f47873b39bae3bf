import { useEffect, useRef } from 'react';

/** What the browser's history says of the step that it is at; any page may have left anything there. */
const markNow = (): unknown => (history.state as { readonly opened?: unknown } | null)?.opened;

/** Lets the browser's way back leave what is open, instead of the page beneath it. */
export const useBackButton = (isOpen: boolean, onLeave: () => void): void => {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (!isOpen) return undefined;
    // Steps of plans that were left by reloading the page stay in the history.
    const opened = Date.now();
    history.pushState({ opened }, '');
    const leave = (): void => latest.current();
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      // Left by another way: the step that was added is taken back.
      if (markNow() === opened) history.back();
    };
  }, [isOpen]);
};
