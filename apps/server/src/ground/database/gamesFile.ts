import { join } from 'node:path';

/** The database of a folder. */
export const gamesFile = (folder: string): string => join(folder, 'games.db');
