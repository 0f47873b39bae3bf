import { availableParallelism } from 'node:os';

import { USUAL_SECONDS } from '@coalbrook/referee';

import { Args } from '../args.ts';
import { runGate } from '../gate/runGate.ts';
import { LOOKS } from '../gate/verdict.ts';
import { inRepository, NO, STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';

/** With fewer, the first look would see too little to tell how much deals differ. */
const FEWEST = 10 * LOOKS;

export const gate: LabCommand = {
  usage: `npm run lab -- gate --champion PLAYER --challenger PLAYER [--deals 200] [--seed gate]
                    [--edition birmingham] [--seats 4] [--threads N] [--bot-seconds 10] [--folder .lab/gate]`,
  async run(words, signal) {
    const args = new Args(words, {
      champion: '',
      challenger: '',
      edition: 'birmingham',
      seats: '4',
      deals: '200',
      seed: 'gate',
      'bot-seconds': String(USUAL_SECONDS),
      threads: String(availableParallelism()),
      folder: inRepository('.lab/gate'),
    });
    const champion = args.text('champion');
    const challenger = args.text('challenger');
    if (args.operands.length > 0 || champion === '' || challenger === '') throw new Error(gate.usage);
    const deals = args.count('deals');
    if (deals < FEWEST) throw new Error(`--deals must be at least ${FEWEST}.`);
    const passes = await runGate({
      table: { edition: args.text('edition'), seats: args.count('seats') },
      champion,
      challenger,
      deals,
      seed: args.text('seed'),
      seconds: args.atLeastOne('bot-seconds'),
      threads: args.atLeastOne('threads'),
      folder: args.text('folder'),
      signal,
      tell: (line) => console.log(line),
    });
    if (passes === undefined) {
      console.error('Stopped. The same command goes on from here.');
      return STOPPED;
    }
    console.log(`verdict: ${challenger} ${passes ? 'passes' : 'does not pass'}`);
    return passes ? SUCCESS : NO;
  },
};
