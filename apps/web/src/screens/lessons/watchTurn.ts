import { parseStep } from '@coalbrook/desk';
import { judge } from '@coalbrook/lessons';
import type { Lesson, LessonVerdict } from '@coalbrook/lessons';
import { makeAction } from '@coalbrook/record';

import type { Session } from '../../session/session.ts';

/** The actions of drafted steps, one by one. */
const actionsOf = ({ table }: Lesson, steps: readonly string[]): readonly string[] =>
  steps.flatMap((step) => {
    const actions = parseStep(table, step);
    return actions.ok ? actions.value.map((action) => makeAction(table, action)) : [];
  });

/**
 * Follows the learner's turn, which may be committed in several parts, and says once what it is worth.
 * Returns how to stop.
 */
export const watchTurn = (lesson: Lesson, session: Session, say: (verdict: LessonVerdict) => void): (() => void) => {
  const committed: string[] = [];
  let isSaid = false;
  let { seq } = session.snapshot.frame;
  let drafted = session.texts;
  return session.subscribe(() => {
    const now = session.snapshot.frame.seq;
    if (now !== seq && drafted.length > 0) {
      committed.push(...actionsOf(lesson, drafted));
      const verdict = isSaid ? undefined : judge(lesson, committed);
      if (verdict) {
        isSaid = true;
        say(verdict);
      }
    }
    seq = now;
    drafted = session.texts;
  });
};
