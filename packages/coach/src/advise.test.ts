import { redeal, thumbJudge } from '@coalbrook/bots/study';
import type { Judge } from '@coalbrook/bots/study';
import { editions } from '@coalbrook/editions';
import { mask, questionOf, seedOf, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { advise } from './advise.ts';
import type { Advice } from './advise.ts';
import { studyClosely } from './studyClosely.ts';
import { subjectOf } from './subject.ts';
import { decisionAt, playedPositions, smallBudget, tableFor } from './testing.ts';

describe.each(editions)('advice in $slug', (edition) => {
  const table = tableFor(edition);
  const judge = thumbJudge(table);
  const positions = playedPositions(table, 'advice', 9);
  const adviceFor = (state: State): Advice => advise(decisionAt(table, state), judge, smallBudget);
  const advices = new Map(positions.map((state) => [state, adviceFor(state)]));
  /** The tests share the advice at the positions of the game. */
  const adviceAt = (state: State): Advice => advices.get(state) ?? adviceFor(state);

  it('is the same, however the cards are dealt that the seat cannot see', () => {
    for (const [index, state] of positions.entries()) {
      const view = mask(table, state, state.actor);
      const other = redeal(table, view, state.actor, seedOf(`other ${index}`), new State(table.layout));
      expect(adviceAt(other)).toEqual(adviceAt(state));
    }
  });

  it('names a legal action, and compares it with one that is something else', () => {
    let compared = 0;
    for (const state of positions) {
      const { legal } = decisionAt(table, state);
      const { action, comparison } = adviceAt(state);
      expect(legal).toContain(action);
      if (!comparison) continue;
      compared++;
      expect(comparison.better).toBe(action);
      expect(legal).toContain(comparison.worse);
      expect(subjectOf(table, comparison.worse)).not.toBe(subjectOf(table, action));
    }
    expect(compared).toBeGreaterThan(positions.length / 4);
  });

  it('names rivals that are something else and hardly worse', () => {
    for (const state of positions) {
      const { action, rivals = [], comparison } = adviceAt(state);
      expect(rivals.length).toBeLessThanOrEqual(2);
      for (const rival of rivals) expect(subjectOf(table, rival)).not.toBe(subjectOf(table, action));
      const isClose = comparison && comparison.futures > 2 && Math.abs(comparison.lead) < 0.5;
      if (isClose) expect(rivals).toContain(comparison.worse);
      // Whoever is told to do what nobody sees on the board has nothing better to do there.
      if (['scout', 'draw', 'pass'].includes(action.kind))
        for (const rival of rivals) expect(['scout', 'draw', 'pass']).toContain(rival.kind);
    }
  });

  it('says where all the points of a difference come from', () => {
    for (const state of positions.filter((one) => questionOf(one) === 'action')) {
      const { comparison, rivals } = adviceAt(state);
      if (!comparison) continue;
      const { lead, doubt, sources, futures, ahead } = comparison;
      expect(futures).toBe(4);
      // What is easier to follow may be hardly worse, and then says so.
      if (lead < 0) expect(rivals).toContain(comparison.worse);
      expect(doubt).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThanOrEqual(futures);
      const told = sources.reduce((all, { points }) => all + points, 0);
      // Sources that differ by less than 0.3 points are left out; there are eight.
      expect(Math.abs(told - lead)).toBeLessThan(8 * 0.3);
      expect(sources.map(({ source }) => source)).not.toContain('experience');
    }
  });

  it('counts futures in which something happens, never more than there are', () => {
    const outcomes = positions.flatMap((state) => adviceAt(state).comparison?.outcomes ?? []);
    expect(outcomes.length).toBeGreaterThan(0);
    for (const { futures } of outcomes) {
      expect(futures).toBeGreaterThan(1);
      expect(futures).toBeLessThanOrEqual(4);
    }
  });
});

it('prefers, of actions that may be as good, the one with more to be said for it than experience', () => {
  const [edition] = editions;
  const table = tableFor(edition);
  const thumb = thumbJudge(table);
  let tried = 0;
  for (const state of playedPositions(table, 'advice', 9)) {
    if (questionOf(state) !== 'action') continue;
    const decision = decisionAt(table, state);
    const { action, comparison } = advise(decision, thumb, smallBudget);
    if (comparison?.worse.kind !== 'build' || action.kind === 'build' || comparison.lead < 0.5) continue;
    const { site } = comparison.worse;
    /** Knows by experience alone that a tile on this site is worth a little more than the better action. */
    const dreamer: Judge = {
      ...thumb,
      appraise: (position, seat) =>
        thumb.appraise(position, seat) + (position.tileOwner[site] === seat ? comparison.lead + 0.2 : 0),
    };
    const [first] = studyClosely(decision, dreamer, smallBudget);
    if (first.action !== comparison.worse) continue;
    tried++;
    expect(advise(decision, dreamer, smallBudget).action).toBe(action);
  }
  expect(tried).toBeGreaterThan(0);
});
