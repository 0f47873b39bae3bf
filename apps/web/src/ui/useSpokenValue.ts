import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Makes a slider announce a text instead of its number. */
export const useSpokenValue = (text: string): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  // The slider writes its number on every change, so this must run after each render.
  useEffect(() => input.current?.setAttribute('aria-valuetext', text));
  return input;
};
