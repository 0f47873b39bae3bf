import type { PublicTable } from '@coalbrook/wire/online';
import { useState } from 'react';

import { heldRows } from './listedTables.ts';
import type { HeldRow } from './listedTables.ts';

interface Shown {
  readonly rows: readonly HeldRow[];
  /** For which filter and order they were shown. */
  readonly key: string;
}

/**
 * The rows of a list that changes by itself. As long as `isStill`, they stay where they are: what is gone is marked, and
 * what is new waits until `show` or until the reader has turned away. Another `key` shows everything at once.
 */
export const useHeldRows = (tables: readonly PublicTable[], isStill: boolean, key: string) => {
  const [shown, setShown] = useState<Shown>({ rows: [], key: '' });
  const fresh = (): readonly HeldRow[] => tables.map((table) => ({ table, isGone: false }));
  const isKept = isStill && shown.key === key && shown.rows.length > 0;
  const { rows, added } = isKept ? heldRows(shown.rows, tables) : { rows: fresh(), added: 0 };
  const isSame =
    shown.key === key &&
    rows.length === shown.rows.length &&
    rows.every(({ table, isGone }, at) => shown.rows[at]?.table === table && shown.rows[at]?.isGone === isGone);
  if (!isSame) setShown({ rows, key });
  return { rows: isSame ? shown.rows : rows, added, show: () => setShown({ rows: fresh(), key }) };
};
