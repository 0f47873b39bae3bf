/** Guided games, played in other sensible ways than the suggested one. */

import { thumbJudge } from '@coalbrook/bots/study';
import { guidedGames, judgeMove } from '@coalbrook/guide';
import { isOver, pick, questionOf, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { soakCount } from '../soakCount.ts';
import { playGuided, toldIn } from './playGuided.ts';
import type { GuidedMoment } from './playGuided.ts';

const games = await Promise.all(guidedGames.map(async (guided) => ({ ...guided, ideas: await guided.loadIdeas() })));

/** How many points a sensible move may be worse than the best. */
const SENSIBLE = 2;

const sensible = ({ table, view, legal, counsel }: GuidedMoment) => {
  const question = questionOf(view);
  if (question !== 'action' && question !== 'more') return legal;
  const weighed = thumbJudge(table).weigh(view, legal);
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const good = weighed.filter(({ worth }) => worth >= most - SENSIBLE).map(({ action }) => action);
  return good.length > 0 ? good : counsel.suggestion.slice(0, 1);
};

describe.each(games)('the guided game $slug', (guided) => {
  const { ideas } = guided;
  it.each(Array.from({ length: soakCount(10, 2) }, (_, way) => way))('ends in a way of one’s own: %i', (way) => {
    const seed = seedOf(`way ${way}`);
    let judged = 0;
    const { game, moments } = playGuided(guided, ideas, (moment) => {
      const choices = sensible(moment);
      const action = choices[pick(seed, moment.index, choices.length)];
      const { table, view, counsel } = moment;
      if (questionOf(view) === 'action' && moment.index % 5 === 0) {
        const verdict = judgeMove(table, view, counsel.suggestion[0], action);
        if (verdict.kind === 'worse') {
          expect(verdict.comparison.worse).toBe(action);
          expect(verdict.comparison.lead).toBeGreaterThan(0);
        }
        judged++;
      }
      return [action];
    });
    expect(isOver(game.state)).toBe(true);
    expect(judged).toBeGreaterThan(0);
    const told = toldIn(moments);
    expect(new Set(told).size).toBe(told.length);
    // What does not depend on the moves is always told, and most of the rest comes up in any case.
    const always = ideas.filter(({ moment: { at } }) => at === 'start' || at === 'end').map(({ id }) => id);
    expect(told).toEqual(expect.arrayContaining(always));
    expect(told.length).toBeGreaterThan(ideas.length * 0.7);
  });
});
