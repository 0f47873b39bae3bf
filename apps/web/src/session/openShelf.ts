import { tableOf } from '@coalbrook/record';
import type { Opened, OpenedGame } from '@coalbrook/wire';

import { Client } from './client.ts';
import { LocalSession } from './localSession.ts';
import type { Session } from './session.ts';
import type { Shelf } from './shelf.ts';
import type { Locks } from './tabPresence.ts';

/** Asks the browser to make the storage persistent. */
const persist = (): void => {
  if ('storage' in navigator && 'persist' in navigator.storage) void navigator.storage.persist();
};

/** Undefined in insecure contexts, as over plain HTTP. */
const browserLocks = (): Locks | undefined => (navigator as Partial<Navigator>).locks;

const openSession = async (client: Client, opened: Opened<OpenedGame>, isSketch = false): Promise<Opened<Session>> => {
  if (!opened.ok) return opened;
  const { handle, sheet } = opened.value;
  const table = tableOf(sheet.header);
  if (!table.ok) return { ok: false, fault: { kind: 'input', faults: [table.fault] } };
  const locks = browserLocks();
  return { ok: true, value: await LocalSession.open(client, handle, sheet, table.value, { isSketch, locks }) };
};

const makeShelf = (client: Client): Shelf => ({
  list: () => client.ask('list'),
  inspect: (id) => client.ask('inspect', id),
  begin: (game) => {
    persist();
    return client.ask('begin', game);
  },
  open: async (id) => openSession(client, await client.ask('open', id)),
  sketch: async (game) => openSession(client, await client.ask('sketch', game), true),
  lesson: async (game) => openSession(client, await client.ask('sketch', game)),
  remove: (id) => client.ask('remove', id),
  salvage: (id) => client.ask('salvage', id),
  importGame: (text) => client.ask('importGame', text),
});

let shelf: Shelf | undefined;

/** Everything stored on this device. A page has one shelf, created on first use. */
export const openShelf = (): Shelf => (shelf ??= makeShelf(new Client()));
