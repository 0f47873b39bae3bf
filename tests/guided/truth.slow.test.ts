/** Whatever the guide says is true, in guided games that are played in many ways. */

import { guidedGames } from '@coalbrook/guide';
import { describe, expect, it } from 'vitest';

import { soakCount } from '../soakCount.ts';
import { plans, untruthsIn } from './truth.ts';
import type { Way } from './truth.ts';

const games = await Promise.all(guidedGames.map(async (guided) => ({ ...guided, ideas: await guided.loadIdeas() })));

const seeds = Array.from({ length: soakCount(40, 2) }, (_, seed) => seed + 2);

const ways: readonly Way[] = seeds.flatMap((seed): readonly Way[] => [
  { name: 'deviates', seed, share: [0.2, 0.5, 1][seed % 3] },
  { name: 'plan', seed, kinds: plans[seed % plans.length] },
]);

describe.each(games)('the guided game $slug', (guided) => {
  it.each(ways)('tells nothing false in way %#', (way) => {
    expect(untruthsIn(guided, guided.ideas, way)).toEqual([]);
  });
});
