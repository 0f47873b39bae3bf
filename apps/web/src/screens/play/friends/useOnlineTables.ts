import { useEffect, useMemo, useState } from 'react';

import { useNaming } from '../../../language/useNaming.ts';
import type { ListedTable } from '../../../session/online/onlineApi.ts';
import { askForTables } from '../../../session/online/served.ts';
import { whileSeen } from '../../../ui/whileSeen.ts';

export interface OwnTables {
  /** The page is served together with online tables, and the server answers. */
  readonly isServed: boolean;
  readonly tables: readonly ListedTable[];
  /** How many want to be friends, or have asked this person to a table. */
  readonly asks: number;
  /** Why the keeper has banned this person, which may be empty; missing if they are not. */
  readonly banned?: string;
}

/** Milliseconds after which the list is asked for again while it is seen. */
const REFRESH = 20_000;

const NONE: OwnTables = { isServed: false, tables: [], asks: 0 };

/** Without a network: the tables that were opened on this device. */
const keptTables = async (): Promise<readonly ListedTable[]> => {
  const { listKeptTables } = await import('../../../storage/onlineTables.ts');
  const tables = await listKeptTables().catch(() => []);
  return tables.map(({ game, header: { edition }, seats: sitters, held, status, begun }) => ({
    game,
    edition,
    sitters,
    status,
    begun,
    plays: held.length > 0,
    waits: false,
  }));
};

const ownTables = async (): Promise<OwnTables> => {
  const answer = await askForTables();
  if (answer.ok) return { isServed: true, tables: answer.value.tables, asks: answer.value.asks ?? 0 };
  if (answer.failed === 'banned') return { ...NONE, banned: answer.reason ?? '' };
  return answer.failed === 'offline' ? { ...NONE, tables: await keptTables() } : NONE;
};

export interface OnlineTablesState extends OwnTables {
  readonly refresh: () => void;
}

/** The online tables of this device. */
export const useOnlineTables = (): OnlineTablesState => {
  const [tables, setTables] = useState(NONE);
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (): void =>
      void ownTables().then((own) => {
        if (isCurrent) setTables(own);
      });
    show();
    const stop = whileSeen(REFRESH, show);
    window.addEventListener('online', show);
    return () => {
      isCurrent = false;
      stop();
      window.removeEventListener('online', show);
    };
  }, [asks]);
  const naming = useNaming();
  const named = useMemo(() => ({ ...tables, tables: tables.tables.map(naming.sheet) }), [tables, naming]);
  return { ...named, refresh: () => setAsks((count) => count + 1) };
};
