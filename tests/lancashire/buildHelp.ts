/** Helpers for tests: what is on a mat, what can be built, and where cubes came from. */

import { cargoes } from '@coalbrook/rules';

import type { Scene } from '../scene.ts';

/** A mat whose industry starts at a level: everything below is gone. */
export const from = (industry: string, level: number): Record<string, number> => {
  const lowest = industry === 'shipyard' ? 0 : 1;
  const levels = Array.from({ length: level - lowest }, (_, index) => lowest + index);
  return Object.fromEntries(levels.map((gone) => [`${industry}-${gone}`, 0]));
};

/** A mat without level I, and without the locked shipyards. */
export const railMat: Readonly<Record<string, number>> = {
  ...from('cotton', 2),
  ...from('coal', 2),
  ...from('iron', 2),
  ...from('port', 2),
  ...from('shipyard', 2),
};

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Sites where the acting seat may build an industry, with one card or with a double build. */
export const sitesOf = (scene: Scene, industry: string, kind: 'build' | 'double' = 'build'): string[] => {
  const sites = scene
    .legal(`${kind} `)
    .map((line) => line.split(' '))
    .filter(([, , built]) => built === industry)
    .map(([, site]) => site);
  return [...new Set(sites)].toSorted();
};

/** Where the cubes of a kind came from, in order: a site, or the price on the market. */
export const sources = ({ events, table }: Scene, cargo: 'coal' | 'iron'): string[] =>
  events.flatMap((event) => {
    if (event.event === 'took' && cargoes[event.cargo] === cargo) return [table.sites[event.site].slug];
    return event.event === 'bought' && cargoes[event.cargo] === cargo ? [`£${event.price}`] : [];
  });

/** Plays an action and answers whatever it asks, as briefly as possible. */
export const complete = (scene: Scene, action: string): Scene => {
  scene.play(action);
  while (!['action', 'nothing'].includes(scene.pending.awaits)) scene.play(scene.legal('stop')[0] ?? scene.legal()[0]);
  return scene;
};

/** Towns whose sites appear in lines of notation. */
export const townsOf = (lines: readonly string[]): string[] =>
  [...new Set(lines.map((line) => line.split(' ')[1].split('#')[0]))].toSorted();
