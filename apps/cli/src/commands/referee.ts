import { inputFault } from '@coalbrook/record';
import { done } from '@coalbrook/rules';

import type { Command } from '../command.ts';
import { rejectInput } from '../referee/answer.ts';
import { linesOf } from '../referee/lines.ts';
import { Referee } from '../referee/referee.ts';

/** Many times the length of any record. */
const MOST_BYTES = 1 << 20;

const tooLong = JSON.stringify(
  rejectInput(inputFault('the line', 'outOfRange', `at most ${MOST_BYTES} bytes`, 'a longer line')),
);

export const referee: Command = {
  name: 'referee',
  operands: [],
  sentence: 'Plays by the rules with a program in any language: JSON lines in, JSON lines out.',
  more: ['Every request gets one line of answer; docs/referee.md has them all, with a worked session.'],
  flags: {},
  async run(_flags, desk) {
    const judge = new Referee();
    for await (const line of linesOf(desk.input, MOST_BYTES)) {
      const request = line?.trim();
      if (request === '') continue;
      await desk.print(`${request === undefined ? tooLong : judge.answer(request)}\n`);
      if (judge.hasQuit) break;
    }
    return done('');
  },
};
