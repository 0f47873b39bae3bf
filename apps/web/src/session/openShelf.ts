import { tableOf } from '@coalbrook/record';
import type { Opened, OpenedGame } from '@coalbrook/wire';

import type { Shelf, ShelfTable } from './shelf.ts';
import { WorkerConnection } from './workerConnection.ts';
import { WorkerTable } from './workerTable.ts';
import type { TableKind } from './workerTable.ts';

/** Asks the browser to make the storage persistent. */
const persist = (): void => {
  if ('storage' in navigator && 'persist' in navigator.storage) void navigator.storage.persist();
};

const openTable = (host: WorkerConnection, opened: Opened<OpenedGame>, kind: TableKind): Opened<ShelfTable> => {
  if (!opened.ok) return opened;
  const compiled = tableOf(opened.value.sheet.header);
  if (!compiled.ok) return { ok: false, fault: { kind: 'input', faults: [compiled.fault] } };
  return { ok: true, value: { port: new WorkerTable(host, opened.value, kind), table: compiled.value } };
};

const makeShelf = (host: WorkerConnection): Shelf => ({
  list: () => host.ask('list'),
  inspect: (id) => host.ask('inspect', id),
  begin: (game) => {
    persist();
    return host.ask('begin', game);
  },
  open: async (id) => openTable(host, await host.ask('open', id), 'game'),
  sketch: async (game) => openTable(host, await host.ask('sketch', game), 'sketch'),
  task: async (game) => openTable(host, await host.ask('sketch', game), 'task'),
  remove: (id) => host.ask('remove', id),
  salvage: (id) => host.ask('salvage', id),
  importGame: (text) => host.ask('importGame', text),
});

let shelf: Shelf | undefined;

/** Everything stored on this device. A page has one shelf, created on first use. */
export const openShelf = (): Shelf => (shelf ??= makeShelf(new WorkerConnection()));
