import type { GameSnapshot } from '../../session/gameSnapshot.ts';
import type { Session } from '../../session/session.ts';
import { actionsOfSteps } from '../lessons/actionsOfSteps.ts';

/** Hears the actions of a turn when it is ended, and nothing once it is changed again. */
export type TurnListener = (turn: readonly string[] | undefined) => void;

/** A session at which a complete turn is not played: the table stands still, and the turn can be undone. */
export interface HeldSession extends Session {
  /** Returns how to stop listening. */
  readonly onEnd: (listener: TurnListener) => () => void;
}

/** Holds the turn of a session. Only what must be played to draw something in mid-turn is. */
export const holdTurn = (session: Session): HeldSession => {
  const listeners = new Set<TurnListener>();
  const played: string[] = [];
  const followers = new Set<() => void>();
  let ended: readonly string[] | undefined;
  let held: { readonly from: GameSnapshot; readonly snapshot: GameSnapshot } | undefined;
  const tell = (steps: readonly string[] | undefined): void => {
    ended = steps;
    const { table } = session.snapshot;
    const turn = steps && [...played, ...actionsOfSteps(table, steps)];
    for (const listener of listeners) listener(turn);
    for (const follower of followers) follower();
  };
  session.subscribe(() => {
    if (ended && session.texts.join() !== ended.join()) tell(undefined);
  });
  return {
    ...session,
    get snapshot() {
      const { snapshot } = session;
      if (!ended) return snapshot;
      if (held?.from !== snapshot) held = { from: snapshot, snapshot: { ...snapshot, isHeld: true } };
      return held.snapshot;
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
      if (snapshot.frame.stage === 'complete') {
        tell(texts);
        return undefined;
      }
      const refusal = await session.commit();
      if (!refusal) played.push(...actionsOfSteps(snapshot.table, texts));
      return refusal;
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
