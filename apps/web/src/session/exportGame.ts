import { reportFailure } from './failures.ts';
import type { Shelf } from './shelf.ts';

export interface ExportedGame {
  readonly text: string;
  /** Whether the file can be opened again; for a damaged game it holds whatever is left. */
  readonly isWhole: boolean;
}

const save = async (shelf: Shelf, id: string): Promise<string | undefined> => {
  const opened = await shelf.open(id);
  if (!opened.ok) return undefined;
  try {
    return await opened.value.port.save();
  } finally {
    opened.value.port.close().catch(reportFailure);
  }
};

/** A game on the shelf as the text of a file. */
export const exportGame = async (shelf: Shelf, id: string): Promise<ExportedGame> => {
  const text = await save(shelf, id).catch(() => undefined);
  return text === undefined ? { text: await shelf.salvage(id), isWhole: false } : { text, isWhole: true };
};
