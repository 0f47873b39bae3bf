import { findEdition } from '@coalbrook/editions';

import { show } from '../figures.ts';
import type { MeasuredMean } from '../figures.ts';
import type { LadderLine, LadderTable } from './ladderFigures.ts';

const rounded = ({ mean, doubt }: MeasuredMean): string => show({ mean, doubt });

/** Three digits at most are meant. */
const milliseconds = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toString());

const rowOf = ({ name, rating, doubt, games, points, own, thinking }: LadderLine): readonly string[] => [
  name,
  doubt === 0 ? String(rating) : `${rating} ±${doubt}`,
  String(games),
  rounded(points),
  rounded(own.points),
  rounded(own.winner),
  String(own.lowest),
  `${milliseconds(thinking.mean)} / ${milliseconds(thinking.slow)}`,
];

const HEADING = ['player', 'rating', 'games', 'points', 'alone', 'winner', 'lowest', 'ms a decision'];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const nameOf = (slug: string): string => findEdition(slug)?.name ?? slug;

/** The figures as tables in Markdown. */
export const ladderText = (tables: readonly LadderTable[]): string =>
  tables
    .map(({ edition, seats, players }) =>
      [
        `### ${nameOf(edition)}, ${seats} seats`,
        '',
        line(HEADING),
        line(HEADING.map((_, column) => (column === 0 ? '---' : '---:'))),
        ...players.map((player) => line(rowOf(player))),
      ].join('\n'),
    )
    .join('\n\n');
