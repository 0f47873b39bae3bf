/** Whatever the guide says is true, in guided games that are played as suggested and otherwise. */

import { guidedGames } from '@coalbrook/guide';
import { describe, expect, it } from 'vitest';

import { ideaClaims } from './ideaClaims.ts';
import { untruthsIn } from './truth.ts';
import type { Way } from './truth.ts';

const games = await Promise.all(guidedGames.map(async (guided) => ({ ...guided, ideas: await guided.loadIdeas() })));

const ways: readonly Way[] = [
  { name: 'asSuggested' },
  { name: 'deviates', seed: 1, share: 0.3 },
  { name: 'plan', seed: 1, kinds: ['develop', 'remove', 'loan', 'build'] },
];

describe.each(games)('the guided game $slug', (guided) => {
  it('has a claim for each idea, which the engine is asked about', () => {
    for (const { id } of guided.ideas) expect(ideaClaims[guided.slug], id).toHaveProperty([id]);
  });

  it.each(ways)('tells nothing false when it is played like this: $name', (way) => {
    expect(untruthsIn(guided, guided.ideas, way)).toEqual([]);
  });
});
