/** Guided games, played in other sensible ways than the suggested one. */

import { apprentice } from '@coalbrook/bots';
import { thumbJudge } from '@coalbrook/bots/study';
import { guidedGames, judgeMove, LEARNER } from '@coalbrook/guide';
import { isFinalRound, isOver, lastRound, legalActions, pick, play, questionOf, seedOf } from '@coalbrook/rules';
import type { Action, State, Table, View } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { soakCount } from '../soakCount.ts';
import { playGuided, toldIn } from './playGuided.ts';
import type { GuidedMoment } from './playGuided.ts';

const games = await Promise.all(guidedGames.map(async (guided) => ({ ...guided, ideas: await guided.loadIdeas() })));

/** How many points a sensible move may be worse than the best. */
const SENSIBLE = 2;

/** The points of the learner, whose turn is the last of the game, after the best that can still be done. */
const mostPoints = (table: Table, state: State): number => {
  if (isOver(state)) return state.points[LEARNER];
  const pointsAfter = (action: Action): number => {
    const after = state.copy();
    play(table, after, action);
    return mostPoints(table, after);
  };
  return Math.max(...legalActions(table, state).map(pointsAfter));
};

const isLastTurn = (table: Table, view: View): boolean =>
  isFinalRound(table, view) && view.order[table.seats - 1] === LEARNER;

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
    const always = ideas.filter(({ cues: [{ at }] }) => at === 'start' || at === 'end').map(({ id }) => id);
    expect(told).toEqual(expect.arrayContaining(always));
    expect(told.length).toBeGreaterThan(ideas.length * 0.7);
  });
});

it.each([
  ['birmingham', 4],
  ['lancashire', 3],
])('the last turn of %s is suggested such that no other brings more points, after way %i', (slug, way) => {
  const guided = games.find((one) => one.slug === slug);
  if (!guided) throw new Error('no such game');
  const seed = seedOf(`way ${way}`);
  let most: number | undefined;
  const { game } = playGuided(guided, guided.ideas, (moment) => {
    const { table, view, counsel } = moment;
    if (!isLastTurn(table, view)) {
      const choices = sensible(moment);
      return [choices[pick(seed, moment.index, choices.length)]];
    }
    most ??= mostPoints(table, view);
    return counsel.suggestion;
  });
  expect(game.state.points[LEARNER]).toBe(most);
});

it.each(games.filter(({ edition }) => edition !== 'age-of-industry'))(
  'the last two rounds of $slug as suggested bring more points than by rules of thumb',
  (guided) => {
    const pointsWith = (way: number, isSuggested: boolean): number => {
      const seed = seedOf(`way ${way}`);
      const { game } = playGuided(guided, guided.ideas, (moment) => {
        const { table, view, legal, counsel } = moment;
        const isEnd = view.era === table.eras.length - 1 && view.round >= (lastRound(table, view) ?? Infinity) - 1;
        if (isEnd && isSuggested) return counsel.suggestion;
        const byThumb = (): Action => apprentice.choose({ table, view, legal, count: 0, seed });
        const choices = isEnd ? [byThumb()] : sensible(moment);
        return [choices[pick(seed, moment.index, choices.length)]];
      });
      return game.state.points[LEARNER];
    };
    const ways = Array.from({ length: soakCount(10, 3) }, (_, way) => way);
    const sumOf = (isSuggested: boolean): number => ways.reduce((sum, way) => sum + pointsWith(way, isSuggested), 0);
    expect(sumOf(true)).toBeGreaterThan(sumOf(false));
  },
);
