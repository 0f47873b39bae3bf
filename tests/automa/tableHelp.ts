/** Tables of the solo game, whole games on them, and what chance may bring next. */

import { birmingham } from '@coalbrook/editions';
import {
  awaitsChance,
  beginGame,
  describe,
  draw,
  makeTable,
  pendingOf,
  requestOf,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { Description, GameEvent, State, Table, Wish } from '@coalbrook/rules';
import { expect } from 'vitest';

import { randomGame } from '../contract/randomGame.ts';

export const NORMAL = ['eadweard:normal'];
export const BOTH = ['eadweard:normal', 'emily:normal'];
export const VARYING = ['varying-order'];

type SoloWish = Partial<Wish>;

export const tableOf = (wish: SoloWish = {}): Table => {
  const table = makeTable(birmingham, { seats: 1, automata: NORMAL, ...wish });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

/** What is wrong with a wish, as `where problem`; empty if the table can be made. */
export const faultsOf = (wish: SoloWish): string[] => {
  const table = makeTable(birmingham, { seats: 1, automata: NORMAL, ...wish });
  return table.ok ? [] : table.fault.map(({ at, problem }) => `${at} ${problem}`);
};

/** A game set up by chance, waiting for the person's first action. */
export const openingState = (table: Table, seed = 'opening'): State => {
  const state = beginGame(table, undefined);
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf(seed)), undefined);
  return state;
};

export const openingOf = (wish: SoloWish = {}, seed = 'opening'): Description => {
  const table = tableOf(wish);
  return describe(table, openingState(table, seed));
};

export interface WholeGame {
  readonly table: Table;
  readonly events: readonly GameEvent[];
  /** The position before each decision of the person, and at the end. */
  readonly positions: readonly Description[];
}

/** A game in which the person plays at random. */
export const wholeGame = (wish: SoloWish = {}, number = 1): WholeGame => {
  const table = tableOf(wish);
  const events: GameEvent[] = [];
  const positions: Description[] = [];
  for (const decision of randomGame(table, number, 'busy')) {
    events.push(...decision.events);
    positions.push(describe(table, decision.state));
  }
  return { table, events, positions };
};

/** Events of one kind, in order. */
export const toldIn = <Name extends GameEvent['event']>(
  events: readonly GameEvent[],
  name: Name,
): Extract<GameEvent, { readonly event: Name }>[] =>
  events.filter((event): event is Extract<GameEvent, { readonly event: Name }> => event.event === name);

/** How many things of each kind are left in the urn that chance must draw from now, by slug; kinds of which none is left are omitted. */
export const urnOf = (table: Table, state: State): Record<string, number> => {
  const request = requestOf(table, state);
  if (!request) throw new Error(`chance is not asked: ${JSON.stringify(pendingOf(table, state))}`);
  const slugs = request.urn.slugs(table);
  const counts = Array.from(request.urn.counts(table, state));
  const entries = counts.map((count, index): [string, number] => [slugs[index] ?? '', count]);
  return Object.fromEntries(entries.filter(([, count]) => count !== 0));
};

export const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The probability of each plan card being on top next. */
export const chancesOf = (table: Table, state: State): Record<string, number> => {
  const weights = urnOf(table, state);
  const total = sum(weights);
  return Object.fromEntries(Object.entries(weights).map(([slug, weight]) => [slug, weight / total]));
};

/** What `chancesOf` should return, apart from rounding. */
export const closeTo = (chances: Readonly<Record<string, number>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(chances).map(([card, chance]) => [card, expect.closeTo(chance, 9)]));

/** Plan cards by group. */
export type Groups = Readonly<Record<string, readonly string[]>>;

export const baseGroups: Groups = {
  A: ['1', '2', '7', '8', '10', '11', '13', '16', '17', '18', '20', '22'],
  B: ['3', '4', '6', '12'],
  C: ['5', '9', '14', '15', '19', '21'],
};

export const allGroups: Groups = {
  A: [...(baseGroups['A'] ?? []), '23/3p', '24/3p', '25/3p', '26/3p'],
  B: [...(baseGroups['B'] ?? []), '27/3p', '28/3p', '29/3p'],
  C: [...(baseGroups['C'] ?? []), '30/3p', '31/3p'],
};

export interface Recipe {
  readonly groups: Groups;
  /** Cards of each group by layer, from the top. */
  readonly layers: readonly Readonly<Record<string, number>>[];
}

export const recipe: Recipe = {
  groups: baseGroups,
  layers: [
    { A: 4, B: 3, C: 3 },
    { A: 1, B: 1, C: 1 },
    { A: 7, B: 0, C: 2 },
  ],
};

export const largeRecipe: Recipe = {
  groups: allGroups,
  layers: [
    { A: 6, B: 4, C: 4 },
    { A: 1, B: 1, C: 1 },
    { A: 9, B: 2, C: 3 },
  ],
};

export const groupOf = ({ groups }: Recipe, card: string): string =>
  Object.keys(groups).find((group) => groups[group]?.includes(card)) ?? '';

/**
 * The probability of each card coming next after the given ones, if every layer is a shuffled choice: each group in
 * proportion to its places left in the layer, and all cards of a group equally.
 */
export const expectedChances = (one: Recipe, used: readonly string[]): Record<string, number> => {
  const layers = one.layers.map((layer) => ({ ...layer }));
  for (const card of used) {
    const layer = layers.find((places) => sum(places) > 0) ?? {};
    const group = groupOf(one, card);
    layer[group] = (layer[group] ?? 0) - 1;
  }
  const layer = layers.find((places) => sum(places) > 0) ?? {};
  const chances: Record<string, number> = {};
  for (const [group, cards] of Object.entries(one.groups)) {
    const left = cards.filter((card) => !used.includes(card));
    const places = layer[group] ?? 0;
    if (places > 0) for (const card of left) chances[card] = places / sum(layer) / left.length;
  }
  return chances;
};

/** Cards in an order that the recipe allows, group by group within each layer, each group from its first card on. */
export const plainOrder = ({ groups, layers }: Recipe): string[] => {
  const left = Object.fromEntries(Object.entries(groups).map(([group, cards]) => [group, [...cards]]));
  return layers.flatMap((layer) =>
    Object.entries(layer).flatMap(([group, count]) => left[group]?.splice(0, count) ?? []),
  );
};

/** A mat with nothing on it. */
export const emptyMat: Readonly<Record<string, number>> = Object.fromEntries(
  Object.keys(openingOf().players[0]?.mat ?? {}).map((tile) => [tile, 0]),
);
