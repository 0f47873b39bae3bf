import type { GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import type { JournalLine } from '../journal/journalWriter.ts';
import { deedIn, likelyTurn, pastTurns } from './pastTurns.ts';

const [ada, ben, bot] = [0 as Seat, 1 as Seat, 2 as Seat];
const began = (seat: Seat): readonly GameEvent[] => [{ event: 'turnBegan', seat }];

/** The set-up comes first. */
const steps = (...who: readonly (readonly [LoggedStep['who'], (readonly GameEvent[])?])[]): readonly LoggedStep[] =>
  who.map(([one, events = []], at) => ({ seq: at - 1, who: one, events }));

const game = steps(
  ['chance', began(ada)],
  [ada],
  [ada],
  ['chance', began(ben)],
  [ben, began(bot)],
  [bot],
  ['chance', began(ada)],
  [ada],
  ['chance'],
  [ada, began(ben)],
);
const isPerson = (seat: Seat): boolean => seat !== bot;

it('lists where the turns of people begin and how many would be taken back, also if something was drawn in between', () => {
  const turns = pastTurns(game, isPerson);
  expect(turns.map(({ to, seat, turns: count }) => [to, seat, count])).toEqual([
    [6, ada, 1],
    [3, ben, 3],
    [0, ada, 4],
  ]);
});

it('proposes one’s own last turn, or the moment that is looked at', () => {
  const turns = pastTurns(game, isPerson);
  expect(likelyTurn(turns, [ada], undefined)?.to).toBe(6);
  expect(likelyTurn(turns, [ben], undefined)?.to).toBe(3);
  expect(likelyTurn(turns, [], undefined)).toBeUndefined();
  expect(likelyTurn(turns, [ada], 5)?.to).toBe(3);
  expect(likelyTurn(turns, [ada], 3)?.to).toBe(3);
  expect(likelyTurn(pastTurns(game.slice(0, 1), isPerson), [ada], undefined)).toBeUndefined();
});

it('says what was done first in a turn', () => {
  const line = (seat: Seat, text: string, from: number, to: number): JournalLine =>
    ({ item: { kind: 'deed', seat, goesOn: false, text }, from, to }) as unknown as JournalLine;
  const lines = [
    line(ada, 'builds', 0, 2),
    line(ben, 'sells', 2, 4),
    line(bot, 'passes', 4, 5),
    line(ada, 'scouts', 5, 9),
  ];
  expect(pastTurns(game, isPerson).map((turn) => deedIn(lines, turn))).toEqual(['scouts', 'sells', 'builds']);
});
