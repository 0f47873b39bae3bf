import { isOnlineAnswerTo } from '@coalbrook/wire/online';
import type { OnlineTable } from '@coalbrook/wire/online';

import type { TableKeeper } from '../session/online/tableKeeper.ts';
import { openDatabase } from './database.ts';

/** The keys of all steps of a game, or of one viewer. */
const stepsOf = (game: string, viewer?: number): IDBKeyRange =>
  IDBKeyRange.bound([game, viewer ?? -Infinity, 0], [game, viewer ?? Infinity, Infinity]);

/** The readable ones of all tables that were kept, the newest first. */
export const listKeptTables = async (): Promise<readonly OnlineTable[]> => {
  const database = await openDatabase();
  const kept = await database.getAll('onlineTables');
  return kept
    .map(({ table }) => table)
    .filter((table) => isOnlineAnswerTo('join', { table }))
    .toSorted((one, other) => other.begun - one.begun);
};

/** Online tables in IndexedDB. */
export const storedTables: TableKeeper = {
  async read(game) {
    const database = await openDatabase();
    const work = database.transaction(['onlineTables', 'onlineViewers', 'onlineSteps']);
    const [table, viewers, steps] = await Promise.all([
      work.objectStore('onlineTables').get(game),
      work.objectStore('onlineViewers').getAll(IDBKeyRange.bound([game, -Infinity], [game, Infinity])),
      work.objectStore('onlineSteps').getAll(stepsOf(game)),
    ]);
    return (
      table && {
        table: table.table,
        viewers: viewers
          .toSorted((one, other) => one.looked - other.looked)
          .map(({ viewer, actor }) => ({ viewer, actor, steps: steps.filter((step) => step.viewer === viewer) })),
      }
    );
  },

  async keepTable(table) {
    const database = await openDatabase();
    await database.put('onlineTables', { game: table.game, table });
  },

  async keepSteps(game, { viewer, actor, steps }, from, isNew) {
    const database = await openDatabase();
    const work = database.transaction(['onlineViewers', 'onlineSteps'], 'readwrite');
    const kept = work.objectStore('onlineSteps');
    await Promise.all([
      ...(isNew ? [kept.delete(stepsOf(game, viewer))] : []),
      work.objectStore('onlineViewers').put({ game, viewer, actor, looked: Date.now() }),
      ...steps.map(async (step, index) => kept.put({ game, viewer, at: from + index, ...step })),
      work.done,
    ]);
  },

  async forget(game) {
    const database = await openDatabase();
    const work = database.transaction(['onlineTables', 'onlineViewers', 'onlineSteps'], 'readwrite');
    await Promise.all([
      work.objectStore('onlineTables').delete(game),
      work.objectStore('onlineViewers').delete(IDBKeyRange.bound([game, -Infinity], [game, Infinity])),
      work.objectStore('onlineSteps').delete(stepsOf(game)),
      work.done,
    ]);
  },
};

/** Forgets all tables: they belong to somebody who has signed out. */
export const forgetAllTables = async (): Promise<void> => {
  const database = await openDatabase();
  const stores = ['onlineTables', 'onlineViewers', 'onlineSteps'] as const;
  const work = database.transaction(stores, 'readwrite');
  await Promise.all([...stores.map(async (store) => work.objectStore(store).clear()), work.done]);
};
