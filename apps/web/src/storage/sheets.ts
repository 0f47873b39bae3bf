import type { Sheet } from '@coalbrook/host';
import type { Entry } from '@coalbrook/record';

import type { Spine } from '../session/shelf.ts';
import { openDatabase } from './database.ts';
import { entriesOf } from './ledger.ts';

export const findSheet = async (game: string): Promise<Sheet | undefined> => (await openDatabase()).get('sheets', game);

/** Keeps a new game with all that is known of it, in one piece. */
export const keepGame = async ({ sheet, ...spine }: Spine, entries: readonly Entry[]): Promise<void> => {
  const { id: game } = sheet;
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'entries', 'spines'], 'readwrite', { durability: 'strict' });
  const kept = work.objectStore('entries');
  await Promise.all([
    work.objectStore('sheets').add(sheet),
    work.objectStore('spines').put({ game, ...spine }),
    ...entries.map(async (entry) => kept.add({ game, ...entry })),
    work.done,
  ]);
};

/** Renews what the start page shows of a game, if it is still kept. */
export const keepSpine = async ({ sheet, ...spine }: Spine): Promise<void> => {
  const { id: game } = sheet;
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'spines'], 'readwrite');
  const isKept = (await work.objectStore('sheets').getKey(game)) !== undefined;
  if (isKept) await work.objectStore('spines').put({ game, ...spine });
  await work.done;
};

/** All games, those played last first. */
export const listSpines = async (): Promise<readonly Spine[]> => {
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'spines']);
  const [sheets, kept] = await Promise.all([work.objectStore('sheets').getAll(), work.objectStore('spines').getAll()]);
  const spines = new Map(kept.map(({ game, ...spine }) => [game, spine]));
  return sheets
    .map((sheet): Spine => {
      const blank = { touched: sheet.begun, entries: 0, isOver: false, era: '', round: 0, points: [] };
      return { ...blank, ...spines.get(sheet.id), sheet };
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
