/**
 * Where each column of a state lies in its buffer. One layout serves the whole family:
 * a column that a game does not need has width 0.
 */

/** Single cells, in storage order. */
export const scalars = [
  'phase',
  'step',
  'progress',
  'era',
  'round',
  'turn',
  'actor',
  'awaits',
  'actionsLeft',
  'task',
  'taskSite',
  'taskLink',
  'taskMerchant',
  'steps',
  'owedCards',
  'owedCoal',
  'owedIron',
  'owedBeer',
  'owedBonus',
  'debt',
  'urn',
  'drawing',
  'draws',
  'deckSize',
  'aside',
] as const;

export type Scalar = (typeof scalars)[number];

/** What indexes a column, and what its values are where they are ids. */
export type Domain =
  | 'seat'
  | 'place'
  | 'site'
  | 'link'
  | 'industry'
  | 'tile'
  | 'card'
  | 'merchant'
  | 'buyer'
  | 'cargo'
  | 'kind';

export interface ColumnSpec {
  readonly name: string;
  /** The domains of its indices; two of them make a grid, row by row. */
  readonly by: readonly Domain[];
  readonly values?: Domain;
  /** What an untouched cell holds. */
  readonly blank: number;
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
  { name: 'hand', by: ['seat', 'card'], blank: 0 },
  { name: 'deck', by: ['card'], blank: 0 },
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
] as const satisfies readonly ColumnSpec[];

export type ColumnName = (typeof columns)[number]['name'];

/** Scalars that hold an id, and so rest at −1. */
export const scalarValues: Partial<Readonly<Record<Scalar, Domain>>> = {
  actor: 'seat',
  task: 'kind',
  taskSite: 'site',
  taskLink: 'link',
  taskMerchant: 'merchant',
};

export type Sizes = Readonly<Record<Domain, number>>;

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
  scalars.forEach((scalar, index) => (blank[index] = scalarValues[scalar] === undefined ? 0 : -1));
  for (const column of columns) {
    blank.fill(column.blank, start[column.name], start[column.name] + width[column.name]);
  }
  return Object.freeze({ sizes, length, start, width, blank });
};
