/** `npm run matches`: how long people wait for a quick match, where many come and where few do. */

import { parseArgs } from 'node:util';

import type { SearchPace } from '@coalbrook/wire/online';

import { simulate } from './simulation.ts';

const { values } = parseArgs({
  options: {
    /** Arrivals a day, several numbers with commas between them. */
    arrivals: { type: 'string', default: '5000,1000,100,3' },
    /** Arrivals altogether, at least. */
    people: { type: 'string', default: '6000' },
    seed: { type: 'string', default: 'one' },
  },
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const lasting = (milliseconds: number): string => {
  if (milliseconds < MINUTE) return `${Math.round(milliseconds / 1000)} s`;
  return milliseconds < 2 * HOUR
    ? `${(milliseconds / MINUTE).toFixed(1)} min`
    : `${(milliseconds / HOUR).toFixed(1)} h`;
};

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`;

const headings = ['a day', 'pace', 'came', 'found', 'median', 'p90', 'p99', 'spread', 'with bots', 'alone'];
const WIDTH = 11;
const row = (cells: readonly string[]): void => say(cells.map((cell) => cell.padStart(WIDTH)).join(''));

row(headings);
for (const perDay of values.arrivals.split(',').map(Number)) {
  const days = Math.max(1, Math.ceil(Number(values.people) / perDay));
  const { arrived, found, tables } = simulate({ perDay, days, seed: values.seed });
  for (const pace of ['quick', 'live', 'slow'] satisfies SearchPace[]) {
    const own = found.filter((one) => one.pace === pace);
    const waits = own.map(({ waited }) => waited).toSorted((one, other) => one - other);
    const opened = tables.filter((one) => one.pace === pace);
    const rated = opened.filter(({ isRated, people }) => isRated && people > 1);
    const spreads = rated.map(({ spread }) => spread).toSorted((one, other) => one - other);
    row([
      String(perDay),
      pace,
      String(arrived[pace]),
      percent(own.length, arrived[pace]),
      ...[0.5, 0.9, 0.99].map((share) => lasting(percentile(waits, share))),
      String(percentile(spreads, 0.5)),
      percent(opened.filter(({ people, seats }) => people < seats).length, opened.length),
      percent(opened.filter(({ people }) => people === 1).length, opened.length),
    ]);
  }
}
say('');
say('found: of those who came; the others gave up. spread: between the ratings at a rated table, the median.');
say('with bots: tables at which bots took seats; alone: at which they took all seats but one.');
