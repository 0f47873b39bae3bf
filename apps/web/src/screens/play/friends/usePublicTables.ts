import type { PublicTable } from '@coalbrook/wire/online';
import { useEffect, useMemo, useState } from 'react';

import { useNaming } from '../../../language/useNaming.ts';
import { publicTables } from '../../../session/online/onlineApi.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';

/** Milliseconds after which the list is asked for again while it is seen. */
const REFRESH = 15_000;

/** The public tables of this server, while they are shown. */
export const usePublicTables = (): readonly PublicTable[] => {
  const [tables, setTables] = useState<readonly PublicTable[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const show = (): void =>
      void publicTables().then((answer) => {
        if (isCurrent && answer.ok) setTables(answer.value.tables);
      });
    show();
    const stop = whileSeen(REFRESH, show);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  const naming = useNaming();
  return useMemo(() => tables.map(naming.seats), [tables, naming]);
};
