import { useCallback, useRef } from 'react';

/**
 * A function that stays the same for memoized children, and does what it was given at the last render. For events only:
 * not to be called while rendering.
 */
export const useStableFunction = <Given extends readonly unknown[], Result>(
  run: (...given: Given) => Result,
): ((...given: Given) => Result) => {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...given: Given) => latest.current(...given), []);
};
