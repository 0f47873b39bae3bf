import { editions } from '@coalbrook/editions';
import { isOver, legalActions, mask, questionOf, seedOf, State } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { thumbJudge } from '../judge.ts';
import type { Decision } from '../policy.ts';
import { randomPositions, tableFor } from '../testing.ts';
import type { FutureWatch } from './future.ts';
import { redeal } from './redeal.ts';
import { study } from './study.ts';
import type { Budget } from './study.ts';

const budget: Budget = {
  stages: [
    { actions: 4, deals: 1 },
    { actions: 2, deals: 2 },
  ],
  rounds: 1,
  by: 'thumb',
};

describe.each(editions)('a study in $slug', (edition) => {
  const table = tableFor(edition);
  const judge = thumbJudge(table);
  const positions = randomPositions(table, 'study').filter((state) => questionOf(state) === 'action');
  const decisionAt = (state: State): Decision => {
    const view = mask(table, state, state.actor);
    return { table, view, legal: legalActions(table, view), count: 7, seed: seedOf('study') };
  };
  const sample = positions.filter((_, index) => index % 4 === 0);

  it('finds the same for the same decision, whatever is hidden', () => {
    for (const state of sample) {
      const found = study(decisionAt(state), judge, budget);
      const decision = decisionAt(state);
      const other = redeal(table, decision.view, state.actor, seedOf('other'), new State(table.layout));
      expect(study(decisionAt(other), judge, budget)).toEqual(found);
    }
  });

  it('tries the best actions in further deals, and puts the best of them first', () => {
    for (const state of sample) {
      const { legal, ...rest } = decisionAt(state);
      const found = study({ legal, ...rest }, judge, budget);
      const looks = found.map(({ futures }) => futures.length);
      if (found.length >= 4) expect(looks.slice(0, 4)).toEqual([3, 3, 1, 1]);
      expect(looks.slice(4).every((count) => count === 0)).toBe(true);
      expect(found[0].worth).toBeGreaterThanOrEqual(found[1]?.worth ?? -Infinity);
      for (const { action } of found) expect(legal).toContain(action);
    }
  });

  it('tries an action to keep in every deal, however bad it looks', () => {
    for (const state of sample) {
      const decision = decisionAt(state);
      const plain = study(decision, judge, budget);
      const { action: kept } = plain[plain.length - 1];
      const found = study(decision, judge, budget, { kept: [kept] });
      if (found.length < 2) continue;
      expect(found.find(({ action }) => action === kept)?.futures).toHaveLength(3);
      // Also one that the judge has not given a thought.
      const careless = {
        ...judge,
        weigh: () => judge.weigh(state, decision.legal).filter((one) => one.action !== kept),
      };
      if (found.length > 2)
        expect(
          study(decision, careless, budget, { kept: [kept] }).find(({ action }) => action === kept)?.futures,
        ).toHaveLength(3);
    }
  });

  it('finds the same when somebody watches, who sees every future to its end', () => {
    for (const state of sample) {
      const decision = decisionAt(state);
      const seen = new Map<Action, number[]>();
      let events = 0;
      const watch = (action: Action): FutureWatch => ({
        tell: () => void events++,
        ended: (_, worth) => void seen.set(action, [...(seen.get(action) ?? []), worth]),
      });
      const found = study(decision, judge, budget, { watch });
      expect(found).toEqual(study(decision, judge, budget));
      for (const { action, futures } of found) expect(seen.get(action) ?? []).toEqual(futures);
      if (found.length > 1) expect(events).toBeGreaterThan(0);
    }
  });

  it('stops at the end of an era unless it is to look past it', () => {
    const [state] = positions.filter(({ era }) => era === 0).slice(-1);
    const endOf = (change: Partial<Budget>): State => {
      const ends: State[] = [];
      const watch = (): FutureWatch => ({ tell: () => undefined, ended: (last) => void ends.push(last.copy()) });
      study(
        decisionAt(state),
        judge,
        { stages: [{ actions: 2, deals: 1 }], rounds: 1, by: 'thumb', ...change },
        { watch },
      );
      return ends[0];
    };
    if (table.eras.length < 2) return;
    const [stopped, past] = [endOf({ rounds: 30 }), endOf({ rounds: 30, pastEra: true })];
    expect([stopped.era, stopped.round, isOver(stopped)]).toEqual([1, 1, false]);
    expect(isOver(past)).toBe(true);
    // As many rounds into the next era as were asked for.
    let needed = 1;
    while (endOf({ rounds: needed, pastEra: true }).era === 0) needed++;
    const beyond = endOf({ rounds: needed + 2, pastEra: true });
    expect([beyond.era, beyond.round]).toEqual([1, 3]);
  });

  it('counts every round alike if it is to', () => {
    for (const state of sample.slice(0, 8)) {
      const stages = [{ actions: 2, deals: 1 }];
      const worthsOf = (change: Partial<Budget>): ReadonlyMap<Action, number> => {
        const found = study(decisionAt(state), judge, { stages, rounds: 1, by: 'thumb', pastEra: true, ...change });
        return new Map(found.filter(({ futures }) => futures.length > 0).map(({ action, worth }) => [action, worth]));
      };
      const along = worthsOf({ rounds: 3, along: true });
      const byRound = [1, 2, 3].map((rounds) => worthsOf({ rounds }));
      for (const [action, worth] of along)
        expect(worth).toBeCloseTo(byRound.reduce((sum, worths) => sum + (worths.get(action) ?? NaN) / 3, 0));
    }
  });

  it('lets one of several actions that look alike speak for all of them', () => {
    for (const state of sample) {
      const decision = decisionAt(state);
      const found = study(decision, judge, { ...budget, distinct: true });
      const plain = study(decision, judge, budget);
      expect(new Set(found.map(({ action }) => action))).toEqual(new Set(plain.map(({ action }) => action)));
      const worths = new Map(judge.weigh(state, decision.legal).map(({ action, worth }) => [action, worth]));
      const tried = found.filter(({ futures }) => futures.length > 0);
      const looks = new Set(tried.map(({ action }) => `${action.kind} ${worths.get(action)}`));
      expect(looks.size).toBeLessThanOrEqual(4);
      for (const one of tried)
        for (const other of tried)
          if (one.action.kind === other.action.kind && worths.get(one.action) === worths.get(other.action))
            expect(other.futures).toEqual(one.futures);
    }
  });

  it('plays on to the end of the game if all rounds are to be played', () => {
    const state = sample[sample.length - 1];
    const ends: boolean[] = [];
    const watch = (): FutureWatch => ({ tell: () => undefined, ended: (last) => void ends.push(isOver(last)) });
    study(decisionAt(state), judge, { stages: [{ actions: 2, deals: 1 }], rounds: Infinity, by: 'thumb' }, { watch });
    expect(ends).toEqual([true, true]);
  });
});
