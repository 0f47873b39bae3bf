import { expect, it } from 'vitest';

import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { sessionTurn } from './sessionTurn.ts';
import type { SessionTurn } from './sessionTurn.ts';

/** A turn whose session knows no more than this of its game. */
const turnWith = (snapshot: object): SessionTurn => {
  const known = { shown: { mode: 'live' }, handTo: undefined, isElsewhere: false, ...snapshot };
  const session: Pick<Session, 'snapshot' | 'subscribe'> = {
    snapshot: known as unknown as GameSnapshot,
    subscribe: () => () => undefined,
  };
  return sessionTurn(session as Session);
};

it('a turn is played only by whoever sees the present and has the game', () => {
  expect(turnWith({}).isLive).toBe(true);
  expect(turnWith({ shown: { mode: 'past' } }).isLive).toBe(false);
  expect(turnWith({ shown: { mode: 'telling' } }).isLive).toBe(false);
  expect(turnWith({ handTo: 1 }).isLive).toBe(false);
  expect(turnWith({ isElsewhere: true }).isLive).toBe(false);
});

it('a turn that is covered cannot be played, and says so once', () => {
  const turn = turnWith({});
  let changes = 0;
  const stop = turn.subscribe(() => changes++);
  turn.cover(true);
  turn.cover(true);
  expect([turn.isLive, changes]).toEqual([false, 1]);
  turn.cover(false);
  expect([turn.isLive, changes]).toEqual([true, 2]);
  stop();
  turn.cover(true);
  expect(changes).toBe(2);
});
