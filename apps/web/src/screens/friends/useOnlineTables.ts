import { useEffect, useState } from 'react';

import { myTables } from '../../session/online/onlineApi.ts';
import type { ListedTable } from '../../session/online/onlineApi.ts';

/** The online tables of this device; undefined where the page is served without a server for them. */
export const useOnlineTables = (): readonly ListedTable[] | undefined => {
  const [tables, setTables] = useState<readonly ListedTable[]>();
  useEffect(() => {
    let isCurrent = true;
    void myTables().then((answer) => {
      if (isCurrent && answer.ok) setTables(answer.value.tables);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return tables;
};
