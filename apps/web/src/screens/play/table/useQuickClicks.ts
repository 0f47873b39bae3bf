import type { Frame } from '@coalbrook/desk';
import { useRef } from 'react';
import type { MouseEvent } from 'react';

/**
 * Tells double clicks from two clicks that follow each other quickly: the second click of a double click does not begin
 * another action if the first one finished one.
 */
export const useQuickClicks = (frame: Frame, onDouble: (touched: EventTarget) => void) => {
  /** The turn as it was at the first of several quick clicks. */
  const clicked = useRef(frame);
  return {
    onClickCapture: (event: MouseEvent): void => {
      if (event.detail <= 1) clicked.current = frame;
      else if (clicked.current !== frame && event.target instanceof Element && event.target.closest('[data-target]'))
        event.stopPropagation();
    },
    onDoubleClick: (event: MouseEvent): void => {
      if (clicked.current === frame) onDouble(event.target);
    },
  };
};
