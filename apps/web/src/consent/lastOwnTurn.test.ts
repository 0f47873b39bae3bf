import type { GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { lastOwnTurn } from './lastOwnTurn.ts';

const [ada, ben] = [0 as Seat, 1 as Seat];
const began = (seat: Seat): readonly GameEvent[] => [{ event: 'turnBegan', seat }];

/** The set-up comes first. */
const steps = (...who: readonly (readonly [LoggedStep['who'], (readonly GameEvent[])?])[]): readonly LoggedStep[] =>
  who.map(([one, events = []], at) => ({ seq: at - 1, who: one, events }));

const game = steps(
  ['chance', began(ada)],
  [ada],
  [ada],
  ['chance', began(ben)],
  [ben],
  ['chance', began(ada)],
  [ada],
  ['chance'],
  [ada, began(ben)],
);

it('finds where the last turn of a seat begins, also if something was drawn in its middle', () => {
  expect(lastOwnTurn(game, [ada])).toBe(5);
  expect(lastOwnTurn(game, [ben])).toBe(3);
  expect(lastOwnTurn(game, [ada, ben])).toBe(5);
  expect(lastOwnTurn(game.slice(0, 5), [ada])).toBe(0);
});

it('finds nothing before the first turn, and for those who only watch', () => {
  expect(lastOwnTurn(game.slice(0, 1), [ada])).toBeUndefined();
  expect(lastOwnTurn(game, [])).toBeUndefined();
});
