/**
 * The declaration of every cell and column of a state. One layout serves all games:
 * a column that a game does not need has width 0.
 */

import type {
  BuyerId,
  CardId,
  CargoId,
  DistantId,
  EraId,
  LinkId,
  MerchantId,
  OutletId,
  PlanId,
  Seat,
  SiteId,
  TileId,
} from './ids.ts';

/** What columns are indexed by, and the type of the index. */
interface Indices {
  seat: Seat;
  site: SiteId;
  link: LinkId;
  tile: TileId;
  card: CardId;
  merchant: MerchantId;
  buyer: BuyerId;
  cargo: CargoId;
  plan: PlanId;
  outlet: OutletId;
  distant: DistantId;
}

/** What the values of a cell refer to, if they are ids. */
interface Values extends Indices {
  era: EraId;
  kind: number;
  question: number;
  phase: number;
  urn: number;
}

export type Index = keyof Indices;
export type Domain = keyof Values;

interface ScalarSpec {
  readonly values?: Domain;
  /** What an untouched cell holds. */
  readonly blank: number;
  /** Records how the position came about; not part of the position itself. */
  readonly history?: true;
}

interface ColumnSpec extends ScalarSpec {
  /** The domains of its indices; two make a grid, stored row by row. */
  readonly by: readonly Index[];
  /** Who must not see it: everybody but the seat of the row, or everybody. */
  readonly secret?: 'row' | 'everybody';
}

/** Single cells, in storage order. */
const scalarSpecs = {
  /** The part of the course the game is in. */
  phase: { values: 'phase', blank: 0 },
  /** How far the list of steps of this phase has come. */
  step: { blank: 0 },
  /** Progress of the current step: seats dealt with, cards tried. */
  progress: { blank: 0 },
  era: { values: 'era', blank: 0 },
  round: { blank: 0 },
  /** Position in turn order of the seat whose turn it is. */
  turn: { blank: 0 },
  /** Who must decide, or who receives the draw. */
  actor: { values: 'seat', blank: -1 },
  /** Index of the question that is open. */
  awaits: { values: 'question', blank: 0 },
  actionsLeft: { blank: 0 },
  /** Index of the kind of the current action. */
  task: { values: 'kind', blank: -1 },
  taskSite: { values: 'site', blank: -1 },
  taskLink: { values: 'link', blank: -1 },
  taskMerchant: { values: 'merchant', blank: -1 },
  /** Completed steps of the current action. */
  stepsDone: { blank: 0 },
  /** Cards still to be spent for the current action. */
  owedCards: { blank: 0 },
  /** Tiles still to be removed from the mat as a merchant's bonus. */
  owedBonus: { blank: 0 },
  /** The part of a negative income that the actor cannot pay. */
  debt: { blank: 0 },
  /** Index of the urn that chance must draw from. */
  urn: { values: 'urn', blank: -1 },
  /** How many draws are requested. */
  drawing: { blank: 0 },
  /** How often chance has answered. */
  draws: { blank: 0, history: true },
  deckSize: { blank: 0 },
  /** Cards of the deck that will not be drawn in this era. */
  aside: { blank: 0 },
  /** The card that the acting automaton has turned over. */
  plan: { values: 'plan', blank: -1 },
  /** The outlet of the current sale. */
  taskOutlet: { values: 'outlet', blank: -1 },
  /** 1 while a distant tile must still be drawn for the current sale. */
  owedDistant: { blank: 0 },
  /** Space of the distant market's marker; past the last one the market is closed. */
  distantSpace: { blank: 0 },
  /** 1 while a card must still be drawn from the deck for the current action. */
  owedDraw: { blank: 0 },
} as const satisfies Readonly<Record<string, ScalarSpec>>;

/** Every column wider than one cell, in storage order. */
const columnSpecs = {
  /** Seats in turn order. */
  order: { by: ['seat'], values: 'seat', blank: -1 },
  money: { by: ['seat'], blank: 0 },
  /** Space of the income marker on the track, not the level. */
  income: { by: ['seat'], blank: 0 },
  points: { by: ['seat'], blank: 0 },
  /** Money spent this round. */
  spent: { by: ['seat'], blank: 0 },
  /** Unused link tiles. */
  linkTiles: { by: ['seat'], blank: 0 },
  handSize: { by: ['seat'], blank: 0 },
  /** Cards in hand: seat by kind of card. */
  hand: { by: ['seat', 'card'], blank: 0, secret: 'row' },
  /** Cards in the deck by kind, including those set aside. There is no hidden order. */
  deck: { by: ['card'], blank: 0, secret: 'everybody' },
  discarded: { by: ['card'], blank: 0 },
  /** Tiles left on the mats: seat by kind of tile. */
  mat: { by: ['seat', 'tile'], blank: 0 },
  /** The tile on each site. */
  tile: { by: ['site'], values: 'tile', blank: -1 },
  tileOwner: { by: ['site'], values: 'seat', blank: -1 },
  /** 1 where the tile has flipped, 2 where it never will. */
  flipped: { by: ['site'], blank: 0 },
  /** Cubes or barrels on the tile of each site. */
  cubes: { by: ['site'], blank: 0 },
  linkOwner: { by: ['link'], values: 'seat', blank: -1 },
  /** The merchant tile on each merchant space. */
  buyer: { by: ['merchant'], values: 'buyer', blank: -1 },
  /** 1 where the merchant tile has its barrel. */
  barrel: { by: ['merchant'], blank: 0 },
  /** Cubes in each market. */
  market: { by: ['cargo'], blank: 0 },
  /** Cubes and barrels that the current action still needs. */
  owed: { by: ['cargo'], blank: 0 },
  /** The card on top of each automaton's deck; its back is public. */
  nextPlan: { by: ['seat'], values: 'plan', blank: -1 },
  /** 1 where a card has left its automaton's deck: seat by plan. */
  planUsed: { by: ['seat', 'plan'], blank: 0 },
  /** Undrawn tiles of the distant market, by kind. */
  distantTiles: { by: ['distant'], blank: 0 },
  /** Units of money that each seat owes the bank. */
  loans: { by: ['seat'], blank: 0 },
  /** Cards in the display, by kind. */
  display: { by: ['card'], blank: 0 },
  /** 1 where a merchant has bought and will not buy again. */
  used: { by: ['merchant'], blank: 0 },
} as const satisfies Readonly<Record<string, ColumnSpec>>;

export type ScalarName = keyof typeof scalarSpecs;
export type ColumnName = keyof typeof columnSpecs;

/** A run of cells whose values are ids or counts. */
export interface Column<Value extends number = number> extends Iterable<Value> {
  [index: number]: Value;
  readonly length: number;
  fill(value: Value, start?: number, end?: number): this;
  every(holds: (value: Value) => boolean): boolean;
  some(holds: (value: Value) => boolean): boolean;
}

type ValueOf<Spec> = Spec extends { readonly values: infer Name extends Domain } ? Values[Name] : number;

/** The single cells of a state by name. */
export type Scalars = { -readonly [Name in ScalarName]: ValueOf<(typeof scalarSpecs)[Name]> };

/** The columns of a state by name. */
export type Columns = { readonly [Name in ColumnName]: Column<ValueOf<(typeof columnSpecs)[Name]>> };

/** The same declarations as lists. */
export const scalars: readonly (ScalarSpec & { readonly name: ScalarName })[] = Object.entries(scalarSpecs).map(
  ([name, spec]) => ({ name: name as ScalarName, ...spec }),
);
export const columns: readonly (ColumnSpec & { readonly name: ColumnName })[] = Object.entries(columnSpecs).map(
  ([name, spec]) => ({ name: name as ColumnName, ...spec }),
);

export type Sizes = Readonly<Record<Index, number>>;

export interface Layout {
  readonly sizes: Sizes;
  readonly length: number;
  readonly start: Readonly<Record<ColumnName, number>>;
  readonly width: Readonly<Record<ColumnName, number>>;
  /** The cells of a blank state. */
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
