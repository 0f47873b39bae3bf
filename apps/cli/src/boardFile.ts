/** Boards that somebody wrote, as files. */

import { editions, findEdition } from '@coalbrook/editions';
import { BOARD_FORMAT, done, fail, inputFault, parseJson, readBoard } from '@coalbrook/rules';
import type { BoardDocument, Edition, InputFault, Result } from '@coalbrook/rules';

import type { Complaint } from './command.ts';
import type { CommandIo } from './commandIo.ts';
import { sentenceOf } from './faults.ts';

export interface BoardForEdition {
  readonly edition: Edition;
  readonly board: BoardDocument;
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Readonly<Record<string, unknown>>)[field]
    : undefined;

/** What is wrong with a board that is for no game: unless it is of another format altogether, only that. */
const nobodysBoard = (value: unknown): InputFault => {
  const format = fieldOf(value, '$format');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return inputFault({ at: '', document: 'board' }, 'wrongKind', { kind: 'object' }, value);
  }
  if (format !== BOARD_FORMAT) {
    return inputFault(
      '$format',
      format === undefined ? 'missing' : 'unknown',
      { kind: 'exactly', value: BOARD_FORMAT },
      format,
    );
  }
  const edition = fieldOf(value, 'edition');
  const words = editions.map(({ slug }) => slug);
  return inputFault('edition', edition === undefined ? 'missing' : 'unknown', { kind: 'oneOf', words }, edition);
};

/** Reads a board for the game it says it is for. */
const boardOf = (value: unknown): Result<BoardForEdition, readonly InputFault[]> => {
  const slug = fieldOf(value, 'edition');
  const edition = typeof slug === 'string' ? findEdition(slug) : undefined;
  if (!edition) return fail([nobodysBoard(value)]);
  const board = readBoard(value, edition.boardTerms);
  return board.ok ? done({ edition, board: board.value }) : board;
};

/** A board from a file, or every fault of it on a line of its own. */
export const readBoardFile = (path: string, io: CommandIo): Result<BoardForEdition, Complaint> => {
  const text = io.read(path);
  if (!text.ok) return fail(`${path}: ${text.fault}`);
  const json = parseJson(text.value, { name: path });
  if (!json.ok) return fail(sentenceOf(json.fault));
  const board = boardOf(json.value);
  return board.ok ? board : fail(board.fault.map((fault) => `${path}: ${sentenceOf(fault)}`));
};
