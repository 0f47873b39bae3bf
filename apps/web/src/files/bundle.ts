/** Several games in one file. */

import { savedFiles } from '@coalbrook/record';

import type { KeptProgress } from '../settings/keptProgress.ts';

const BUNDLE = savedFiles.games;

/** Several saved games, and what was learnt on a device if it goes with them. */
export interface Bundle {
  readonly texts: readonly string[];
  readonly progress: unknown;
}

/** The texts of saved games as one text. */
export const makeBundle = (games: readonly string[], progress?: KeptProgress): string =>
  `{"file":"${BUNDLE}","version":1,${progress ? `"progress":${JSON.stringify(progress)},` : ''}"games":[\n${games.map((text) => text.trimEnd()).join(',\n')}\n]}\n`;

/** The contents of a bundle; undefined if it is none. */
export const readBundle = (value: unknown): Bundle | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { file, games, progress } = value as Readonly<Record<string, unknown>>;
  if (file !== BUNDLE || !Array.isArray(games)) return undefined;
  return { texts: games.map((game) => JSON.stringify(game)), progress };
};
