import { playGame, random } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { makeTable, mask, NOBODY, NONE, seedOf } from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { expect, test } from 'vitest';

import { eraEndsOf } from './eraEnds.ts';
import { finalBoard } from './finalBoard.ts';

test.each(editions)('$name: the final board shows the scored links again', (edition) => {
  const seats = edition.seats[edition.seats.length - 1];
  const made = makeTable(edition, { seats });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const events: GameEvent[] = [];
  const policies = Array.from({ length: seats }, () => random);
  const { state } = playGame(table, policies, seedOf('the last board'), (event) => events.push(event));
  const end = eraEndsOf(table, [{ seq: 0, who: 'chance', events }]).find(({ isLast }) => isLast);
  if (!end) throw new Error('no end');
  const view = mask(table, state, NOBODY);
  const before = view.cells.slice();
  const board = finalBoard(table, view, end);
  const laid = new Map(end.counts.flatMap(({ link, seat }) => (link === undefined ? [] : [[link, seat] as const])));
  expect(laid.size).toBeGreaterThan(0);
  for (const [link, seat] of laid) expect(board.linkOwner[link]).toBe(seat);
  expect([...board.linkOwner].filter((owner) => owner !== NONE)).toHaveLength(laid.size);
  expect([...board.points]).toEqual([...state.points]);
  expect(view.cells).toEqual(before);
});
