/** Whatever a guided game suggests is explained before it is done, at the latest right then. */

import { guidedGames, LEARNER } from '@coalbrook/guide';
import { describe, expect, it } from 'vitest';

import { playGuided } from './playGuided.ts';
import { chosen } from './truth.ts';
import type { Way } from './truth.ts';
import { unexplainedIn, usesOf } from './usedIdeas.ts';

const games = await Promise.all(guidedGames.map(async (guided) => ({ ...guided, ideas: await guided.loadIdeas() })));

const ways: readonly Way[] = [
  { name: 'asSuggested' },
  { name: 'deviates', seed: 3, share: 0.3 },
  { name: 'plan', seed: 2, kinds: ['network', 'build', 'sell', 'loan'] },
];

describe.each(games)('the guided game $slug', (guided) => {
  it.each(ways)('explains what its moves use before they use it, played like this: $name', (way) => {
    const { moments } = playGuided(guided, guided.ideas, (moment) => chosen(way, moment));
    expect(unexplainedIn(guided.ideas, moments)).toEqual([]);
  });

  it('uses what it has to teach', () => {
    const { moments, game } = playGuided(guided, guided.ideas, ({ counsel }) => counsel.suggestion);
    const used = new Set(moments.flatMap((moment) => [...usesOf(moment)]));
    for (const use of ['build', 'link', 'coal', 'iron', 'sell', 'develop'] as const) expect(used, use).toContain(use);
    expect(game.state.points[LEARNER]).toBeGreaterThan(0);
  });

  it('builds at the end only what it can still flip', () => {
    const { moments, game } = playGuided(guided, guided.ideas, ({ counsel }) => counsel.suggestion);
    const warned = moments.findIndex(({ counsel }) => counsel.told.some(({ idea }) => idea.id === 'last-rounds'));
    const built = moments.slice(warned).flatMap(({ counsel: { suggestion } }) => suggestion.slice(0, 1));
    if (warned >= 0)
      for (const action of built)
        if (action.kind === 'build' || action.kind === 'double') expect(game.state.flipped[action.site]).toBe(1);
  });
});
