import { parseAction } from '@coalbrook/record';

import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import type { Session } from '../../../session/session.ts';
import { actionsOfSteps } from './actionsOfSteps.ts';

/** Hears the actions of a turn when it is ended, and nothing once it is changed again. */
export type TurnListener = (turn: readonly string[] | undefined) => void;

/** A session at which a complete turn is not played: the table stands still, and the turn can be undone. */
export interface HeldSession extends Session {
  /** Returns how to stop listening. */
  readonly onEnd: (listener: TurnListener) => () => void;
  /** Puts another turn in place of the unfinished one, as far as it can be foreseen. */
  readonly replace: (turn: readonly string[]) => void;
}

/** What becomes of the turn of a task: some more is missing, or it is held unless it had to be played to be judged. */
export type TurnFate = 'unfinished' | 'held';

/** Holds the turn of a session. What must be played to draw something is, and what is to be played as a whole. */
export const holdTurn = (session: Session, fateOf: (turn: readonly string[]) => TurnFate): HeldSession => {
  const listeners = new Set<TurnListener>();
  const played: string[] = [];
  const followers = new Set<() => void>();
  let ended: readonly string[] | undefined;
  let shown: { readonly from: GameSnapshot; readonly snapshot: GameSnapshot } | undefined;
  const tell = (turn: readonly string[] | undefined): void => {
    for (const listener of listeners) listener(turn);
    for (const follower of followers) follower();
  };
  const turnWith = (steps: readonly string[]): readonly string[] => [
    ...played,
    ...actionsOfSteps(session.snapshot.table, steps),
  ];
  session.subscribe(() => {
    if (!ended || session.texts.join() === ended.join()) return;
    ended = undefined;
    tell(undefined);
  });
  const isHeldAtEnd = ({ frame }: GameSnapshot): boolean =>
    frame.stage === 'complete' && fateOf(turnWith(session.texts)) === 'held';
  return {
    ...session,
    get snapshot() {
      const { snapshot } = session;
      const isHeld = ended !== undefined;
      if (shown?.from !== snapshot || (shown.snapshot.isHeld ?? false) !== isHeld) {
        const isToBeHeld = !isHeld && isHeldAtEnd(snapshot);
        const changed = isHeld ? { isHeld } : { isToBeHeld };
        shown = { from: snapshot, snapshot: isHeld || isToBeHeld ? { ...snapshot, ...changed } : snapshot };
      }
      return shown.snapshot;
    },
    subscribe(follower) {
      followers.add(follower);
      const stop = session.subscribe(follower);
      return () => {
        followers.delete(follower);
        stop();
      };
    },
    get texts() {
      return session.texts;
    },
    get isWatching() {
      return session.isWatching;
    },
    async commit() {
      const { texts, snapshot } = session;
      const turn = turnWith(texts);
      if (isHeldAtEnd(snapshot)) {
        ended = texts;
        tell(turn);
        return undefined;
      }
      const refusal = await session.commit();
      if (refusal) return refusal;
      played.push(...turn.slice(played.length));
      if (fateOf(turn) !== 'unfinished') tell(turn);
      return undefined;
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace(turn) {
      while (session.texts.length > 0) session.undo();
      for (const text of turn.slice(played.length)) {
        const action = parseAction(session.snapshot.table, text);
        if (!action.ok || session.choose([action.value])) return;
      }
    },
  };
};
