import { questions } from './actions.ts';
import type { Question } from './actions.ts';
import { NONE } from './ids.ts';
import type { Seat } from './ids.ts';
import { cargoes } from './ids.ts';
import { UNKNOWN } from './mask.ts';
import { incomeLevel } from './modules/money.ts';
import { NEVER_FLIPS } from './modules/tiles.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

type Counts = Readonly<Record<string, number>>;

export interface PlayerDescription {
  /** Automata have no money and no income. */
  readonly money?: number;
  /** Space of the income marker. */
  readonly income?: number;
  readonly level?: number;
  readonly points: number;
  readonly spent: number;
  /** Unpaid loans. */
  readonly loans?: number;
  readonly links: number;
  readonly handSize: number;
  /** Absent if the viewer may not see it. */
  readonly hand?: Counts;
  /** Every kind of tile, including those used up. */
  readonly mat: Counts;
  /** The wish that an automaton was made from. */
  readonly automaton?: string;
  /** The card on top of an automaton's deck. */
  readonly plan?: string;
  /** The cards that have left an automaton's deck, including the one on top. */
  readonly plansUsed?: readonly string[];
}

export interface TileDescription {
  readonly seat: number;
  readonly tile: string;
  readonly flipped: boolean;
  readonly cubes: number;
  /** It will never flip. */
  readonly idle?: true;
}

export interface MerchantDescription {
  readonly tile: string;
  readonly barrel: boolean;
  /** It has bought and will not buy again. */
  readonly used?: true;
}

/** What the table waits for. */
export type Pending =
  | { readonly awaits: Exclude<Question, 'nothing' | 'chance'>; readonly seat: number }
  | { readonly awaits: 'chance'; readonly urn: string; readonly count: number; readonly seat?: number }
  | { readonly awaits: 'nothing' };

/** A state as a plain object, named by slugs. */
export interface Description {
  readonly edition: string;
  /** The rules number, if it is not the newest. */
  readonly rules?: number;
  readonly options: readonly string[];
  /** How many people play. */
  readonly seats: number;
  readonly automata?: readonly string[];
  readonly files?: Readonly<Record<string, unknown>>;
  readonly era: string;
  readonly round: number;
  readonly order: readonly number[];
  /** Position in turn order of the seat whose turn it is. */
  readonly turn: number;
  readonly actionsLeft: number;
  readonly pending: Pending;
  readonly players: readonly PlayerDescription[];
  readonly tiles: Readonly<Record<string, TileDescription>>;
  /** Owners of laid links. */
  readonly links: Readonly<Record<string, number>>;
  readonly merchants: Readonly<Record<string, MerchantDescription>>;
  /** Merchant spaces that are not used at this number of seats. */
  readonly closed: readonly string[];
  readonly markets: Counts;
  /** Space of the marker, and undrawn tiles. */
  readonly distant?: { readonly space: number; readonly tiles: Counts };
  /** Cards in the display. */
  readonly display?: Counts;
  readonly deckSize: number;
  /** Cards of the deck that will not be drawn in this era. */
  readonly aside: number;
  /** Absent if the viewer may not see it. */
  readonly deck?: Counts;
  readonly discarded: Counts;
}

/** A note for each thing that has one, by slug. */
const bySlug = <Note>(
  things: readonly { readonly slug: string }[],
  noteOf: (id: number) => Note | undefined,
): Readonly<Record<string, Note>> => {
  const notes: Record<string, Note> = {};
  for (let id = 0; id < things.length; id++) {
    const note = noteOf(id);
    if (note !== undefined) notes[things[id].slug] = note;
  }
  return notes;
};

const countsOf = (things: readonly { readonly slug: string }[], cells: ArrayLike<number>, start: number): Counts =>
  bySlug(things, (id) => (cells[start + id] > 0 ? cells[start + id] : undefined));

/** Whether cards are hidden; wild cards never are. */
const isUnknown = (table: Table, cells: ArrayLike<number>, start: number): boolean =>
  table.cards.some(({ id }) => cells[start + id] === UNKNOWN);

export const pendingOf = (table: Table, state: State): Pending => {
  const awaits = questions[state.awaits];
  if (awaits === 'nothing') return { awaits };
  if (awaits !== 'chance') return { awaits, seat: state.actor };
  const { slug: urn } = table.urns[state.urn];
  return { awaits, urn, count: state.drawing, ...(state.actor === NONE ? {} : { seat: state.actor }) };
};

/** The wish for this table, without empty fields. */
const wishOf = ({ edition, wish }: Table): Pick<Description, 'rules' | 'options' | 'seats'> => {
  const { rules, seats, options, automata, files } = wish;
  return {
    ...(rules === edition.rules ? {} : { rules }),
    options,
    seats,
    ...(automata.length > 0 ? { automata } : {}),
    ...(Object.keys(files).length > 0 ? { files } : {}),
  };
};

/** Fields that only people have (money, income) or only automata (plan cards). */
const describeKind = (table: Table, state: State, seat: Seat): Partial<PlayerDescription> => {
  const automaton = table.automata[seat];
  if (!automaton) {
    return { money: state.money[seat], income: state.income[seat], level: incomeLevel(table, state, seat) };
  }
  const plan = state.nextPlan[seat];
  return {
    automaton: automaton.wish,
    ...(plan === NONE ? {} : { plan: table.plans[plan].slug }),
    plansUsed: table.plans
      .filter((_, id) => state.planUsed[seat * table.plans.length + id] === 1)
      .map(({ slug }) => slug),
  };
};

const describePlayer = (table: Table, state: State, seat: Seat): PlayerDescription => {
  const start = seat * table.cards.length;
  const isHidden = table.automata[seat] !== undefined || isUnknown(table, state.hand, start);
  return {
    ...describeKind(table, state, seat),
    points: state.points[seat],
    spent: state.spent[seat],
    ...(table.credit ? { loans: state.loans[seat] } : {}),
    links: state.linkTiles[seat],
    handSize: state.handSize[seat],
    ...(isHidden ? {} : { hand: countsOf(table.cards, state.hand, start) }),
    mat: bySlug(table.tiles, (id) => state.mat[seat * table.tiles.length + id]),
  };
};

const describeTile = (table: Table, state: State, site: number): TileDescription | undefined =>
  state.tile[site] === NONE
    ? undefined
    : {
        seat: state.tileOwner[site],
        tile: table.tiles[state.tile[site]].slug,
        flipped: state.flipped[site] === 1,
        cubes: state.cubes[site],
        ...(state.flipped[site] === NEVER_FLIPS ? { idle: true } : {}),
      };

const describeMerchant = (table: Table, state: State, merchant: number): MerchantDescription | undefined =>
  state.buyer[merchant] === NONE
    ? undefined
    : {
        tile: table.buyers[state.buyer[merchant]].slug,
        barrel: state.barrel[merchant] === 1,
        ...(state.used[merchant] === 1 ? { used: true } : {}),
      };

/** A state or view as data that can be read without its table. */
export const describe = (table: Table, state: State): Description => ({
  edition: table.edition.slug,
  ...wishOf(table),
  era: table.eras[state.era].slug,
  round: state.round,
  order: Array.from({ length: table.seats }, (_, position) => state.order[position]),
  turn: state.turn,
  actionsLeft: state.actionsLeft,
  pending: pendingOf(table, state),
  players: Array.from({ length: table.seats }, (_, seat) => describePlayer(table, state, seat as Seat)),
  tiles: bySlug(table.sites, (id) => describeTile(table, state, id)),
  links: bySlug(table.links, (id) => (state.linkOwner[id] === NONE ? undefined : state.linkOwner[id])),
  merchants: bySlug(table.merchants, (id) => describeMerchant(table, state, id)),
  closed: table.merchants.filter(({ open }) => !open).map(({ slug }) => slug),
  markets: Object.fromEntries(
    table.markets.flatMap((market, cargo) => (market ? [[cargoes[cargo], state.market[cargo]]] : [])),
  ),
  ...(table.distant
    ? { distant: { space: state.distantSpace, tiles: countsOf(table.distant.tiles, state.distantTiles, 0) } }
    : {}),
  ...(table.start.display === undefined ? {} : { display: countsOf(table.cards, state.display, 0) }),
  deckSize: state.deckSize,
  aside: state.aside,
  ...(isUnknown(table, state.deck, 0) ? {} : { deck: countsOf(table.cards, state.deck, 0) }),
  discarded: countsOf(table.cards, state.discarded, 0),
});
