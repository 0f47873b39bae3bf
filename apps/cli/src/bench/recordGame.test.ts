import { playGame, random } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import { replay } from '@coalbrook/record';
import { isOver, makeTable, seedOf } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { recordGame } from './recordGame.ts';

it.each(editions)('records the game that was played: $name', (edition) => {
  const table = makeTable(edition, { seats: 3 });
  if (!table.ok) throw new Error('no table');
  const policies = [random, random, random];
  const seed = seedOf('record');
  const game = recordGame(table.value, policies, seed);
  expect(isOver(game.state)).toBe(true);
  expect(game.state.cells).toEqual(playGame(table.value, policies, seed).state.cells);
  expect(replay(game.record()).ok).toBe(true);
});
