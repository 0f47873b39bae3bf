import { useEffect, useRef, useState } from 'react';

/** Milliseconds at least between two times that a screen reader is told. */
const PAUSE = 20_000;

/** A sentence that changes often, as a screen reader is told of it: now and then, and nothing while it is the same. */
export const useTold = (sentence: string): string => {
  const [told, setTold] = useState('');
  const at = useRef(-Infinity);
  useEffect(() => {
    if (sentence === told) return undefined;
    const wait = Math.max(0, at.current + PAUSE - Date.now());
    const timer = setTimeout(() => {
      at.current = Date.now();
      setTold(sentence);
    }, wait);
    return () => clearTimeout(timer);
  }, [sentence, told]);
  return told;
};
