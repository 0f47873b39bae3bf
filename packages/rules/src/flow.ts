/** The course of a game: runs everything that needs no decision until somebody has a real choice. */

import { asks } from './actions.ts';
import type { Tell } from './events.ts';
import { NOBODY, NONE } from './ids.ts';
import type { EraId } from './ids.ts';
import { ask } from './modules/ask.ts';
import { isEraOver } from './modules/cards.ts';
import { actionsIn } from './modules/turn.ts';
import { phaseIndex, phases } from './phases.ts';
import type { Phase } from './phases.ts';
import { settleAction } from './settle.ts';
import type { State } from './state.ts';
import type { Step } from './steps.ts';
import type { StepRule, Table } from './table.ts';

const enter = (state: State, phase: Phase): void => {
  state.phase = phaseIndex[phase];
  state.step = 0;
  state.progress = 0;
};

/** Carries out a step by its name. Returns false if a question or a draw is open. */
export const runStep = (table: Table, state: State, tell: Tell, step: Step): boolean => {
  const rule = table.stepRules[step.name] as StepRule | undefined;
  if (!rule) throw new Error(`no rule for the step ${step.name}`);
  return rule(table, state, tell, step);
};

/** Resumes a list of steps. Returns true when all are done. */
const runSteps = (steps: readonly Step[], table: Table, state: State, tell: Tell): boolean => {
  while (state.step < steps.length) {
    if (!runStep(table, state, tell, steps[state.step])) return false;
    state.step++;
    state.progress = 0;
  }
  return true;
};

const beginTurn = (table: Table, state: State, tell: Tell): void => {
  enter(state, 'turns');
  state.actionsLeft = actionsIn(table, state.era, state.round);
  tell?.({ event: 'turnBegan', seat: state.order[state.turn] });
};

const beginRound = (table: Table, state: State, tell: Tell): void => {
  state.round++;
  state.turn = 0;
  tell?.({ event: 'roundBegan', era: state.era, round: state.round });
  beginTurn(table, state, tell);
};

const endTurn = (table: Table, state: State, tell: Tell): void => {
  state.turn++;
  if (state.turn < table.seats) beginTurn(table, state, tell);
  else enter(state, 'roundEnd');
};

const endRound = (table: Table, state: State, tell: Tell): void => {
  if (!isEraOver(table, state)) {
    beginRound(table, state, tell);
    return;
  }
  tell?.({ event: 'eraEnded', era: state.era });
  enter(state, 'eraEnd');
};

const endEra = (table: Table, state: State, tell: Tell): void => {
  if (state.era + 1 === table.eras.length) {
    enter(state, 'over');
    return;
  }
  state.era = (state.era + 1) as EraId;
  state.round = 0;
  beginRound(table, state, tell);
};

/** Runs a seat's turn. Returns false if the seat must decide or chance must draw. */
const runTurn = (table: Table, state: State, tell: Tell): boolean => {
  const seat = state.order[state.turn];
  const automaton = table.automata[seat];
  if (automaton) return automaton.takeTurn(table, state, tell);
  const { betweenActions, outlivesHand } = table.course;
  if (state.task !== NONE && !settleAction(table, state, seat, tell)) return false;
  if (betweenActions && !runStep(table, state, tell, betweenActions)) return false;
  if (state.actionsLeft === 0 || (state.handSize[seat] === 0 && !outlivesHand)) return true;
  ask(state, seat, 'action');
  return false;
};

export const advance = (table: Table, state: State, tell: Tell): void => {
  const { course } = table;
  for (;;) {
    switch (phases[state.phase]) {
      case 'setUp':
        if (!runSteps(course.setUp, table, state, tell)) return;
        beginRound(table, state, tell);
        break;
      case 'turns':
        if (!runTurn(table, state, tell)) return;
        enter(state, 'turnEnd');
        break;
      case 'turnEnd':
        if (!runSteps(course.afterTurn, table, state, tell)) return;
        endTurn(table, state, tell);
        break;
      case 'roundEnd':
        if (!runSteps(course.roundEnd, table, state, tell)) return;
        endRound(table, state, tell);
        break;
      case 'eraEnd':
        if (!runSteps(table.eras[state.era].atEnd, table, state, tell)) return;
        endEra(table, state, tell);
        break;
      case 'over':
        state.actor = NOBODY;
        state.awaits = asks.nothing;
        return;
    }
  }
};

/** Continues a seat's turn, but not past its end. Returns true when it is over. */
export const advanceTurn = (table: Table, state: State, tell: Tell): boolean => {
  if (phases[state.phase] === 'turns' && !runTurn(table, state, tell)) return false;
  state.awaits = asks.nothing;
  return true;
};

/** Continues a position that was set up with a seat's turn, or one whose turn was tried out to its end. */
export const openTurn = (table: Table, state: State, tell?: Tell): void => {
  enter(state, 'turns');
  advance(table, state, tell);
};
