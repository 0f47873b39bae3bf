import type { Happening, OnlineTable } from '@coalbrook/wire/online';
import { useEffect, useState } from 'react';

import { readHappenings } from '../session/online/consentApi.ts';

const NONE: readonly Happening[] = [];

/** What was asked, decided and done at a table, in order; read again when there is more. */
export const useHappenings = ({ game, happenings = 0 }: OnlineTable): readonly Happening[] => {
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    if (happenings === 0) return undefined;
    let isCurrent = true;
    void readHappenings(game).then((answer) => {
      if (isCurrent && answer.ok) setKnown(answer.value.happenings);
    });
    return () => {
      isCurrent = false;
    };
  }, [game, happenings]);
  return known;
};
