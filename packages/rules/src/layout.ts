/**
 * What a state is made of: every cell and column is declared here and nowhere else. One layout serves the whole family:
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

/** What columns are indexed by, and the type of such an index. */
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

/** What the values of a cell are where they are ids. */
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
  /** Tells how the position came about and is no part of it. */
  readonly history?: true;
}

interface ColumnSpec extends ScalarSpec {
  /** The domains of its indices; two of them make a grid, row by row. */
  readonly by: readonly Index[];
  /** Who may not see it: all but the seat of the row, or everybody. */
  readonly secret?: 'row' | 'everybody';
}

/** Single cells, in storage order. */
const scalarSpecs = {
  /** The part of the course the game is in. */
  phase: { values: 'phase', blank: 0 },
  /** How far the list of steps of this phase has come. */
  step: { blank: 0 },
  /** How far the running step has come: seats dealt with, cards tried. */
  progress: { blank: 0 },
  era: { values: 'era', blank: 0 },
  round: { blank: 0 },
  /** Position in turn order of the seat whose turn it is. */
  turn: { blank: 0 },
  /** Who must decide, or for whom chance must draw. */
  actor: { values: 'seat', blank: -1 },
  /** Index of the question that is open. */
  awaits: { values: 'question', blank: 0 },
  actionsLeft: { blank: 0 },
  /** Index of the kind of action that was begun and is not finished. */
  task: { values: 'kind', blank: -1 },
  taskSite: { values: 'site', blank: -1 },
  taskLink: { values: 'link', blank: -1 },
  taskMerchant: { values: 'merchant', blank: -1 },
  /** Steps of the running action that are finished. */
  stepsDone: { blank: 0 },
  /** Cards still to be spent for the running action. */
  owedCards: { blank: 0 },
  /** Tiles still to be removed from the mat as a bonus. */
  owedBonus: { blank: 0 },
  /** What the actor cannot pay of a negative income. */
  debt: { blank: 0 },
  /** Index of the urn that chance must draw from. */
  urn: { values: 'urn', blank: -1 },
  /** How many draws chance is asked for. */
  drawing: { blank: 0 },
  /** How often chance has answered. */
  draws: { blank: 0, history: true },
  deckSize: { blank: 0 },
  /** Cards of the deck that will not be drawn in this era. */
  aside: { blank: 0 },
  /** The card that the automaton at its turn has turned over. */
  plan: { values: 'plan', blank: -1 },
  /** What the running sale goes to. */
  taskOutlet: { values: 'outlet', blank: -1 },
  /** 1 while a tile of the distant market must still be drawn for the running sale. */
  owedDistant: { blank: 0 },
  /** Space of the marker of the distant market; behind the last one it is closed. */
  distantSpace: { blank: 0 },
  /** 1 while a card of the deck must still be drawn for the running action. */
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
  /** Link tiles beside the mat. */
  linkTiles: { by: ['seat'], blank: 0 },
  handSize: { by: ['seat'], blank: 0 },
  /** Cards in hand: seat by kind of card. */
  hand: { by: ['seat', 'card'], blank: 0, secret: 'row' },
  /** Cards still to come, by kind, those set aside included: there is no hidden order. */
  deck: { by: ['card'], blank: 0, secret: 'everybody' },
  discarded: { by: ['card'], blank: 0 },
  /** Tiles left on the mats: seat by kind of tile. */
  mat: { by: ['seat', 'tile'], blank: 0 },
  /** The tile on each site. */
  tile: { by: ['site'], values: 'tile', blank: -1 },
  tileOwner: { by: ['site'], values: 'seat', blank: -1 },
  /** 1 where the tile has flipped, 2 where it never will. */
  flipped: { by: ['site'], blank: 0 },
  /** Cubes or barrels standing on the tile of each site. */
  cubes: { by: ['site'], blank: 0 },
  linkOwner: { by: ['link'], values: 'seat', blank: -1 },
  /** The merchant tile on each merchant space. */
  buyer: { by: ['merchant'], values: 'buyer', blank: -1 },
  /** 1 where a barrel stands beside the merchant tile. */
  barrel: { by: ['merchant'], blank: 0 },
  /** Cubes in each market. */
  market: { by: ['cargo'], blank: 0 },
  /** Cubes and barrels that the running action must still be given. */
  owed: { by: ['cargo'], blank: 0 },
  /** The card on top of each automaton's deck, whose back everybody sees. */
  nextPlan: { by: ['seat'], values: 'plan', blank: -1 },
  /** 1 where a card has left its automaton's deck: seat by plan. */
  planUsed: { by: ['seat', 'plan'], blank: 0 },
  /** Tiles of the distant market that have not been drawn, by kind. */
  distantTiles: { by: ['distant'], blank: 0 },
  /** Units of money that each seat owes the bank. */
  loans: { by: ['seat'], blank: 0 },
  /** Cards that lie open to be taken, by kind. */
  display: { by: ['card'], blank: 0 },
  /** 1 where a merchant has bought and buys no more. */
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
