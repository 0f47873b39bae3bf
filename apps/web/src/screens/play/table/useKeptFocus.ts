import { useEffect } from 'react';

import type { FocusArea } from '../../../desk/command.ts';
import { areaOf, refugesIn } from './keptFocus.ts';

/** A button that was disabled keeps the focus until the page is drawn again, or for good. */
const isLost = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
};

/** Whether an element can still have the focus. */
const canHold = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** A dialog keeps the focus itself. */
const isInDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const focusFirst = (selectors: readonly string[]): void => {
  for (const selector of selectors) {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element?.checkVisibility()) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
};

/**
 * Keeps the focus on the table: at its beginning, and whenever what had the focus is gone. A click on nothing may still
 * take it away.
 */
export const useKeptFocus = (): void => {
  useEffect(() => {
    let last: Element | undefined;
    let area: FocusArea = 'desk';
    let frame = 0;
    const notice = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      last = target;
      area = areaOf(target) ?? area;
    };
    const mend = (): void => {
      frame = 0;
      if (isLost() && !isInDialog() && !(last && canHold(last))) focusFirst(refugesIn(area));
    };
    /** A dialog that closes gives the focus back in the next frame, and has the first word. */
    const look = (): void => {
      if (frame === 0 && isLost()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(mend)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    });
    document.addEventListener('focusin', notice);
    look();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', notice);
    };
  }, []);
};
