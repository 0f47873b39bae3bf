/** Follows a trace through our engine, in every way that leads to the recorded positions. */

import { beginGame, check, legalActions, play, questionOf } from '@coalbrook/rules';
import type { State, Table } from '@coalbrook/rules';

import { agrees } from './agree.ts';
import { answerChance } from './chance.ts';
import { optionsBefore, optionsOf } from './options.ts';
import { differencesOf, positionAfter, positionOf } from './position.ts';
import type { Difference } from './position.ts';
import type { Trace, TraceBoard, TraceStep } from './trace.ts';

export interface Journey {
  /** Steps whose position was reached. */
  readonly steps: number;
  /** What differs at the next step, in the way that comes closest; undefined if the trace was followed to its end. */
  readonly differences: readonly Difference[];
  /** Every state that agrees so far. They differ only in what a trace does not say: the tiles left on the mats. */
  readonly states: readonly State[];
}

const keyOf = (state: State): string => state.cells.join();

const distinct = (states: readonly State[]): readonly State[] => [
  ...new Map(states.map((state) => [keyOf(state), state])).values(),
];

/** Every state our engine can be in after the action of a step and everything that follows it. */
const outcomes = (table: Table, trace: Trace, board: TraceBoard, start: State, step: TraceStep): readonly State[] => {
  const found: State[] = [];
  const seen = new Set<string>();
  const search = (state: State): void => {
    for (const action of legalActions(table, state)) {
      if (!agrees(table, board, state, action, step.action)) continue;
      const refusal = check(table, state, state.actor, action);
      if (refusal) throw new Error(`offered and refused: ${JSON.stringify({ action, refusal })}`);
      const next = state.copy();
      play(table, next, action);
      answerChance(trace, table, next);
      if (seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      const question = questionOf(next);
      if (question === 'action' || question === 'nothing') found.push(next);
      else search(next);
    }
  };
  if (start.actor === step.player) search(start);
  return found;
};

interface Sifted {
  readonly states: readonly State[];
  /** The fewest that any state shows. */
  readonly differences: readonly Difference[];
}

/** Keeps the states without differences. */
const sift = (states: readonly State[], compare: (state: State) => readonly Difference[]): Sifted => {
  const compared = states.map((state) => ({ state, differences: compare(state) }));
  const nearest = compared.toSorted((a, b) => a.differences.length - b.differences.length)[0];
  return {
    states: compared.filter(({ differences }) => differences.length === 0).map(({ state }) => state),
    differences: nearest?.differences ?? [],
  };
};

const refusedAction = ({ action }: TraceStep): Difference => ({
  cell: 'action',
  ours: undefined,
  theirs: JSON.stringify(action),
});

export const follow = (table: Table, trace: Trace, board: TraceBoard): Journey => {
  const start = beginGame(table);
  answerChance(trace, table, start);
  let states: readonly State[] = [start];
  for (const [steps, step] of trace.steps.entries()) {
    const options = optionsBefore(step);
    const able = sift(states, (state) => differencesOf(optionsOf(table, state), options));
    if (able.states.length === 0) return { steps, differences: able.differences, states };
    const played = distinct(able.states.flatMap((state) => outcomes(table, trace, board, state, step)));
    const position = positionAfter(trace, board, steps);
    const reached = sift(played, (state) => differencesOf(positionOf(table, state), position));
    if (played.length === 0) return { steps, differences: [refusedAction(step)], states: able.states };
    if (reached.states.length === 0) return { steps, differences: reached.differences, states: able.states };
    states = reached.states;
  }
  return { steps: trace.steps.length, differences: [], states };
};
