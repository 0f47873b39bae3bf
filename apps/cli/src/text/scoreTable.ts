import { english, figure } from '@coalbrook/words';
import type { ScoreSheet } from '@coalbrook/words';

import { align } from './lines.ts';

/** The final score, one line per seat. */
export const scoreTable = ({ columns, rows }: ScoreSheet): readonly string[] => {
  const over = columns.some((column) => column.over !== '') ? [['', ...columns.map((column) => column.over)]] : [];
  return align([
    ...over,
    ['', ...columns.map(({ heading }) => heading)],
    ...rows.map(({ rank, name, figures }) => [english.journal.rank(rank, name), ...figures.map(figure)]),
  ]);
};
