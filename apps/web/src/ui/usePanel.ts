import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A panel beside something: it gets the focus, gives it back, and closes on Escape. */
export const usePanel = (onClose: () => void): RefObject<HTMLElement | null> => {
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const box = panel.current;
    const before = document.activeElement;
    box?.focus();
    return () => {
      if (before instanceof HTMLElement && box?.contains(document.activeElement)) before.focus();
    };
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onClose]);

  return panel;
};
