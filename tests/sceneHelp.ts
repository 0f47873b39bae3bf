/** Helpers for rule tests: how a game opens, what can be built, and where cubes and barrels came from. */

import { awaitsChance, beginGame, cargoes, describe, draw, seededDraw, seedOf } from '@coalbrook/rules';
import type { Description, Table } from '@coalbrook/rules';

import type { Scene } from './scene.ts';

/** A real game, set up by chance and waiting for its first action. */
export const openingAt = (table: Table, seed: string): Description => {
  const state = beginGame(table);
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf(seed)));
  return describe(table, state);
};

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Sites where the acting seat may build an industry, with one card or with the build that takes both actions. */
export const sitesOf = (scene: Scene, industry: string, kind: 'build' | 'double' = 'build'): string[] => {
  const sites = scene
    .legal(`${kind} `)
    .map((line) => line.split(' '))
    .filter(([, , built]) => built === industry)
    .map(([, site]) => site);
  return [...new Set(sites)].toSorted();
};

/** Places whose sites appear in lines of notation. */
export const placesOf = (lines: readonly string[]): string[] =>
  [...new Set(lines.map((line) => line.split(' ')[1].split('#')[0]))].toSorted();

/** Where the cubes or barrels of a kind came from, in order: a site, a merchant space, or the price on the market. */
export const sources = ({ events, table }: Scene, cargo: (typeof cargoes)[number]): string[] =>
  events.flatMap((event) => {
    if (event.event === 'took' && cargoes[event.cargo] === cargo) return [table.sites[event.site].slug];
    if (event.event === 'bought' && cargoes[event.cargo] === cargo) return [`${table.edition.currency}${event.price}`];
    return event.event === 'drank' && cargo === 'beer' ? [table.merchants[event.merchant].slug] : [];
  });

/** Plays an action and answers whatever it asks, as briefly as possible. */
export const complete = (scene: Scene, action: string): Scene => {
  scene.play(action);
  while (!['action', 'nothing'].includes(scene.pending.awaits)) scene.play(scene.legal('stop')[0] ?? scene.legal()[0]);
  return scene;
};
