import { decisionsOf, unrecordedGame } from '@coalbrook/bots';
import type { Judge } from '@coalbrook/bots/study';
import { thinker } from '@coalbrook/bots/training';
import { questionOf, seedOf } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';

import { budgetOf } from '../players/readBudget.ts';

/**
 * When something was expected: at the start of a round, where futures end, or of the action that a seat took in it, at
 * first sight.
 */
export type JudgedAt = 'start' | 'action';

/** A round of the game, and what was expected in it. */
export interface ExpectedRound {
  readonly occasion: JudgedAt;
  readonly era: number;
  readonly round: number;
  /** How many points more were expected than came, in the mean of all seats and actions. */
  readonly excess: number;
}

interface Expectation extends Omit<ExpectedRound, 'excess'> {
  readonly seat: Seat;
  readonly points: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Plays a game with a judge in every seat, at first sight, and compares what it expects with what comes. */
export const expectationsIn = (table: Table, judge: Judge, deal: string): readonly ExpectedRound[] => {
  const budget = budgetOf(undefined);
  const player = thinker({ name: 'judge', judgeFor: () => judge, budgetFor: () => budget });
  const game = unrecordedGame(table);
  const { state } = game;
  const expected: Expectation[] = [];
  const note = (occasion: JudgedAt, seat: Seat, points: number): void => {
    expected.push({ occasion, era: state.era, round: state.round, seat, points });
  };
  const decisions = decisionsOf(game, seedOf(deal));
  let met = '';
  for (let next = decisions.next(); next.done !== true;) {
    const { view, legal } = next.value;
    const start = `${state.era} ${state.round}`;
    if (start !== met) {
      for (let seat = 0; seat < table.wish.seats; seat++) {
        note('start', seat as Seat, judge.appraise(state, seat as Seat));
      }
    }
    met = start;
    const [best] = player.think?.(next.value) ?? [];
    const isRoutine = legal.length === 1 || questionOf(view) !== 'action';
    if (!isRoutine) note('action', view.actor, best.worth);
    next = decisions.next(best.action);
  }
  const rounds = new Map<string, Expectation[]>();
  for (const one of expected) {
    const key = [one.occasion, one.era, one.round].join();
    rounds.set(key, [...(rounds.get(key) ?? []), one]);
  }
  return [...rounds.values()].map((all) => {
    const [{ occasion, era, round }] = all;
    return { occasion, era, round, excess: mean(all.map(({ seat, points }) => points - state.points[seat])) };
  });
};
