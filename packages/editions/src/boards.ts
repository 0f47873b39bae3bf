/** The board that a game is played on: the printed one, or one that somebody brings along. */

import { done, fail, inputFault, readBoard } from '@coalbrook/rules';
import type { BoardDocument, BoardTerms, BoardTitle, InputFault, Option, Result, Wish } from '@coalbrook/rules';

export const BOARD = 'board';

/** How a board file is offered. */
export const boardFile: Option = {
  slug: BOARD,
  name: 'Board',
  sentence: 'A map of your own, with its places, lines and cards; docs/boards.md tells how to write one.',
};

export const titleOf = ({ name, reconstructed = false }: BoardDocument): BoardTitle => ({ name, reconstructed });

/** The board of a wish, or everything that is wrong with it. */
export const chooseBoard = (
  printed: BoardDocument,
  { files }: Required<Wish>,
  terms: BoardTerms,
): Result<BoardDocument, readonly InputFault[]> => {
  if (files[BOARD] === undefined) return done(printed);
  const read = readBoard(files[BOARD], terms);
  return read.ok ? read : fail(read.fault.map((fault) => ({ ...fault, at: `files.${BOARD}.${fault.at}` })));
};

/** Options that speak of the printed board make no sense on one that is brought along. */
export const boardOptionFaults = (
  { options, files }: Required<Wish>,
  bound: readonly string[],
): readonly InputFault[] =>
  files[BOARD] === undefined
    ? []
    : options
        .filter((option) => bound.includes(option))
        .map((option) => inputFault('options', 'impossible', 'the printed board', option));

/** Files that a board was read from, as it was understood. */
export const boardFiles = (wish: Required<Wish>, map: BoardDocument): Readonly<Record<string, unknown>> =>
  wish.files[BOARD] === undefined ? {} : { [BOARD]: map };
