import { makeAction } from '@coalbrook/record';
import { gameOf } from '@coalbrook/referee';
import { beginGame, done, seedOf } from '@coalbrook/rules';
import { english, oneLine, reportTitle } from '@coalbrook/words';

import type { CliCommand } from '../command.ts';
import { perft as countSequences } from '../perft.ts';
import { readTable, seedFlag, tableFlags } from '../tableFlags.ts';
import { grouped } from '../text/figures.ts';
import { align } from '../text/lines.ts';

const MOST_DEPTH = 20;

export const perft: CliCommand = {
  name: 'perft',
  operands: [],
  sentence: 'Counts all sequences of decisions from the start, up to a depth.',
  more: [
    'Draws come from the seed, so the counts can be compared with those of another engine.',
    'Every answer to a question counts as a decision: laying a canal and spending a card for it are two.',
  ],
  flags: {
    ...tableFlags,
    ...seedFlag('1'),
    depth: { value: 'N', sentence: `How many decisions, 1 to ${MOST_DEPTH}; default: 3.` },
    divide: { sentence: 'Also counts by first action.' },
    json: { sentence: 'Prints one line of JSON instead.' },
  },
  run(flags, io) {
    const table = readTable(flags, io);
    if (!table.ok) return table;
    const wish = flags.close({
      seed: flags.text('seed', '1'),
      depth: flags.integer('depth', 3, 1, MOST_DEPTH),
    });
    if (!wish.ok) return wish;
    const { seed, depth } = wish.value;
    const { counts, divided } = countSequences(table.value, beginGame(table.value), seedOf(seed), depth);
    const { rules: _rules, ...game } = gameOf(table.value);
    const byAction = divided.map(({ action, sequences }) => [makeAction(table.value, action), sequences] as const);

    if (flags.has('json')) {
      const divide = flags.has('divide') ? { divide: Object.fromEntries(byAction) } : {};
      const answer = { ...game, seed, depth, counts, ...divide };
      return done(`${JSON.stringify(answer)}\n`);
    }
    const total = align([['depth', 'sequences'], ...counts.map((count, ply) => [String(ply + 1), grouped(count)])]);
    const rows = byAction.map(([action, count]) => [action, grouped(count)]);
    const parts = flags.has('divide') ? ['', ...align([['first action', 'sequences'], ...rows])] : [];
    const title = oneLine([...reportTitle(table.value, english), `seed ${seed}`].join(', '));
    return done(`${[title, '', ...total, ...parts].join('\n')}\n`);
  },
};
