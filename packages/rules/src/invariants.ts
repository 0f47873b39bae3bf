/** What holds in every reachable position, and therefore must hold in every position that is set up. */

import { NONE } from './ids.ts';
import type { InvariantName } from './input/expected.ts';
import { tileLimit } from './modules/tiles.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

export interface Invariant {
  readonly name: InvariantName;
  readonly holds: (table: Table, state: State) => boolean;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const sumOf = (cells: ArrayLike<number>, start: number, length: number): number =>
  range(length).reduce((sum, index) => sum + cells[start + index], 0);

const onBoard = (table: Table, state: State, seat: number, tile: number): number =>
  table.sites.filter(({ id }) => state.tileOwner[id] === seat && state.tile[id] === tile).length;

export const invariants: readonly Invariant[] = [
  {
    name: 'nothingNegative',
    holds: (table, state) =>
      range(table.seats).every(
        (seat) =>
          state.money[seat] >= 0 &&
          (state.points[seat] >= 0 || state.loans[seat] > 0) &&
          state.spent[seat] >= 0 &&
          state.income[seat] >= 0 &&
          state.income[seat] <= table.track.lastSpace &&
          state.loans[seat] >= 0,
      ),
  },
  {
    name: 'everyCardOnce',
    holds: (table, state) =>
      table.cards.every(({ id, copies, wild }) => {
        const held = range(table.seats).reduce((sum, seat) => sum + state.hand[seat * table.cards.length + id], 0);
        const elsewhere = state.deck[id] + state.discarded[id] + state.display[id];
        return wild ? elsewhere === 0 : held + elsewhere === copies;
      }),
  },
  {
    name: 'oneWildOfAKind',
    holds: (table, state) =>
      table.wilds.every((card) =>
        range(table.seats).every((seat) => state.hand[seat * table.cards.length + card] <= 1),
      ),
  },
  {
    name: 'automataOwnNothing',
    holds: (table, state) =>
      table.automata.every(
        (automaton, seat) =>
          !automaton || (state.handSize[seat] === 0 && state.money[seat] === 0 && state.income[seat] === 0),
      ),
  },
  {
    name: 'automataKeepUsefulTiles',
    holds: (table, state) =>
      table.automata.every(
        (automaton, seat) =>
          !automaton ||
          table.tiles.every(
            ({ id, mayBuild }) =>
              state.mat[seat * table.tiles.length + id] === 0 || mayBuild.some((may, era) => may && era >= state.era),
          ),
      ),
  },
  {
    name: 'topPlanIsUsed',
    holds: (table, state) =>
      range(table.seats).every((seat) => {
        const plan = state.nextPlan[seat];
        return plan === NONE || (table.automata[seat] && state.planUsed[seat * table.plans.length + plan] === 1);
      }),
  },
  {
    name: 'pilesMatchTheirCards',
    holds: (table, state) =>
      range(table.seats).every(
        (seat) =>
          state.handSize[seat] <= (table.start.mostCards ?? table.start.hand) &&
          state.handSize[seat] === sumOf(state.hand, seat * table.cards.length, table.cards.length),
      ) &&
      state.deckSize === sumOf(state.deck, 0, table.cards.length) &&
      state.aside <= state.deckSize,
  },
  {
    name: 'noMoreTilesThanAtStart',
    holds: (table, state) =>
      range(table.seats).every((seat) =>
        table.tiles.every(({ id }) => {
          const left = state.mat[seat * table.tiles.length + id];
          return left >= 0 && left + onBoard(table, state, seat, id) <= table.mats[seat][id];
        }),
      ),
  },
  {
    name: 'everyLinkTileOnce',
    holds: (table, state) =>
      range(table.seats).every((seat) => {
        const laid = table.links.filter(({ id }) => state.linkOwner[id] === seat).length;
        return state.linkTiles[seat] >= 0 && laid + state.linkTiles[seat] === table.start.linkTiles;
      }),
  },
  {
    name: 'linksOnLinesOfTheirEra',
    holds: (table, state) =>
      table.links.every(({ id, eras }) => state.linkOwner[id] === NONE || eras.includes(state.era)),
  },
  {
    name: 'tilesOnSitesThatAcceptThem',
    holds: (table, state) =>
      table.sites.every(({ id, industries }) => {
        const tile = state.tile[id];
        if (tile === NONE) return state.tileOwner[id] === NONE && state.cubes[id] === 0 && state.flipped[id] === 0;
        return state.tileOwner[id] !== NONE && industries.includes(table.tiles[tile].industry);
      }),
  },
  {
    name: 'tilesOfThisEra',
    holds: (table, state) =>
      table.sites.every(({ id }) => {
        if (state.tile[id] === NONE) return true;
        const { level, mayBuild } = table.tiles[state.tile[id]];
        return mayBuild[state.era] || (level > 1 && mayBuild.some((may, era) => may && era < state.era));
      }),
  },
  {
    name: 'tileLimitOfPlaces',
    holds: (table, state) =>
      table.places.every(({ id, sites }) =>
        range(table.seats).every(
          (seat) => sites.filter((site) => state.tileOwner[site] === seat).length <= tileLimit(table, state, id),
        ),
      ),
  },
  {
    name: 'cubesOnUnflippedTiles',
    holds: (table, state) =>
      table.sites.every(({ id }) => {
        const tile = state.tile[id];
        if (tile === NONE || state.cubes[id] === 0) return true;
        const { industry, yields } = table.tiles[tile];
        const full = table.industries[industry].ship
          ? table.places[table.sites[id].place].imports
          : Math.max(...yields);
        return state.flipped[id] !== 1 && state.cubes[id] > 0 && state.cubes[id] <= full;
      }),
  },
  {
    name: 'emptyTilesAreFlipped',
    holds: (table, state) =>
      table.sites.every(({ id }) => {
        const tile = state.tile[id];
        if (tile === NONE || table.tiles[tile].cargo === undefined || state.taskSite === id) return true;
        if (table.industries[table.tiles[tile].industry].ship) return true;
        return (state.cubes[id] === 0) === (state.flipped[id] === 1);
      }),
  },
  {
    name: 'barrelsBesideBuyers',
    holds: (table, state) =>
      table.merchants.every(({ id }) => {
        const buyer = state.buyer[id];
        return state.barrel[id] === 0 || (state.barrel[id] === 1 && buyer !== NONE && !table.buyers[buyer].blank);
      }),
  },
  {
    name: 'marketsHaveRoom',
    holds: (table, state) =>
      table.markets.every((market, cargo) => {
        const room = market?.spaces.length ?? 0;
        return state.market[cargo] >= 0 && state.market[cargo] <= room;
      }),
  },
  {
    name: 'distantMarketOnItsTrack',
    holds: ({ distant }, state) =>
      state.distantSpace >= 0 &&
      state.distantSpace <= (distant?.track.length ?? 0) &&
      (distant?.tiles ?? []).every(
        ({ copies }, tile) => state.distantTiles[tile] >= 0 && state.distantTiles[tile] <= copies,
      ),
  },
  {
    name: 'orderNamesEverySeat',
    holds: (table, state) => {
      const order = range(table.seats).map((position) => state.order[position] as number);
      return order.every((seat) => seat === NONE) || new Set(order).size === table.seats;
    },
  },
];

/** The first invariant that a state breaks. */
export const brokenInvariant = (table: Table, state: State): Invariant | undefined =>
  invariants.find((invariant) => !invariant.holds(table, state));
