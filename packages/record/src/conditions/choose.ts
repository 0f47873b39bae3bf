import type { GameEvent } from '@coalbrook/rules';

import { parseCondition } from './conditionNotation.ts';
import { holds } from './holds.ts';
import type { Juncture } from './holds.ts';

/** Something that is done if all its conditions hold; without any, in every other case. */
export interface Conditional {
  readonly when: readonly string[];
  /** The number of the first entry that counts; all do if it is missing. */
  readonly since?: number | undefined;
}

/** What one entry caused. */
interface NumberedStep {
  readonly seq: number;
  readonly events: readonly GameEvent[];
}

/**
 * The first choice whose conditions all hold, `nothing` if there is none, and `unreadable` if a condition before it
 * cannot be read: then nobody knows what was meant.
 */
export const chooseAmong = <Choice extends Conditional>(
  juncture: Omit<Juncture, 'events'>,
  steps: readonly NumberedStep[],
  choices: readonly Choice[],
): Choice | 'nothing' | 'unreadable' => {
  for (const choice of choices) {
    const conditions = choice.when.map((text) => parseCondition(juncture.table, text));
    if (conditions.includes(undefined)) return 'unreadable';
    const { since = 0 } = choice;
    const events = steps.flatMap((step) => (step.seq >= since ? step.events : []));
    if (conditions.every((condition) => condition && holds(condition, { ...juncture, events }))) return choice;
  }
  return 'nothing';
};
