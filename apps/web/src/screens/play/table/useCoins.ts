import { useEffect } from 'react';

import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import { useReducedMotion } from '../../../settings/useReducedMotion.ts';
import { paymentsIn } from './coins.ts';

// Nothing of this is needed before money changes hands.
const load = () => import('./flyCoins.ts');

/** Shows how money goes to its owner, or from them to what they pay for. The next change cuts it short. */
export const useCoins = ({ table, shown }: GameSnapshot): void => {
  const isStill = useReducedMotion();
  const { events } = shown;
  useEffect(() => {
    const payments = isStill ? [] : paymentsIn(table, events);
    if (payments.length === 0) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    load().then(
      ({ flyCoins }) => {
        if (!isOver) stop = flyCoins(payments);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [table, events, isStill]);
};
