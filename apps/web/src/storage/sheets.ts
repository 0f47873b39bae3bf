import type { Entry } from '@coalbrook/record';
import type { Sheet, GameSummary } from '@coalbrook/wire';

import { openDatabase } from './database.ts';
import { entriesOf } from './ledger.ts';

export const findSheet = async (game: string): Promise<Sheet | undefined> => (await openDatabase()).get('sheets', game);

/** Keeps a new game with all that is known of it, in one piece. */
export const keepGame = async ({ sheet, ...summary }: GameSummary, entries: readonly Entry[]): Promise<void> => {
  const { id: game } = sheet;
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'entries', 'spines'], 'readwrite', { durability: 'strict' });
  const kept = work.objectStore('entries');
  await Promise.all([
    work.objectStore('sheets').add(sheet),
    work.objectStore('spines').put({ game, ...summary }),
    ...entries.map(async (entry) => kept.add({ game, ...entry })),
    work.done,
  ]);
};

/** Keeps the changed sheet of a game, if the game is still kept. */
export const keepSheet = async (sheet: Sheet): Promise<void> => {
  const database = await openDatabase();
  const work = database.transaction('sheets', 'readwrite', { durability: 'strict' });
  if ((await work.store.getKey(sheet.id)) !== undefined) await work.store.put(sheet);
  await work.done;
};

/** Renews what the start page shows of a game, if it is still kept. */
export const keepSummary = async ({ sheet, ...summary }: GameSummary): Promise<void> => {
  const { id: game } = sheet;
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'spines'], 'readwrite');
  const isKept = (await work.objectStore('sheets').getKey(game)) !== undefined;
  if (isKept) await work.objectStore('spines').put({ game, ...summary });
  await work.done;
};

/** All games, those played last first. */
export const listSummaries = async (): Promise<readonly GameSummary[]> => {
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'spines']);
  const [sheets, kept] = await Promise.all([work.objectStore('sheets').getAll(), work.objectStore('spines').getAll()]);
  const summaries = new Map(kept.map(({ game, ...summary }) => [game, summary]));
  return sheets
    .map((sheet): GameSummary => {
      const blank = { touched: sheet.begun, entries: 0, isOver: false, era: '', round: 0, points: [] };
      return { ...blank, ...summaries.get(sheet.id), sheet };
    })
    .sort((one, other) => other.touched - one.touched);
};

export const removeGame = async (game: string): Promise<void> => {
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'entries', 'drafts', 'spines'], 'readwrite');
  await Promise.all([
    work.objectStore('sheets').delete(game),
    work.objectStore('entries').delete(entriesOf(game)),
    work.objectStore('drafts').delete(game),
    work.objectStore('spines').delete(game),
    work.done,
  ]);
};
