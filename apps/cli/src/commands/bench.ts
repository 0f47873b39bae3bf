import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { editions } from '@coalbrook/editions';
import { done, makeTable } from '@coalbrook/rules';
import type { Edition, Table, Wish } from '@coalbrook/rules';

import { measureTurns } from '../bench/automata.ts';
import { compareAt, openCheckout, works } from '../bench/beside.ts';
import { measure } from '../bench/measure.ts';
import { copyWork, gamesWork, keptBytes, momentWork, openWork, replayWork } from '../bench/works.ts';
import type { CliCommand, CommandOutcome } from '../command.ts';
import type { CommandIo } from '../commandIo.ts';
import { grouped } from '../text/figures.ts';
import { align } from '../text/lines.ts';

/** Time spent on each measurement. */
const MILLISECONDS = 1400;

interface Figures {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copyNs: number;
  readonly replayMs: number;
  readonly openMs: number;
  readonly momentMs: number;
  readonly keptKb: number;
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const figuresOf = (table: Table, { now }: CommandIo): Figures => {
  const games = measure(now, gamesWork(table), MILLISECONDS);
  const copies = measure(now, copyWork(table), MILLISECONDS);
  const replays = measure(now, replayWork(table), MILLISECONDS);
  const openings = measure(now, openWork(table), MILLISECONDS);
  const moments = measure(now, momentWork(table), MILLISECONDS);
  return {
    decisionsPerSecond: Math.round(games.unitsPerSecond),
    gamesPerSecond: rounded(games.callsPerSecond, 1),
    copyNs: rounded(1e9 / copies.unitsPerSecond, 1),
    replayMs: rounded(1e3 / replays.callsPerSecond, 3),
    openMs: rounded(1e3 / openings.callsPerSecond, 3),
    momentMs: rounded(1e3 / moments.callsPerSecond, 3),
    keptKb: rounded(keptBytes(table) / 1e3, 1),
  };
};

/** Automata are measured at this level. */
const LEVEL = 'normal';

interface SoloFigures {
  readonly automatonTurnUs: number;
}

/** The automata of an edition: the first alone, the first two, and so on. */
const companiesOf = ({ automata }: Edition): readonly (readonly string[])[] =>
  automata.map((_, last) => automata.slice(0, last + 1).map(({ slug }) => `${slug}:${LEVEL}`));

const tableFor = (edition: Edition, wish: Wish): Table => {
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error(`${edition.slug} refuses its own ${JSON.stringify(wish)}`);
  return table.value;
};

const soloFiguresOf = (table: Table, { now }: CommandIo): SoloFigures => ({
  automatonTurnUs: rounded(1e3 * measureTurns(now, table, MILLISECONDS), 1),
});

const heading = ['edition', 'seats', 'decisions/s', 'games/s', 'copy', 'replay', 'open', 'moment', 'kept'];

/** The widest cells to expect, so that each line can be printed as soon as it is measured. */
const widest = editions.map(({ slug }) => [
  slug,
  '',
  '1,000,000',
  '10,000',
  '1,000.0 ns',
  '1,000.00 ms',
  '1,000.00 ms',
  '10.000 ms',
  '1,000 kB',
]);

const line = (cells: readonly string[]): string => align([cells, heading, ...widest])[0];

const cellsOf = (figures: Figures): readonly string[] => [
  grouped(figures.decisionsPerSecond),
  grouped(figures.gamesPerSecond),
  `${figures.copyNs.toFixed(1)} ns`,
  `${figures.replayMs.toFixed(2)} ms`,
  `${figures.openMs.toFixed(2)} ms`,
  `${figures.momentMs.toFixed(3)} ms`,
  `${figures.keptKb.toFixed(0)} kB`,
];

const OWN_FOLDER = fileURLToPath(new URL('../../../..', import.meta.url));

/** Prints how many times as fast this checkout is as the one in a folder. */
const compare = async (folder: string, io: CommandIo): Promise<CommandOutcome> => {
  const here = await openCheckout(OWN_FOLDER, io);
  if (!here.ok) return here;
  const there = await openCheckout(resolve(folder), io);
  if (!there.ok) return there;
  const names = Object.keys(works);
  const compared = (cells: readonly string[]): string =>
    align([cells, ...editions.map(({ slug }) => [slug, 'seats', ...names])])[0];
  await io.print(`${compared(['edition', 'seats', ...names])}\n`);
  for (const { slug, seats } of here.value.editions)
    for (const count of seats) {
      const ratios = compareAt(io.now, slug, count, [here.value, there.value]);
      const cells = names.map((name) => ratios?.[name].toFixed(2) ?? 'none');
      await io.print(`${compared([slug, String(count), ...cells])}\n`);
    }
  return done('');
};

export const bench: CliCommand = {
  name: 'bench',
  operands: [],
  sentence: 'Measures the speed of the engine on this machine.',
  more: [
    'decisions/s and games/s: random play, listing all legal actions at every step. copy: one state into another.',
    'replay: the record of a whole game, parsed and checked. Each figure is the median of several rounds.',
    'open: the same record, opened to continue the game. moment: a jump to any entry of it. kept: its memory.',
    'Turns of automata are measured against random play, from drawing the card to the end of the turn.',
  ],
  flags: {
    json: { sentence: 'Also prints one line of JSON at the end.' },
    beside: {
      value: 'FOLDER',
      sentence: 'Compares with another checkout, measured in turn: 1.10 means that this one is 1.10 times as fast.',
    },
  },
  async run(flags, io) {
    const beside = flags.text('beside');
    const complaint = flags.close(undefined);
    if (!complaint.ok) return complaint;
    if (beside !== undefined) return compare(beside, io);
    const figures: Record<string, Record<number, Figures>> = {};
    const solo: Record<string, Record<string, SoloFigures>> = {};
    await io.print(`${line(heading)}\n`);
    for (const edition of editions) {
      const bySeats: Record<number, Figures> = {};
      for (const seats of edition.seats) {
        const measured = figuresOf(tableFor(edition, { seats }), io);
        bySeats[seats] = measured;
        await io.print(`${line([edition.slug, String(seats), ...cellsOf(measured)])}\n`);
      }
      figures[edition.slug] = bySeats;
    }
    for (const edition of editions.filter(({ automata }) => automata.length > 0)) {
      const byCompany: Record<string, SoloFigures> = {};
      for (const automata of companiesOf(edition)) {
        const company = automata.join(',');
        const { automatonTurnUs } = (byCompany[company] = soloFiguresOf(tableFor(edition, { seats: 1, automata }), io));
        await io.print(`${edition.slug}, ${company}: ${automatonTurnUs.toFixed(1)} µs per automaton turn\n`);
      }
      solo[edition.slug] = byCompany;
    }
    return done(flags.has('json') ? `${JSON.stringify({ ...figures, solo })}\n` : '');
  },
};
