/** Helpers for tests: what is on a mat, what can be built, and where cubes came from. */

import { cargoes } from '@coalbrook/rules';

import type { Scene } from '../scene.ts';

const levels: Readonly<Record<string, readonly number[]>> = {
  cotton: [1, 2, 3],
  goods: [0, 3, 4],
  iron: [1, 2, 3],
  coal: [1, 2, 3],
  port: [1, 2, 3],
  ship: [0, 3, 4],
};

/** A mat whose industry starts at a level: everything below is gone. */
export const from = (industry: string, level: number): Record<string, number> =>
  Object.fromEntries(levels[industry].filter((lower) => lower < level).map((lower) => [`${industry}-${lower}`, 0]));

/** A mat on which nothing is locked. */
export const unlocked: Readonly<Record<string, number>> = { ...from('goods', 3), ...from('ship', 3) };

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Sites where the acting seat may build an industry, with a card or with the combined action. */
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

/** Where the cubes of a kind came from, in order: a site, or the price on the demand track. */
export const sources = ({ events, table }: Scene, cargo: 'coal' | 'iron'): string[] =>
  events.flatMap((event) => {
    if (event.event === 'took' && cargoes[event.cargo] === cargo) return [table.sites[event.site].slug];
    return event.event === 'bought' && cargoes[event.cargo] === cargo ? [`$${event.price}`] : [];
  });

/** Plays an action and answers whatever it asks, as briefly as possible. */
export const complete = (scene: Scene, action: string): Scene => {
  scene.play(action);
  while (!['action', 'nothing'].includes(scene.pending.awaits)) {
    scene.play(scene.legal('stop')[0] ?? scene.legal()[0]);
  }
  return scene;
};
