/** What every sign on a board means. */

import type { BoardDocument } from '@coalbrook/rules';
import { lookOf, widthOf } from '@coalbrook/scene';
import type { Look, Point } from '@coalbrook/scene';

import { glyphOf, linkIcon, settlementSign, terminalSign, tradeIcon } from './glyphs.ts';
import { lettered } from './lettering.ts';
import { badge, cube, space } from './places.ts';
import type { Atlas } from './places.ts';
import { moved, scaled } from './svg.ts';
import { drawWay } from './ways.ts';

export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** A sign with its width, drawn around its middle, and what it means. */
interface Entry {
  readonly sign: string;
  readonly width: number;
  readonly words: string;
}

const SIZE = 12;
const ROW = 26;
const GAP = 20;
const WAY = 40;
const SIGN = 22;

const wayWords: Readonly<Record<Look, string>> = {
  canal: 'canal',
  rail: 'railway',
  both: 'canal, later railway',
  lane: 'sea lane',
};

const looksOf = ({ links, lanes = [] }: BoardDocument): readonly Look[] => {
  const looks = new Set<Look>(links.map(({ eras }) => lookOf(eras)));
  if (lanes.length > 0) looks.add('lane');
  return (['both', 'canal', 'rail', 'lane'] as const).filter((look) => looks.has(look));
};

const entriesOf = ({ board, letters }: Atlas, industries: readonly Named[]): readonly Entry[] => {
  const { places, merchants = [] } = board;
  const some = (isSo: (place: (typeof places)[number]) => boolean, entry: Entry): Entry[] =>
    places.some(isSo) ? [entry] : [];
  const built = new Set(places.flatMap(({ sites = [] }) => sites).flat());
  return [
    ...looksOf(board).map((look) => ({
      sign: drawWay(
        [
          [-WAY / 2, 0],
          [WAY / 2, 0],
        ],
        look,
      ),
      width: WAY,
      words: wayWords[look],
    })),
    ...industries
      .filter(({ slug }) => built.has(slug))
      .map(({ slug, name }) => ({ sign: glyphOf(slug), width: SIGN, words: name })),
    ...some(({ trade = false }) => trade, { sign: tradeIcon, width: SIGN, words: 'trade icon' }),
    ...some(({ icons = 0 }) => icons > 0, { sign: linkIcon, width: SIGN, words: 'link icon' }),
    ...(merchants.length > 0
      ? [{ sign: space(), width: SIGN, words: merchants.some(({ bonus }) => bonus) ? 'merchant' : 'market' }]
      : []),
    ...some(({ kind }) => kind === 'settlement', { sign: settlementSign, width: SIGN, words: 'settlement' }),
    ...some(({ terminal = false }) => terminal, { sign: terminalSign, width: SIGN, words: 'nothing passes' }),
    ...some(({ imports = 0 }) => imports > 0, { sign: scaled([0, 0], 1.4, cube), width: SIGN, words: 'import' }),
    ...[...letters].map(([colour, letter]) => ({
      sign: badge(colour, letter),
      width: SIGN,
      words: colour.replaceAll('-', ' '),
    })),
  ];
};

const widthOfEntry = ({ width, words }: Entry): number => width + 6 + widthOf(words, SIZE) + GAP;

const rowsOf = (entries: readonly Entry[], width: number): readonly (readonly Entry[])[] => {
  const rows: Entry[][] = [[]];
  let used = 0;
  for (const entry of entries) {
    if (used + widthOfEntry(entry) > width && used > 0) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1].push(entry);
    used += widthOfEntry(entry);
  }
  return rows;
};

const drawRow = (row: readonly Entry[], [middle, y]: Point): string => {
  const total = row.reduce((sum, entry) => sum + widthOfEntry(entry), -GAP);
  let left = middle - total / 2;
  return row
    .map((entry) => {
      const at = left;
      left += widthOfEntry(entry);
      const words = lettered([at + entry.width + 6, y], entry.words, { size: SIZE, anchor: 'start' });
      return moved([at + entry.width / 2, y], entry.sign) + words;
    })
    .join('');
};

/** The legend, as wide as the board, and how high it is. */
export const legendOf = (
  atlas: Atlas,
  industries: readonly Named[],
  width: number,
): { readonly height: number; readonly drawing: string } => {
  const rows = rowsOf(entriesOf(atlas, industries), width);
  const drawing = rows.map((row, index) => drawRow(row, [width / 2, (index + 0.5) * ROW])).join('');
  return { height: rows.length * ROW, drawing };
};
