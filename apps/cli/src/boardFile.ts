/** Reads board files. */

import { editions, findEdition } from '@coalbrook/editions';
import { sentenceOf } from '@coalbrook/referee';
import { done, fail } from '@coalbrook/rules';
import type { Edition, Result } from '@coalbrook/rules';
import { BOARD_FORMAT, inputFault, isObject, parseJson, readBoard } from '@coalbrook/rules/input';
import type { BoardDocument, InputFault } from '@coalbrook/rules/input';

import type { Complaint } from './command.ts';
import type { CommandIo } from './commandIo.ts';

export interface BoardForEdition {
  readonly edition: Edition;
  readonly board: BoardDocument;
}

const fieldOf = (value: unknown, field: string): unknown =>
  isObject(value) && Object.hasOwn(value, field) ? value[field] : undefined;

/** The fault of a board whose edition is unknown; if its format is wrong, only that. */
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

/** Reads a board with the terms of the edition it names. */
const boardOf = (value: unknown): Result<BoardForEdition, readonly InputFault[]> => {
  const slug = fieldOf(value, 'edition');
  const edition = typeof slug === 'string' ? findEdition(slug) : undefined;
  if (!edition) return fail([nobodysBoard(value)]);
  const board = readBoard(value, edition.boardTerms);
  return board.ok ? done({ edition, board: board.value }) : board;
};

/** Reads a board from a file, or returns one line for each fault. */
export const readBoardFile = (path: string, io: CommandIo): Result<BoardForEdition, Complaint> => {
  const text = io.read(path);
  if (!text.ok) return fail(`${path}: ${text.fault}`);
  const json = parseJson(text.value, { name: path });
  if (!json.ok) return fail(sentenceOf(json.fault));
  const board = boardOf(json.value);
  return board.ok ? board : fail(board.fault.map((fault) => `${path}: ${sentenceOf(fault)}`));
};
