import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** A slider speaks its number by itself; with this it says what the number stands for. */
export const useSpokenValue = (text: string): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  // The slider writes its number whenever it changes, so this must come after every such time.
  useEffect(() => input.current?.setAttribute('aria-valuetext', text));
  return input;
};
