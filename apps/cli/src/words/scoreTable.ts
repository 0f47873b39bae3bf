import type { Table } from '@coalbrook/rules';

import { english } from './english.ts';
import { align } from './lines.ts';
import { totalOf } from './score.ts';
import type { Score } from './score.ts';

export interface Ranked {
  readonly rank: number;
  readonly name: string;
  readonly score: Score;
}

interface Column {
  readonly over: string;
  readonly heading: string;
  readonly figure: (score: Score) => number;
}

const { columns, ofEra, rank: ranked } = english;

/** Shown only where somebody has such points. */
const rare: readonly Column[] = [
  { over: columns.againOver, heading: columns.again, figure: ({ again }) => again },
  { over: '', heading: columns.bonuses, figure: ({ bonuses }) => bonuses },
  { over: '', heading: columns.cash, figure: ({ cash }) => cash },
  { over: '', heading: columns.income, figure: ({ income }) => income },
  { over: '', heading: columns.loans, figure: ({ loans }) => loans },
  { over: '', heading: columns.lost, figure: ({ lost }) => -lost },
];

/** Two for each era; the only era of a game need not be named, and where links bring money they score nothing. */
const columnsOf = ({ eras }: Table, seats: readonly Ranked[]): readonly Column[] => {
  const linksScore = eras.length > 1 || seats.some(({ score }) => score.links.some((points) => points > 0));
  return eras.flatMap(({ id, name }): Column[] => {
    const over = eras.length > 1 ? ofEra(name) : '';
    return [
      ...(linksScore ? [{ over, heading: columns.links, figure: ({ links }: Score) => links[id] }] : []),
      { over, heading: columns.tiles, figure: ({ tiles }) => tiles[id] },
    ];
  });
};

const written = (figure: number): string => (figure < 0 ? `−${-figure}` : String(figure));

/** Where everybody's points came from, one line for each seat. */
export const scoreTable = (table: Table, seats: readonly Ranked[]): readonly string[] => {
  const shown: readonly Column[] = [
    ...columnsOf(table, seats),
    ...rare.filter(({ figure }) => seats.some(({ score }) => figure(score) !== 0)),
    { over: '', heading: columns.total, figure: totalOf },
  ];
  const over = shown.some((column) => column.over !== '') ? [['', ...shown.map((column) => column.over)]] : [];
  return align([
    ...over,
    ['', ...shown.map(({ heading }) => heading)],
    ...seats.map(({ rank, name, score }) => [ranked(rank, name), ...shown.map(({ figure }) => written(figure(score)))]),
  ]);
};
