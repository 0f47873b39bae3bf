import { useSyncExternalStore } from 'react';

import { useSettings } from './settings.ts';

const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void): (() => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether animations are turned off. */
export const useReducedMotion = (): boolean => {
  const { motion } = useSettings();
  const isReduced = useSyncExternalStore(subscribe, () => query().matches);
  return motion === 'off' || isReduced;
};
