import { legalActions, questionOf } from '@coalbrook/rules';
import type { Action, State, Table } from '@coalbrook/rules';

import type { Judge } from '../judge.ts';
import type { WeighedAction } from '../oneStep.ts';
import { playOut } from '../playOut.ts';
import type { Net } from './net.ts';

/** Actions this much worse than the best are not tried with a further step. */
const HOPELESS = 6;

/** Judges by a net: an action by the position after it and, if it can go on, by its best further step. */
export const netJudge = (table: Table, net: Net): Judge => {
  const weigh = (state: State, legal: readonly Action[]): readonly WeighedAction[] => {
    const seat = state.actor;
    const copy = state.copy();
    const further = state.copy();
    net.anchor(state, seat);
    const tried = legal.map((action) => {
      playOut(table, copy.copyFrom(state), seat, action);
      const goesOn = copy.actor === seat && questionOf(copy) === 'more';
      return { action, worth: net.appraiseNear(copy, seat), goesOn };
    });
    const limit = Math.max(...tried.map(({ worth }) => worth)) - HOPELESS;
    return tried.map(({ action, worth, goesOn }) => {
      if (!goesOn || worth < limit) return { action, worth };
      playOut(table, copy.copyFrom(state), seat, action);
      let most = worth;
      for (const step of legalActions(table, copy)) {
        playOut(table, further.copyFrom(copy), seat, step);
        most = Math.max(most, net.appraiseNear(further, seat));
      }
      return { action, worth: most };
    });
  };
  return { weigh, appraise: (state, seat) => net.appraise(state, seat) };
};
