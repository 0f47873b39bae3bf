import { openDraft } from '@coalbrook/record';
import { finishedLanguages } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { turnText } from './turnText.ts';

const opened = openDraft({
  edition: 'birmingham',
  seats: 2,
  round: 5,
  players: [{ money: 60, income: 20, hand: ['dudley', 'dudley', 'coal', 'worcester'] }],
});
if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
const { table, state: start } = opened.value;
const puzzle = { table, start, seat: start.actor };
const say = (turn: readonly string[]): readonly string[] =>
  finishedLanguages.map((language) => turnText(puzzle, turn, language));

test('a turn is told by its actions, without what is paid for them', () => {
  expect(say(['loan 30', 'discard worcester', 'build dudley#1 coal with dudley'])).toEqual([
    '(1) Take a loan of £30, (2) Build a coal mine in Dudley with the Dudley card',
    '(1) Einen Kredit von £30 aufnehmen, (2) Ein Kohlebergwerk in Dudley mit der Karte „Dudley“ bauen',
  ]);
});

test('a single action is not numbered', () => {
  expect(say(['loan 30', 'discard worcester'])[0]).toBe('Take a loan of £30');
});
