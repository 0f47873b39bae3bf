/** Figures of how players play, as tables of a page. */

import { levelNames, policyNames } from '@coalbrook/bots';
import { findEdition } from '@coalbrook/editions';

import { show } from '../figures.ts';
import { equalOf } from './styleFigures.ts';
import type { IndustryFigures, StyleTable } from './styleFigures.ts';

const isLevel = (name: string): boolean => levelNames.some((level) => level === name);

const industryCell = ({ built, flipped, level }: IndustryFigures): string =>
  built === 0 ? '–' : `${built.toFixed(1)} / ${flipped.toFixed(1)} / ${level.toFixed(1)}`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const tableText = (table: StyleTable): string => {
  const { edition, seats, company, players } = table;
  const order = (name: string): number => [...policyNames, name].indexOf(name);
  const names = Object.keys(players).toSorted((one, other) => order(one) - order(other));
  const industries = Object.keys(players[names[0]].industries);
  const rows = names.map((name) => {
    const { games, points, lowest, laid, borrowed, industries: own } = players[name];
    return row([
      name,
      String(games),
      show(points),
      String(lowest),
      isLevel(name) ? '' : (equalOf(table, name) ?? ''),
      laid.toFixed(1),
      borrowed.toFixed(0),
      ...industries.map((industry) => industryCell(own[industry])),
    ]);
  });
  return [
    `### ${findEdition(edition)?.name ?? edition}, ${seats} seats; the others: ${company}`,
    '',
    row(['player', 'games', 'points', 'lowest', 'as strong as', 'links', 'borrowed', ...industries]),
    row(['---', '---:', '---:', '---:', '---', '---:', '---:', ...industries.map(() => '---:')]),
    ...rows,
  ].join('\n');
};

export const styleText = (tables: readonly StyleTable[]): string => tables.map(tableText).join('\n\n');
