/** The board that a game is played on: the printed one, or one that somebody brings along. */

import { done, fail, faultWithin, inputFault, readBoard } from '@coalbrook/rules';
import type {
  BoardDocument,
  BoardTerms,
  BoardTitle,
  BuyerFile,
  IndustryFile,
  InputFault,
  Option,
  Result,
  Wish,
} from '@coalbrook/rules';

export const BOARD = 'board';

/** How a board file is offered. */
export const boardFile: Option = { slug: BOARD };

export const titleOf = ({ name, reconstructed = false }: BoardDocument): BoardTitle => ({ name, reconstructed });

/** The board of a wish, or everything that is wrong with it. */
export const chooseBoard = (
  printed: BoardDocument,
  { files }: Required<Wish>,
  terms: BoardTerms,
): Result<BoardDocument, readonly InputFault[]> => {
  if (files[BOARD] === undefined) return done(printed);
  const read = readBoard(files[BOARD], terms);
  return read.ok ? read : fail(read.fault.map((fault) => faultWithin(`files.${BOARD}`, fault)));
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
        .map((option) => inputFault('options', 'impossible', { kind: 'printedBoard' }, option));

/** Options that change the game's own tiles make no sense where the board brings others. */
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

/** A merchant tile that buys whatever the game has to sell also buys what a board adds to that. */
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

/** Files that a board was read from, as it was understood. */
export const boardFiles = (wish: Required<Wish>, map: BoardDocument): Readonly<Record<string, unknown>> =>
  wish.files[BOARD] === undefined ? {} : { [BOARD]: map };
