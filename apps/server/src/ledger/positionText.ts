/**
 * A position as the JSON text of its description. It is stored with every turn, and making it by `describe` and
 * `JSON.stringify` would cost more than anything else about a turn; so the text is put together from prepared pieces.
 */

import { cargoes, describe, incomeLevel, NEVER_FLIPS, NONE, pendingOf } from '@coalbrook/rules';
import type { Seat, State, Table } from '@coalbrook/rules';

interface Named {
  readonly slug: string;
}

/** Slugs as keys, with quotes and colon. */
type Keys = readonly string[];

const keysOf = (things: readonly Named[]): Keys => things.map(({ slug }) => `${JSON.stringify(slug)}:`);
const quotedOf = (things: readonly Named[]): readonly string[] => things.map(({ slug }) => JSON.stringify(slug));

/** What does not change about the descriptions of a table. */
interface Pieces {
  readonly head: string;
  readonly eras: readonly string[];
  readonly cards: Keys;
  readonly tiles: Keys;
  readonly tileNames: readonly string[];
  readonly sites: Keys;
  readonly links: Keys;
  readonly merchants: Keys;
  readonly buyerNames: readonly string[];
  readonly distantTiles: Keys;
}

const made = new WeakMap<Table, Pieces>();

const makePieces = (table: Table, state: State): Pieces => {
  const { edition, options, seats, files } = describe(table, state);
  return {
    head: JSON.stringify({ edition, options, seats, files }).slice(0, -1),
    eras: quotedOf(table.eras),
    cards: keysOf(table.cards),
    tiles: keysOf(table.tiles),
    tileNames: quotedOf(table.tiles),
    sites: keysOf(table.sites),
    links: keysOf(table.links),
    merchants: keysOf(table.merchants),
    buyerNames: quotedOf(table.buyers),
    distantTiles: keysOf(table.distant?.tiles ?? []),
  };
};

const piecesOf = (table: Table, state: State): Pieces => {
  const pieces = made.get(table) ?? makePieces(table, state);
  made.set(table, pieces);
  return pieces;
};

/** An object with the values that are there. */
const mapped = (keys: Keys, valueOf: (id: number) => string | number | undefined): string => {
  let text = '';
  for (let id = 0; id < keys.length; id++) {
    const value = valueOf(id);
    if (value !== undefined) text += `${text === '' ? '' : ','}${keys[id]}${value}`;
  }
  return `{${text}}`;
};

const counts = (keys: Keys, cells: ArrayLike<number>, start: number): string =>
  mapped(keys, (id) => (cells[start + id] > 0 ? cells[start + id] : undefined));

const player = (table: Table, state: State, { cards, tiles }: Pieces, seat: Seat): string => {
  const loans = table.credit ? `,"loans":${state.loans[seat]}` : '';
  return (
    `{"money":${state.money[seat]},"income":${state.income[seat]},"level":${incomeLevel(table, state, seat)},` +
    `"points":${state.points[seat]},"spent":${state.spent[seat]}${loans},"links":${state.linkTiles[seat]},` +
    `"handSize":${state.handSize[seat]},"hand":${counts(cards, state.hand, seat * cards.length)},` +
    `"mat":${mapped(tiles, (id) => state.mat[seat * tiles.length + id])}}`
  );
};

const players = (table: Table, state: State, pieces: Pieces): string =>
  Array.from({ length: table.seats }, (_, seat) => player(table, state, pieces, seat as Seat)).join(',');

const tiles = ({ tile, tileOwner, flipped, cubes }: State, { sites, tileNames }: Pieces): string =>
  mapped(sites, (site) => {
    if (tile[site] === NONE) return undefined;
    const idle = flipped[site] === NEVER_FLIPS ? ',"idle":true' : '';
    const side = `"tile":${tileNames[tile[site]]},"flipped":${flipped[site] === 1}`;
    return `{"seat":${tileOwner[site]},${side},"cubes":${cubes[site]}${idle}}`;
  });

const merchants = ({ buyer, barrel, used }: State, { merchants: places, buyerNames }: Pieces): string =>
  mapped(places, (place) => {
    if (buyer[place] === NONE) return undefined;
    return `{"tile":${buyerNames[buyer[place]]},"barrel":${barrel[place] === 1}${used[place] === 1 ? ',"used":true' : ''}}`;
  });

const markets = (table: Table, { market }: State): string =>
  table.markets.flatMap((has, cargo) => (has ? [`"${cargoes[cargo]}":${market[cargo]}`] : [])).join(',');

const distant = ({ distantSpace, distantTiles }: State, pieces: Pieces): string =>
  `"distant":{"space":${distantSpace},"tiles":${counts(pieces.distantTiles, distantTiles, 0)}},`;

/** The same text as that of the description of a whole position. */
export const positionText = (table: Table, state: State): string => {
  // Games with automata have few people, and much that only they have.
  if (table.automata.some(Boolean)) return JSON.stringify(describe(table, state));
  const pieces = piecesOf(table, state);
  return (
    `${pieces.head},"era":${pieces.eras[state.era]},"round":${state.round},` +
    `"order":[${Array.from({ length: table.seats }, (_, at) => state.order[at]).join(',')}],"turn":${state.turn},` +
    `"actionsLeft":${state.actionsLeft},"pending":${JSON.stringify(pendingOf(table, state))},` +
    `"players":[${players(table, state, pieces)}],"tiles":${tiles(state, pieces)},` +
    `"links":${mapped(pieces.links, (id) => (state.linkOwner[id] === NONE ? undefined : state.linkOwner[id]))},` +
    `"merchants":${merchants(state, pieces)},"markets":{${markets(table, state)}},` +
    `${table.distant ? distant(state, pieces) : ''}` +
    `${table.start.display === undefined ? '' : `"display":${counts(pieces.cards, state.display, 0)},`}` +
    `"deckSize":${state.deckSize},"aside":${state.aside},"deck":${counts(pieces.cards, state.deck, 0)},` +
    `"discarded":${counts(pieces.cards, state.discarded, 0)}}`
  );
};
