/** How the plate of a place is laid out: rows of parts, one below the other, around the place's point. */

import type { BoardDocument, DrawnPlace, MerchantFile } from '@coalbrook/rules';
import { widthOf } from '@coalbrook/scene';
import type { Point } from '@coalbrook/scene';

export const SITE = 24;
export const NAME_SIZE = 12;
const PAD = 4;
const BANNER = 18;
const GAP = 2;
const BADGE = 18;
const ICON = 17;
const SLOT = 22;
const CUBE = 8;
const NOTE_SIZE = 9.5;
const NOTE = 14;

/** One thing on a plate, with its middle as seen from the middle of the plate. */
export interface Part {
  readonly part: 'badge' | 'name' | 'trade' | 'terminal' | 'settlement' | 'site' | 'space' | 'cube' | 'note' | 'link';
  readonly at: Point;
  readonly width: number;
  /** Which of the sites or spaces it is. */
  readonly index: number;
}

export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly banner: number;
  readonly parts: readonly Part[];
}

type Item = Omit<Part, 'at'>;

interface Row {
  readonly height: number;
  readonly items: readonly Item[];
}

const many = (part: Part['part'], count: number, width: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ part, index, width }));

const one = (part: Part['part'], isThere: boolean, width: number): Item[] => (isThere ? many(part, 1, width) : []);

/** Few sites stand in one row, more in rows as equal as can be. */
const rowLength = (sites: number): number => {
  if (sites <= 3) return sites;
  return sites === 4 ? 2 : Math.ceil(sites / Math.ceil(sites / 4));
};

const siteRows = (sites: number): Row[] => {
  const length = rowLength(sites);
  const items = many('site', sites, SITE);
  const rows = Math.ceil(sites / Math.max(1, length));
  return Array.from({ length: rows }, (_, row) => ({
    height: SITE + GAP,
    items: items.slice(row * length, (row + 1) * length),
  }));
};

const filled = (height: number, items: readonly Item[]): Row[] => (items.length > 0 ? [{ height, items }] : []);

const bonusWords: Readonly<Record<string, string>> = { money: 'money', points: 'points', income: 'income' };

/** What the barrel beside a merchant brings, in a few words. */
export const bonusText = ({ bonus }: MerchantFile): string => {
  if (!bonus) return '';
  const word = bonusWords[bonus.kind];
  return word === undefined ? `develop ${bonus.amount}` : `+${bonus.amount} ${word}`;
};

export const merchantAt = ({ merchants = [] }: BoardDocument, { slug }: DrawnPlace): MerchantFile | undefined =>
  merchants.find(({ place }) => place === slug);

const rowsOf = (board: BoardDocument, place: DrawnPlace): readonly Row[] => {
  const { name, sites = [], colour, trade = false, terminal = false, imports = 0, icons = 0 } = place;
  const merchant = merchantAt(board, place);
  const note = merchant ? bonusText(merchant) : '';
  return [
    {
      height: BANNER,
      items: [
        ...one('badge', colour !== undefined, BADGE),
        ...one('settlement', place.kind === 'settlement', ICON),
        ...one('name', true, widthOf(name, NAME_SIZE) + 4),
        ...one('trade', trade, ICON),
        ...one('terminal', terminal, ICON + 2),
      ],
    },
    ...siteRows(sites.length),
    ...filled(SLOT + GAP, [...many('space', merchant?.spaces.length ?? 0, SLOT + GAP), ...many('cube', imports, CUBE)]),
    ...filled(NOTE + GAP, [
      ...one('note', note !== '', widthOf(note, NOTE_SIZE) + 6),
      ...many('link', icons, NOTE + 1),
    ]),
  ];
};

const lay = ({ items }: Row, middle: number): readonly Part[] => {
  const width = items.reduce((sum, item) => sum + item.width, 0);
  let left = -width / 2;
  return items.map((item): Part => {
    left += item.width;
    return { ...item, at: [left - item.width / 2, middle] };
  });
};

/** Lays out everything that is printed at a place. */
export const plateOf = (board: BoardDocument, place: DrawnPlace): Plate => {
  const rows = rowsOf(board, place);
  const widest = Math.max(...rows.map(({ items }) => items.reduce((sum, { width }) => sum + width, 0)));
  const below = rows.length > 1 ? PAD : 0;
  const height = rows.reduce((sum, row) => sum + row.height, 0) + below;
  let top = -height / 2;
  const parts = rows.flatMap((row) => {
    const middle = top + row.height / 2 + (top > -height / 2 ? PAD / 2 : 0);
    top += row.height;
    return lay(row, middle);
  });
  return { width: widest + 2 * PAD, height, banner: BANNER, parts };
};
