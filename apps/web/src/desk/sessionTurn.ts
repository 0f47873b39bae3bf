import type { SeatTurn } from '@coalbrook/desk';

import type { Session } from '../session/session.ts';

/** The turn of whoever plays at a session. */
export interface SessionTurn extends SeatTurn {
  /** Says that something else is about to take the place of the present, or no longer. */
  cover(isCovered: boolean): void;
}

export const sessionTurn = (session: Session): SessionTurn => {
  const listeners = new Set<() => void>();
  let covered = false;
  return {
    get table() {
      return session.snapshot.table;
    },
    get frame() {
      return session.snapshot.frame;
    },
    get isLive() {
      const { shown, handTo, isElsewhere } = session.snapshot;
      return !covered && shown.mode === 'live' && handTo === undefined && !isElsewhere;
    },
    get sending() {
      return session.snapshot.sending;
    },
    cover(isCovered) {
      if (isCovered === covered) return;
      covered = isCovered;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = session.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    choose: (actions) => session.choose(actions),
    paidWith: (action, cards) => session.paidWith(action, cards),
    foresee: (action, cards) => session.foresee(action, cards),
    whyNot: (attempt) => session.whyNot(attempt),
    undo: () => session.undo(),
    redo: () => session.redo(),
    commit: () => session.commit(),
    withdraw: () => session.withdraw(),
  };
};
