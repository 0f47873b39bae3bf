import { sentenceOf, show } from '@coalbrook/referee';
import { done, fail, makeTable } from '@coalbrook/rules';
import type { Edition } from '@coalbrook/rules';
import type { BoardDocument } from '@coalbrook/rules/input';
import { oneLine } from '@coalbrook/words';

import { readBoardFile } from '../boardFile.ts';
import type { CliCommand, CommandOutcome } from '../command.ts';
import type { CommandIo } from '../commandIo.ts';
import { drawBoard } from '../draw/drawBoard.ts';
import type { Flags } from '../flags.ts';
import { boardSummary } from '../text/boardSummary.ts';

const check = (path: string, io: CommandIo): CommandOutcome => {
  const file = readBoardFile(path, io);
  if (!file.ok) return file;
  const { board, edition } = file.value;
  return done(boardSummary(board, edition.boardTerms, edition.name, io.width));
};

/** With the most seats, every part of the board is in play. */
const tableFor = (edition: Edition, board: BoardDocument): ReturnType<typeof makeTable> =>
  makeTable(edition, { seats: edition.seats[edition.seats.length - 1], files: { board } });

const draw = (path: string, flags: Flags, io: CommandIo): CommandOutcome => {
  const target = flags.close(flags.text('output'));
  if (!target.ok) return target;
  const file = readBoardFile(path, io);
  if (!file.ok) return file;
  const { board, edition } = file.value;
  const table = tableFor(edition, board);
  if (!table.ok) return fail(table.fault.map((fault) => `${path}: ${sentenceOf(fault)}`));
  const drawing = drawBoard(table.value, board.industries ?? edition.boardTerms.industries);
  if (target.value === undefined) return done(drawing);
  const written = io.write(target.value, drawing);
  return written.ok ? done(oneLine(`${board.name} was drawn to ${target.value}.`) + '\n') : written;
};

export const board: CliCommand = {
  name: 'board',
  operands: ['check|draw', 'FILE'],
  sentence: 'Checks or draws a board file.',
  more: [
    'check lists every fault with its place in the file, or summarises a sound board.',
    'draw draws the map as SVG. To play on a board, use --board FILE; docs/boards.md explains how to write one.',
  ],
  flags: {
    output: { value: 'FILE', short: 'o', sentence: 'Where to write the drawing; default: standard output.' },
  },
  run(flags, io) {
    const [what, path] = flags.operands;
    if (what !== 'check' && what !== 'draw') {
      return fail(
        what === undefined ? 'board needs check or draw' : `board: expected check or draw, found ${show(what)}`,
      );
    }
    if (path === undefined) return fail(`board ${what} needs a file: board ${what} FILE`);
    if (what === 'draw') return draw(path, flags, io);
    return flags.has('output') ? fail('board check writes no file; -o is for board draw') : check(path, io);
  },
};
