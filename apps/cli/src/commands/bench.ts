import { editions } from '@coalbrook/editions';
import { done, makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

import { measure } from '../bench/measure.ts';
import { copyWork, gamesWork, replayWork } from '../bench/works.ts';
import type { Command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { grouped } from '../text/figures.ts';
import { align } from '../words/lines.ts';

/** Measured time of each figure. */
const MILLISECONDS = 1400;

interface Figures {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copyNs: number;
  readonly replayMs: number;
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const figuresOf = (table: Table, { now }: Desk): Figures => {
  const games = measure(now, gamesWork(table), MILLISECONDS);
  const copies = measure(now, copyWork(table), MILLISECONDS);
  const replays = measure(now, replayWork(table), MILLISECONDS);
  return {
    decisionsPerSecond: Math.round(games.unitsPerSecond),
    gamesPerSecond: rounded(games.callsPerSecond, 1),
    copyNs: rounded(1e9 / copies.unitsPerSecond, 1),
    replayMs: rounded(1e3 / replays.callsPerSecond, 3),
  };
};

const heading = ['edition', 'seats', 'decisions/s', 'games/s', 'copy', 'replay'];

/** As wide as any line, so that each can be printed as soon as it is measured. */
const widest = editions.map(({ slug }) => [slug, '', '1,000,000', '10,000', '1,000.0 ns', '1,000.00 ms']);

const line = (cells: readonly string[]): string => align([cells, heading, ...widest])[0];

export const bench: Command = {
  name: 'bench',
  operands: [],
  sentence: 'Measures the speed of the engine on this machine.',
  more: [
    'decisions/s and games/s: random play that lists everything legal at every step. copy: one state into another.',
    'replay: the record of a whole game, read from its text and checked. Each figure is the median of several rounds.',
  ],
  flags: { json: { sentence: 'Prints one line of JSON at the end.' } },
  async run(flags, desk) {
    const figures: Record<string, Record<number, Figures>> = {};
    await desk.print(`${line(heading)}\n`);
    for (const edition of editions) {
      const bySeats: Record<number, Figures> = {};
      for (const seats of edition.seats) {
        const table = makeTable(edition, seats);
        if (!table.ok) throw new Error(`${edition.slug} refuses its own ${seats} seats`);
        const { decisionsPerSecond, gamesPerSecond, copyNs, replayMs } = (bySeats[seats] = figuresOf(
          table.value,
          desk,
        ));
        const cells = [
          edition.slug,
          String(seats),
          grouped(decisionsPerSecond),
          grouped(gamesPerSecond),
          `${copyNs.toFixed(1)} ns`,
          `${replayMs.toFixed(2)} ms`,
        ];
        await desk.print(`${line(cells)}\n`);
      }
      figures[edition.slug] = bySeats;
    }
    return done(flags.has('json') ? `${JSON.stringify(figures)}\n` : '');
  },
};
