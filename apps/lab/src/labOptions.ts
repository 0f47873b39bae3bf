import { parseArgs } from 'node:util';

import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

/** What the laboratory is asked for; plain data, because it goes to every worker. */
export interface LabOptions {
  readonly command: 'play' | 'judge';
  readonly edition: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** A file with weights; without it, rules of thumb. */
  readonly net: string | undefined;
  /** Such as `8x2,4x2`: actions by deals, stage after stage. */
  readonly stages: string;
  readonly rounds: number;
  /** How often a player of `play` tries one of its six best actions rather than the best. */
  readonly exploring: number;
  /** How often a seat of `play` is taken by an apprentice. */
  readonly apprentices: number;
  readonly out: string;
}

export const usage = `npm run lab -- play  --games 1000 --seed first --out FOLDER [--net FILE] [--exploring 0.06] [--apprentices 0.1]
npm run lab -- judge --games 100 [--net FILE] [--stages 8x2,4x2,2x4 --rounds 1]
both: [--edition birmingham] [--seats 4]`;

const numberOf = (name: string, text: string): number => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) throw new Error(`--${name} must be a number.`);
  return value;
};

/** Reads the arguments; throws an error with one sentence if they are wrong. */
export const readOptions = (args: readonly string[]): LabOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string', default: 'birmingham' },
      seats: { type: 'string', default: '4' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'lab' },
      net: { type: 'string' },
      stages: { type: 'string', default: '' },
      rounds: { type: 'string', default: '1' },
      exploring: { type: 'string', default: '0.06' },
      apprentices: { type: 'string', default: '0.1' },
      out: { type: 'string', default: '' },
    },
  });
  const [command] = positionals;
  if (positionals.length !== 1 || (command !== 'play' && command !== 'judge')) throw new Error(usage);
  if (command === 'play' && values.out === '') throw new Error('--out must name a folder.');
  if (!/^(\d+x\d+(,\d+x\d+)*)?$/.test(values.stages)) throw new Error('--stages must look like 8x2,4x2.');
  const options: LabOptions = {
    command,
    edition: values.edition,
    seats: numberOf('seats', values.seats),
    games: numberOf('games', values.games),
    seed: values.seed,
    net: values.net,
    stages: values.stages,
    rounds: numberOf('rounds', values.rounds),
    exploring: numberOf('exploring', values.exploring),
    apprentices: numberOf('apprentices', values.apprentices),
    out: values.out,
  };
  tableOf(options);
  return options;
};

export const tableOf = ({ edition, seats }: Pick<LabOptions, 'edition' | 'seats'>): Table => {
  const found = editions.find(({ slug }) => slug === edition);
  if (!found) throw new Error(`There is no edition "${edition}".`);
  const made = makeTable(found, { seats });
  if (!made.ok) throw new Error(`There is no table of ${edition} for ${seats}.`);
  return made.value;
};
