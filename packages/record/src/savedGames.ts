/** The files that the page saves: a game with whoever plays it, or several such games. */

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { faultWithin, inputFault, isObject, parseJson } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import { readRecord } from './record.ts';
import type { GameRecord } from './record.ts';

/** The format tags of the page's files: one game, several, and a position to begin from. */
export const savedFiles = { game: 'coalbrook-game', games: 'coalbrook-games', position: 'coalbrook-position' } as const;

/** A record, and the names of its seats where the file says them. */
export interface SavedRecord {
  readonly record: GameRecord;
  readonly names?: readonly string[];
}

const namesIn = (sitters: unknown): Pick<SavedRecord, 'names'> => {
  if (!Array.isArray(sitters)) return {};
  const names = sitters.map((sitter: unknown) => (isObject(sitter) ? sitter['name'] : undefined));
  return names.every((name) => typeof name === 'string' && name.trim() !== '') ? { names: names as string[] } : {};
};

const readOne = (value: unknown): Result<SavedRecord, InputFault> => {
  const isSaved = isObject(value) && value['file'] === savedFiles.game;
  const record = readRecord(isSaved ? value['record'] : value);
  if (!record.ok) return fail(isSaved ? faultWithin('record', record.fault) : record.fault);
  return done({ record: record.value, ...(isSaved ? namesIn(value['sitters']) : {}) });
};

/** Reads the records of a file: a bare record, a saved game, or several games. */
export const readSavedGames = (text: string): Result<readonly SavedRecord[], InputFault> => {
  const json = parseJson(text, { document: 'file' });
  if (!json.ok) return json;
  const file = isObject(json.value) ? json.value : {};
  if (file['file'] === savedFiles.position) {
    return fail(inputFault('file', 'wrongKind', { kind: 'exactly', value: savedFiles.game }, savedFiles.position));
  }
  if (file['file'] !== savedFiles.games || !Array.isArray(file['games'])) {
    const one = readOne(json.value);
    return one.ok ? done([one.value]) : one;
  }
  const games: SavedRecord[] = [];
  for (const [index, game] of file['games'].entries()) {
    const one = readOne(game);
    if (!one.ok) return fail(faultWithin(`games[${index}]`, one.fault));
    games.push(one.value);
  }
  return done(games);
};
