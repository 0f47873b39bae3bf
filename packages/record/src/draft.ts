/** Drafts: positions that somebody typed. Setting one up reports everything that is wrong with it. */

import {
  brokenInvariant,
  cargoes,
  actionsIn,
  clearMatsFor,
  describe,
  done,
  fail,
  layOut,
  NEVER_FLIPS,
  NONE,
  openTurn,
} from '@coalbrook/rules';
import type {
  BuyerId,
  EraId,
  LinkId,
  MerchantId,
  PlanId,
  Result,
  Seat,
  SiteId,
  State,
  Table,
  TileId,
  Wish,
} from '@coalbrook/rules';
import { inputFault, Reading } from '@coalbrook/rules/input';
import type { InputFault, InvariantName, Thing } from '@coalbrook/rules/input';

import { dealRest } from './dealRest.ts';
import { checkDerived, derivedFields, derivedOfPlayer } from './derived.ts';
import { readRules, readWish, tableFor, wishFields } from './tableFor.ts';

type Counts = Readonly<Record<string, number>>;

/** What a seat has; fields left out are as at the start of a game. */
export interface PlayerDraft {
  readonly money?: number;
  /** Space of the income marker, not the level. */
  readonly income?: number;
  readonly points?: number;
  readonly spent?: number;
  /** Unpaid loans, in games with credit. */
  readonly loans?: number;
  /** Cards by slug; a list may name a card several times. */
  readonly hand?: readonly string[] | Counts;
  /** Tiles left on the mat, by slug; for kinds not named, all that are not on the board. */
  readonly mat?: Counts;
  /** The card on top of an automaton's deck; drawn by chance if not given. */
  readonly plan?: string;
  /** Cards that have left an automaton's deck, besides that one. */
  readonly plansUsed?: readonly string[];
}

/** A position in which a seat is about to choose an action. Only edition and seats must be given. */
export interface Draft extends Wish {
  readonly edition: string;
  readonly era?: string;
  readonly round?: number;
  readonly order?: readonly number[];
  /** Position in turn order of the seat whose turn it is. */
  readonly turn?: number;
  readonly actionsLeft?: number;
  readonly players?: readonly PlayerDraft[];
  readonly tiles?: Readonly<
    Record<
      string,
      {
        readonly seat: number;
        readonly tile: string;
        readonly flipped?: boolean;
        readonly cubes?: number;
        /** It will never flip. */
        readonly idle?: boolean;
      }
    >
  >;
  /** Owners by line. */
  readonly links?: Counts;
  readonly merchants?: Readonly<
    Record<string, { readonly tile: string; readonly barrel?: boolean; readonly used?: boolean }>
  >;
  readonly markets?: Counts;
  /** Space of the distant market's marker, and its undrawn tiles. */
  readonly distant?: { readonly space?: number; readonly tiles?: Counts };
  /** Cards in the display, by slug. */
  readonly display?: Counts;
  /** Cards in the deck, by slug. */
  readonly deck?: Counts;
}

/** A validated position. */
export interface Position {
  readonly table: Table;
  readonly state: State;
}

const MOST_MONEY = 9999;
/** Leaves room for what can still be scored on the largest board. */
const MOST_POINTS = 999;
/** Leaves room for the loans that interest adds in later rounds. */
const MOST_LOANS = 999;

const readTable = (
  reading: Reading,
  draft: Readonly<Record<string, unknown>>,
  ofGame: number | undefined,
): Table | undefined => {
  const slug = reading.text(draft['edition'], 'edition');
  const rules = draft['rules'] === undefined ? ofGame : readRules(reading, draft['rules']);
  const wish = { ...readWish(reading, draft), ...(rules === undefined ? {} : { rules }) };
  if (slug === undefined || wish.seats === 0) return undefined;
  const table = tableFor(slug, wish);
  if (table.ok) return table.value;
  reading.add(table.fault);
  return undefined;
};

const readOrder = (reading: Reading, table: Table, state: State, value: unknown): void => {
  const order = Array.from({ length: table.seats }, (_, seat) => seat);
  const given = reading.list(value, 'order');
  const isPermutation = given.length === table.seats && order.every((seat) => given.includes(seat));
  if (value !== undefined && !isPermutation)
    reading.fault('order', 'impossible', { kind: 'eachOnce', what: 'seat' }, value);
  order.forEach((seat, position) => (state.order[position] = (isPermutation ? given[position] : seat) as Seat));
};

const readTiles = (reading: Reading, table: Table, state: State, value: unknown): void => {
  for (const [slug, given] of Object.entries(reading.object(value, 'tiles'))) {
    const at = `tiles.${slug}`;
    const site = reading.slug(slug, at, 'site', table.sites) as SiteId | undefined;
    const fields = reading.object(given, at, ['seat', 'tile', 'flipped', 'cubes', 'idle']);
    const idle = reading.flag(fields['idle'], `${at}.idle`, false);
    const id = reading.slug(fields['tile'], `${at}.tile`, 'tile', table.tiles) as TileId | undefined;
    reading.need(fields['seat'], `${at}.seat`, { kind: 'thing', thing: 'seat' });
    const seat = reading.integer(fields['seat'], `${at}.seat`, 0, 0, table.seats - 1);
    const flipped = reading.flag(fields['flipped'], `${at}.flipped`, false);
    if (site === undefined || id === undefined) continue;
    const tile = table.tiles[id];
    const { ship } = table.industries[tile.industry];
    const { imports } = table.places[table.sites[site].place];
    const most = ship ? imports : Math.max(...tile.yields);
    const full = ship ? imports : tile.yields[state.era];
    state.tile[site] = id;
    state.tileOwner[site] = seat as Seat;
    if (idle) state.flipped[site] = NEVER_FLIPS;
    else state.flipped[site] = flipped ? 1 : 0;
    state.cubes[site] = reading.integer(fields['cubes'], `${at}.cubes`, flipped ? 0 : full, 0, most);
    state.mat[seat * table.tiles.length + id]--;
  }
};

const readLinks = (reading: Reading, table: Table, state: State, value: unknown): void => {
  for (const [slug, owner] of Object.entries(reading.object(value, 'links'))) {
    const link = reading.slug(slug, `links.${slug}`, 'line', table.links) as LinkId | undefined;
    const seat = reading.integer(owner, `links.${slug}`, 0, 0, table.seats - 1);
    if (link === undefined) continue;
    state.linkOwner[link] = seat as Seat;
    state.linkTiles[seat]--;
  }
};

const hasBarrel = (table: Table, merchant: MerchantId, buyer: BuyerId): boolean =>
  table.merchants[merchant].bonus !== undefined && !table.buyers[buyer].blank;

/** Merchant spaces that are not named receive the remaining merchant tiles, in order. */
const readMerchants = (reading: Reading, table: Table, state: State, value: unknown): void => {
  const left = table.buyers.map(({ copies }) => copies);
  for (const [slug, given] of Object.entries(reading.object(value, 'merchants'))) {
    const at = `merchants.${slug}`;
    const merchant = reading.slug(slug, at, 'merchantSpace', table.merchants);
    const fields = reading.object(given, at, ['tile', 'barrel', 'used']);
    const buyer = reading.slug(fields['tile'], `${at}.tile`, 'merchantTile', table.buyers) as BuyerId | undefined;
    if (merchant === undefined || buyer === undefined) continue;
    if (!table.merchants[merchant].open) reading.fault(at, 'impossible', { kind: 'spaceInUse' }, slug);
    if (left[buyer]-- <= 0) reading.fault(`${at}.tile`, 'superfluous', { kind: 'merchantTileLeft' }, fields['tile']);
    state.buyer[merchant] = buyer;
    const barrel = hasBarrel(table, merchant as MerchantId, buyer);
    state.barrel[merchant] = reading.flag(fields['barrel'], `${at}.barrel`, barrel) ? 1 : 0;
    state.used[merchant] = reading.flag(fields['used'], `${at}.used`, false) ? 1 : 0;
  }
  for (const { id, open } of table.merchants) {
    if (!open || state.buyer[id] !== NONE) continue;
    const buyer = left.findIndex((count) => count > 0) as BuyerId;
    if (buyer === NONE) break;
    left[buyer]--;
    state.buyer[id] = buyer;
    state.barrel[id] = hasBarrel(table, id, buyer) ? 1 : 0;
  }
};

const readMarkets = (reading: Reading, table: Table, state: State, value: unknown): void => {
  const known = cargoes.filter((_, cargo) => table.markets[cargo]);
  const given = reading.object(value, 'markets', known);
  cargoes.forEach((slug, cargo) => {
    const market = table.markets[cargo];
    if (!market) return;
    const { start, spaces } = market;
    state.market[cargo] = reading.integer(given[slug], `markets.${slug}`, start, 0, spaces.length);
  });
};

const readDistant = (reading: Reading, table: Table, state: State, value: unknown): void => {
  if (value === undefined) return;
  const { distant } = table;
  if (!distant) {
    reading.fault('distant', 'superfluous', { kind: 'none', what: 'distantMarket' }, value);
    return;
  }
  const { track, tiles } = distant;
  const fields = reading.object(value, 'distant', ['space', 'tiles']);
  state.distantSpace = reading.integer(fields['space'], 'distant.space', 0, 0, track.length);
  if (fields['tiles'] === undefined) return;
  const counts = readCounts(reading, fields['tiles'], 'distant.tiles', 'distantTile', tiles);
  tiles.forEach((_, tile) => (state.distantTiles[tile] = counts.get(tile) ?? 0));
};

/** Counts by slug, from an object of counts or a list of slugs. */
const readCounts = (
  reading: Reading,
  value: unknown,
  at: string,
  thing: Thing,
  things: readonly { readonly slug: string }[],
): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  const entries: readonly (readonly [unknown, unknown, string])[] = Array.isArray(value)
    ? value.map((slug, index) => [slug, 1, `${at}[${index}]`] as const)
    : Object.entries(reading.object(value, at)).map(([slug, count]) => [slug, count, `${at}.${slug}`] as const);
  for (const [slug, count, where] of entries) {
    const id = reading.slug(slug, where, thing, things);
    if (id === undefined) continue;
    counts.set(id, (counts.get(id) ?? 0) + reading.integer(count, where, 0, 0, 99));
  }
  return counts;
};

const playerFields = ['points', 'spent', 'mat'];
const personFields = [...playerFields, 'money', 'income', 'hand', 'loans'];
const automatonFields = [...playerFields, 'plan', 'plansUsed'];

const readPlans = (
  reading: Reading,
  table: Table,
  state: State,
  seat: Seat,
  player: Readonly<Record<string, unknown>>,
): void => {
  const at = `players[${seat}]`;
  const top = player['plan'];
  const next = top === undefined ? undefined : reading.slug(top, `${at}.plan`, 'planCard', table.plans);
  const used = reading.list(player['plansUsed'], `${at}.plansUsed`);
  const gone = used.map((slug, index) => reading.slug(slug, `${at}.plansUsed[${index}]`, 'planCard', table.plans));
  for (const plan of [next, ...gone]) if (plan !== undefined) state.planUsed[seat * table.plans.length + plan] = 1;
  if (next !== undefined) state.nextPlan[seat] = next as PlanId;
};

type Hands = readonly (ReadonlyMap<number, number> | undefined)[];

const readPlayers = (reading: Reading, table: Table, state: State, value: unknown): Hands => {
  const players = reading.list(value, 'players');
  if (players.length > table.seats) {
    reading.fault('players', 'superfluous', { kind: 'items', items: 'players', most: table.seats }, players.length);
  }
  return Array.from({ length: table.seats }, (_, seat) => {
    const at = `players[${seat}]`;
    const automaton = table.automata[seat];
    const own = automaton ? automatonFields : personFields;
    const player = reading.object(players[seat], at, [...own, ...derivedOfPlayer]);
    if (automaton) readPlans(reading, table, state, seat as Seat, player);
    state.money[seat] = reading.integer(player['money'], `${at}.money`, state.money[seat], 0, MOST_MONEY);
    const { lastSpace } = table.track;
    state.income[seat] = reading.integer(player['income'], `${at}.income`, state.income[seat], 0, lastSpace);
    state.points[seat] = reading.integer(player['points'], `${at}.points`, 0, 0, MOST_POINTS);
    state.spent[seat] = reading.integer(player['spent'], `${at}.spent`, 0, 0, MOST_MONEY);
    state.loans[seat] = reading.integer(player['loans'], `${at}.loans`, 0, 0, table.credit ? MOST_LOANS : 0);
    readCounts(reading, player['mat'], `${at}.mat`, 'tile', table.tiles).forEach((count, tile) => {
      state.mat[seat * table.tiles.length + tile] = count;
    });
    const { hand } = player;
    return hand === undefined ? undefined : readCounts(reading, hand, `${at}.hand`, 'card', table.cards);
  });
};

const fields = [
  'edition',
  'rules',
  ...wishFields,
  'era',
  'round',
  'order',
  'turn',
  'actionsLeft',
  'players',
  'tiles',
  'links',
  'merchants',
  'markets',
  'distant',
  'display',
  'deck',
];

const readMoment = (reading: Reading, table: Table, state: State, draft: Readonly<Record<string, unknown>>): number => {
  const { era } = draft;
  state.era = (era === undefined ? 0 : (reading.slug(era, 'era', 'era', table.eras) ?? 0)) as EraId;
  state.round = reading.integer(draft['round'], 'round', 1, 1, 99);
  state.turn = reading.integer(draft['turn'], 'turn', 0, 0, table.seats - 1);
  const actions = actionsIn(table, state.era, state.round);
  state.actionsLeft = reading.integer(draft['actionsLeft'], 'actionsLeft', actions, 1, actions);
  state.aside = table.start.aside[state.era] ?? 0;
  return actions - state.actionsLeft;
};

const brokenDraft = (name: InvariantName): InputFault =>
  inputFault({ at: '', document: 'draft' }, 'broken', { kind: 'invariant', name }, undefined);

/**
 * Sets up a position, or reports everything that is wrong with the draft. What `describe` returns for a state is a draft,
 * too. A draft that names no rules has those of the game that it belongs to, or the newest.
 */
export const openDraft = (value: unknown, rules?: number): Result<Position, readonly InputFault[]> => {
  const reading = new Reading('draft');
  reading.need(value, '', { kind: 'object' });
  const draft = reading.object(value, '', [...fields, ...derivedFields]);
  const table = readTable(reading, draft, rules);
  if (!table) return fail(reading.faults);
  const state = layOut(table);
  const spent = readMoment(reading, table, state, draft);
  clearMatsFor(table, state, state.era, undefined);
  readOrder(reading, table, state, draft['order']);
  readTiles(reading, table, state, draft['tiles']);
  readLinks(reading, table, state, draft['links']);
  readMerchants(reading, table, state, draft['merchants']);
  readMarkets(reading, table, state, draft['markets']);
  readDistant(reading, table, state, draft['distant']);
  const hands = readPlayers(reading, table, state, draft['players']);
  const pile = (name: 'deck' | 'display'): ReadonlyMap<number, number> | undefined =>
    draft[name] === undefined ? undefined : readCounts(reading, draft[name], name, 'card', table.cards);
  dealRest(reading, table, state, { hands, display: pile('display'), deck: pile('deck') }, spent);
  if (reading.faults.length > 0) return fail(reading.faults);
  const broken = brokenInvariant(table, state);
  if (broken) return fail([brokenDraft(broken.name)]);
  openTurn(table, state);
  checkDerived(reading, draft, describe(table, state));
  return reading.faults.length > 0 ? fail(reading.faults) : done({ table, state });
};
