import { chronicleOf } from '@coalbrook/words';
import type { Chronicle } from '@coalbrook/words';
import { useMemo } from 'react';

import type { GameSnapshot } from '../session/gameSnapshot.ts';

/** The figures of a finished game. */
export const useChronicle = ({ table, steps }: Pick<GameSnapshot, 'table' | 'steps'>): Chronicle =>
  useMemo(
    () =>
      chronicleOf(
        table,
        steps.flatMap(({ events }) => events),
      ),
    [table, steps],
  );
