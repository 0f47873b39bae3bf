import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';

/** Milliseconds after a touch or a scroll in which somebody may be about to press something. */
const REST = 4000;

/**
 * Whether somebody may be about to press something in a list: their pointer is there, the focus, or a finger was a moment
 * ago. The handlers belong to the list.
 */
export const useStill = () => {
  const [isInside, setInside] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const rest = (): void => {
      setTouched(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTouched(false), REST);
    };
    window.addEventListener('scroll', rest, { passive: true });
    window.addEventListener('touchstart', rest, { passive: true });
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('scroll', rest);
      window.removeEventListener('touchstart', rest);
    };
  }, []);
  return {
    isStill: isInside || hasFocus || isTouched,
    handlers: {
      onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => setInside(pointerType === 'mouse'),
      onPointerLeave: () => setInside(false),
      onFocus: () => setFocus(true),
      // When the whole window loses the focus, the element keeps it.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)),
    },
  };
};
