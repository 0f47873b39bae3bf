import {
  awaitsChance,
  brokenInvariant,
  done,
  fail,
  isOver,
  legalActions,
  requestOf,
  stateFromCells,
} from '@coalbrook/rules';
import type { NamedCells, Result, State, Table } from '@coalbrook/rules';
import { inputFault } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

const AT = 'resumed.position';

/** Whether somebody can go on, or nobody has to. Cells that contradict each other may even make a rule fail. */
const isPlayable = (table: Table, state: State): boolean => {
  try {
    if (awaitsChance(state)) return requestOf(table, state)?.urn !== undefined;
    return isOver(state) || legalActions(table, state).length > 0;
  } catch {
    return false;
  }
};

/** The position from which a game goes on under other rules. */
export const openCells = (table: Table, cells: NamedCells): Result<State, InputFault> => {
  const state = stateFromCells(table, cells);
  if ('unknown' in state) {
    const { unknown: name } = state;
    return fail(inputFault(`${AT}.${name}`, 'impossible', { kind: 'tableOfHeader' }, cells[name]));
  }
  const broken = brokenInvariant(table, state);
  if (broken) return fail(inputFault(AT, 'broken', { kind: 'invariant', name: broken.name }, undefined));
  return isPlayable(table, state) ? done(state) : fail(inputFault(AT, 'impossible', { kind: 'tableOfHeader' }, cells));
};
