import { useSyncExternalStore } from 'react';

import { mediaStore } from './mediaStore.ts';
import { useSettings } from './settings.ts';

/** Whether animations are turned off. */
export const useReducedMotion = (): boolean => {
  const { motion } = useSettings();
  const { subscribe, matches } = mediaStore('(prefers-reduced-motion: reduce)');
  const isReduced = useSyncExternalStore(subscribe, matches);
  return motion === 'off' || isReduced;
};
