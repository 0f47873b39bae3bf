import { parseStep } from '@coalbrook/desk';
import { makeAction } from '@coalbrook/record';
import type { Table } from '@coalbrook/rules';

/** The actions of drafted steps, one by one. */
export const actionsOfSteps = (table: Table, steps: readonly string[]): readonly string[] =>
  steps.flatMap((step) => {
    const actions = parseStep(table, step);
    return actions.ok ? actions.value.map((action) => makeAction(table, action)) : [];
  });
