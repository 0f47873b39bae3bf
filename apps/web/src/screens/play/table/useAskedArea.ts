import { useCallback, useLayoutEffect, useState } from 'react';

import type { FocusArea } from '../../../desk/command.ts';

/** An area of the table that is to get the focus. Every request is a new object. */
export interface AskedArea {
  readonly area: FocusArea;
}

export interface AreaRequest {
  readonly asked: AskedArea | undefined;
  readonly ask: (area: FocusArea) => void;
}

/** In the hand, the card that had the focus last. */
const focusArea = (area: FocusArea): void => {
  const element = document.getElementById(area);
  const inner = area === 'hand' ? element?.querySelector<HTMLElement>('button[tabindex="0"]') : undefined;
  (inner ?? element)?.focus();
};

/** Moves the focus to an area, after whatever hides it has made room: `uncover` is called first. */
export const useAskedArea = (uncover: () => void): AreaRequest => {
  const [asked, setAsked] = useState<AskedArea>();
  const ask = useCallback((area: FocusArea) => setAsked({ area }), []);
  useLayoutEffect(() => {
    if (!asked) return;
    if (!document.getElementById(asked.area)) uncover();
    // The areas open the tab that was asked for in the same commit or the next.
    queueMicrotask(() => focusArea(asked.area));
  }, [asked, uncover]);
  return { asked, ask };
};
