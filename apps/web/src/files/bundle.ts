/** Several games in one file. */

const BUNDLE = 'coalbrook-games';

/** The texts of saved games as one text. */
export const makeBundle = (games: readonly string[]): string =>
  `{"file":"${BUNDLE}","version":1,"games":[\n${games.map((text) => text.trimEnd()).join(',\n')}\n]}\n`;

/** The texts of the games in a bundle; undefined if it is none. */
export const readBundle = (value: unknown): readonly string[] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { file, games } = value as { readonly file?: unknown; readonly games?: unknown };
  return file === BUNDLE && Array.isArray(games) ? games.map((game) => JSON.stringify(game)) : undefined;
};
