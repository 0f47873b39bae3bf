import type { Table } from '@coalbrook/rules';

import type { Session } from '../../session/session.ts';
import { actionsOfSteps } from './actionsOfSteps.ts';

/** What the actions of a turn are worth; undefined if they do not make up a whole turn. */
export type TurnJudge<Verdict> = (actions: readonly string[]) => Verdict | undefined;

/**
 * Follows the learner's turn, which may be committed in several parts, and says once what it is worth.
 * Returns how to stop.
 */
export const watchTurn = <Verdict>(
  table: Table,
  session: Session,
  judge: TurnJudge<Verdict>,
  say: (verdict: Verdict) => void,
): (() => void) => {
  const committed: string[] = [];
  let isSaid = false;
  let { seq } = session.snapshot.frame;
  let drafted = session.texts;
  return session.subscribe(() => {
    const now = session.snapshot.frame.seq;
    if (now !== seq && drafted.length > 0) {
      committed.push(...actionsOfSteps(table, drafted));
      const verdict = isSaid ? undefined : judge(committed);
      if (verdict) {
        isSaid = true;
        say(verdict);
      }
    }
    seq = now;
    drafted = session.texts;
  });
};
