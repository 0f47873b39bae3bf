/**
 * Where each column of a state lies in its buffer. One layout serves the whole family:
 * a column that a game does not need has width 0.
 */

/** What indexes a column, and what its values are where they are ids. */
export type Domain = Index | 'kind' | 'question' | 'phase' | 'era' | 'urn';

/** The domains that columns are indexed by. */
export type Index =
  | 'seat'
  | 'site'
  | 'link'
  | 'tile'
  | 'card'
  | 'merchant'
  | 'buyer'
  | 'cargo'
  | 'plan'
  | 'outlet'
  | 'distant';

export interface ScalarSpec {
  readonly name: string;
  readonly values?: Domain;
  /** What an untouched cell holds. */
  readonly blank: number;
  /** Tells how the position came about and is no part of it. */
  readonly history?: true;
}

/** Single cells, in storage order. */
export const scalars = [
  { name: 'phase', values: 'phase', blank: 0 },
  { name: 'step', blank: 0 },
  { name: 'progress', blank: 0 },
  { name: 'era', values: 'era', blank: 0 },
  { name: 'round', blank: 0 },
  { name: 'turn', blank: 0 },
  { name: 'actor', values: 'seat', blank: -1 },
  { name: 'awaits', values: 'question', blank: 0 },
  { name: 'actionsLeft', blank: 0 },
  { name: 'task', values: 'kind', blank: -1 },
  { name: 'taskSite', values: 'site', blank: -1 },
  { name: 'taskLink', values: 'link', blank: -1 },
  { name: 'taskMerchant', values: 'merchant', blank: -1 },
  { name: 'stepsDone', blank: 0 },
  { name: 'owedCards', blank: 0 },
  { name: 'owedBonus', blank: 0 },
  { name: 'debt', blank: 0 },
  { name: 'urn', values: 'urn', blank: -1 },
  { name: 'drawing', blank: 0 },
  { name: 'draws', blank: 0, history: true },
  { name: 'deckSize', blank: 0 },
  { name: 'aside', blank: 0 },
  { name: 'plan', values: 'plan', blank: -1 },
  { name: 'taskOutlet', values: 'outlet', blank: -1 },
  { name: 'owedDistant', blank: 0 },
  { name: 'distantSpace', blank: 0 },
  { name: 'owedDraw', blank: 0 },
] as const satisfies readonly ScalarSpec[];

export type Scalar = (typeof scalars)[number]['name'];

export interface ColumnSpec extends ScalarSpec {
  /** The domains of its indices; two of them make a grid, row by row. */
  readonly by: readonly Index[];
  /** Who may not see it: all but the seat of the row, or everybody. */
  readonly secret?: 'row' | 'everybody';
}

/** Every column wider than one cell, in storage order. */
export const columns = [
  { name: 'order', by: ['seat'], values: 'seat', blank: -1 },
  { name: 'money', by: ['seat'], blank: 0 },
  { name: 'income', by: ['seat'], blank: 0 },
  { name: 'points', by: ['seat'], blank: 0 },
  { name: 'spent', by: ['seat'], blank: 0 },
  { name: 'linkTiles', by: ['seat'], blank: 0 },
  { name: 'handSize', by: ['seat'], blank: 0 },
  { name: 'hand', by: ['seat', 'card'], blank: 0, secret: 'row' },
  { name: 'deck', by: ['card'], blank: 0, secret: 'everybody' },
  { name: 'discarded', by: ['card'], blank: 0 },
  { name: 'mat', by: ['seat', 'tile'], blank: 0 },
  { name: 'tile', by: ['site'], values: 'tile', blank: -1 },
  { name: 'tileOwner', by: ['site'], values: 'seat', blank: -1 },
  { name: 'flipped', by: ['site'], blank: 0 },
  { name: 'cubes', by: ['site'], blank: 0 },
  { name: 'linkOwner', by: ['link'], values: 'seat', blank: -1 },
  { name: 'buyer', by: ['merchant'], values: 'buyer', blank: -1 },
  { name: 'barrel', by: ['merchant'], blank: 0 },
  { name: 'market', by: ['cargo'], blank: 0 },
  { name: 'owed', by: ['cargo'], blank: 0 },
  { name: 'nextPlan', by: ['seat'], values: 'plan', blank: -1 },
  { name: 'planUsed', by: ['seat', 'plan'], blank: 0 },
  { name: 'distantTiles', by: ['distant'], blank: 0 },
  { name: 'loans', by: ['seat'], blank: 0 },
  { name: 'display', by: ['card'], blank: 0 },
  { name: 'used', by: ['merchant'], blank: 0 },
] as const satisfies readonly ColumnSpec[];

export type ColumnName = (typeof columns)[number]['name'];

export type Sizes = Readonly<Record<Index, number>>;

export interface Layout {
  readonly sizes: Sizes;
  readonly length: number;
  readonly start: Readonly<Record<ColumnName, number>>;
  readonly width: Readonly<Record<ColumnName, number>>;
  /** The cells of a state to which nothing has happened yet. */
  readonly blank: Int16Array;
}

export const makeLayout = (sizes: Sizes): Layout => {
  const start = {} as Record<ColumnName, number>;
  const width = {} as Record<ColumnName, number>;
  let length: number = scalars.length;
  for (const column of columns) {
    start[column.name] = length;
    width[column.name] = column.by.reduce((product, domain) => product * sizes[domain], 1);
    length += width[column.name];
  }
  const blank = new Int16Array(length);
  scalars.forEach((scalar, index) => (blank[index] = scalar.blank));
  for (const column of columns) {
    blank.fill(column.blank, start[column.name], start[column.name] + width[column.name]);
  }
  return Object.freeze({ sizes, length, start, width, blank });
};
