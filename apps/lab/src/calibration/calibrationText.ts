import { show } from '../figures.ts';
import { nameOf } from '../ladder/ladderText.ts';
import type { CalibratedRound, CalibrationTable } from './calibrationFigures.ts';
import type { JudgedAt } from './expectations.ts';

/** Expectations may be off by so many points in the mean of a round. */
const ALLOWED = 2;

const occasions: readonly JudgedAt[] = ['start', 'action'];

const roundsOn = ({ rounds }: CalibrationTable, occasion: JudgedAt): readonly CalibratedRound[] =>
  rounds.filter((one) => one.occasion === occasion);

const signed = ({ mean, doubt }: CalibratedRound): string => `${mean > 0 ? '+' : ''}${show({ mean, doubt })}`;

/** One line for each round, for people who look on. */
export const calibrationLines = (table: CalibrationTable): readonly string[] => [
  `${table.edition} ${table.seats}, ${table.games} games: expected minus result`,
  ...roundsOn(table, 'start').map((one) => {
    const after = roundsOn(table, 'action').find(({ era, round }) => era === one.era && round === one.round);
    const place = `era ${one.era + 1} round ${String(one.round).padStart(2)}`;
    return `  ${place}   at its start ${signed(one).padStart(12)}   of actions ${after ? signed(after).padStart(12) : ''}`;
  }),
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The rounds with the lowest and the highest mean, and how many are further off than allowed. */
const cellsOf = (rounds: readonly CalibratedRound[]): readonly string[] => {
  const sorted = rounds.toSorted((one, other) => one.mean - other.mean);
  const off = rounds.filter(({ mean }) => Math.abs(mean) > ALLOWED).length;
  return [signed(sorted[0]), signed(sorted[sorted.length - 1]), `${off} of ${rounds.length}`];
};

const HEADING = [
  'table',
  'games',
  'starts: lowest',
  'highest',
  `beyond ${ALLOWED}`,
  'actions: lowest',
  'highest',
  `beyond ${ALLOWED}`,
];

/** The name of an edition with its options. */
const titleOf = (edition: string): string => {
  const [slug, ...options] = edition.split('+');
  return [nameOf(slug), ...options].join(', ');
};

/** All tables in Markdown, with their worst rounds. */
export const calibrationText = (tables: readonly CalibrationTable[]): string =>
  [
    line(HEADING),
    line(HEADING.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...tables.map((table) =>
      line([
        `${titleOf(table.edition)}, ${table.seats} seats`,
        String(table.games),
        ...occasions.flatMap((occasion) => cellsOf(roundsOn(table, occasion))),
      ]),
    ),
  ].join('\n');
