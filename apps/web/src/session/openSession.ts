import type { Opened } from '@coalbrook/wire';

import { LocalSession } from './localSession.ts';
import type { Session } from './session.ts';
import type { ShelfTable } from './shelf.ts';
import type { Locks } from './tabPresence.ts';

/** Undefined in insecure contexts, as over plain HTTP. */
const browserLocks = (): Locks | undefined => (navigator as Partial<Navigator>).locks;

/** Sits down at a table of the shelf. */
export const openSession = async (opened: Opened<ShelfTable>): Promise<Opened<Session>> => {
  if (!opened.ok) return opened;
  const { port, table } = opened.value;
  return { ok: true, value: await LocalSession.open(port, table, browserLocks()) };
};
