/** The board of a game: a printed one, or one brought along as a file. */

import { done, fail } from '@coalbrook/rules';
import type { BoardTitle, Option, Result, Wish } from '@coalbrook/rules';
import { faultWithin, inputFault, readBoard, readKeptBoard } from '@coalbrook/rules/input';
import type { BoardDocument, BoardTerms, BuyerFile, IndustryFile, InputFault } from '@coalbrook/rules/input';

export const BOARD = 'board';

/** The board as a file that can be brought along. */
export const boardFile: Option = { slug: BOARD };

export const titleOf = ({ name, reconstructed = false }: BoardDocument): BoardTitle => ({ name, reconstructed });

/** The board of a wish, or everything that is wrong with it. A game that was begun keeps a board that would be refused now. */
export const chooseBoard = (
  printed: BoardDocument,
  { files }: Required<Wish>,
  terms: BoardTerms,
  isBegun: boolean,
): Result<BoardDocument, readonly InputFault[]> => {
  if (files[BOARD] === undefined) return done(printed);
  const read = (isBegun ? readKeptBoard : readBoard)(files[BOARD], terms);
  return read.ok ? read : fail(read.fault.map((fault) => faultWithin(`files.${BOARD}`, fault)));
};

/** Options about the printed board make no sense with a board file. */
export const boardOptionFaults = (
  { options, files }: Required<Wish>,
  bound: readonly string[],
): readonly InputFault[] =>
  files[BOARD] === undefined
    ? []
    : options
        .filter((option) => bound.includes(option))
        .map((option) => inputFault('options', 'impossible', { kind: 'printedBoard' }, option));

/** Options that change the edition's tiles make no sense if the board has its own. */
export const tileOptionFaults = (
  { options }: Required<Wish>,
  { industries }: BoardDocument,
  bound: readonly string[],
): readonly InputFault[] =>
  industries === undefined
    ? []
    : options
        .filter((option) => bound.includes(option))
        .map((option) => inputFault('options', 'impossible', { kind: 'boardWithoutTiles' }, option));

/** A merchant tile that buys everything the edition sells also buys what a board adds. */
export const buyersOn = (
  { industries }: BoardDocument,
  own: readonly IndustryFile[],
  buyers: readonly BuyerFile[],
): readonly BuyerFile[] => {
  if (!industries) return buyers;
  const soldOf = (all: readonly IndustryFile[]): string[] => all.filter(({ sold }) => sold).map(({ slug }) => slug);
  const buysAll = ({ buys }: BuyerFile): boolean => soldOf(own).every((slug) => buys.includes(slug));
  return buyers.map((buyer) => (buysAll(buyer) ? { ...buyer, buys: soldOf(industries) } : buyer));
};

/** The files of a board, as they were understood. */
export const boardFiles = (wish: Required<Wish>, map: BoardDocument): Readonly<Record<string, unknown>> =>
  wish.files[BOARD] === undefined ? {} : { [BOARD]: map };
