import type { Target } from '@coalbrook/desk';
import { useCallback } from 'react';

import { useMessages } from '../../../language/useMessages.ts';
import { useTable } from './tableModel.ts';

/** Touches a target at the desk. If that changes nothing and is not refused either, it says so. */
export const useSpokenPick = (): ((target: Target, aimed?: Target) => void) => {
  const { desk, spoken } = useTable();
  const { notNow, nothingThere } = useMessages().spoken;
  const { say } = spoken;
  return useCallback(
    (target, aimed) => {
      const before = desk.state;
      desk.pick(target, aimed);
      const { selection, aimed: at, refusal, frame } = desk.state;
      const isSame = selection === before.selection && at === before.aimed && frame === before.frame;
      if (isSame && !refusal) {
        say([before.isOpen ? nothingThere : notNow]);
      }
    },
    [desk, say, notNow, nothingThere],
  );
};
