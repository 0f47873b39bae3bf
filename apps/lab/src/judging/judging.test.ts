import { apprentice } from '@coalbrook/bots';
import { contestantOf } from '@coalbrook/referee';
import { expect, it } from 'vitest';

import { tableOf } from '../tables.ts';
import { judgeGame } from './judgedGame.ts';
import { tellJudgement } from './judgement.ts';

it('judging finds no difference between the apprentice and itself', async () => {
  const table = tableOf({ edition: 'birmingham', seats: 4 });
  const game = await judgeGame(table, contestantOf(apprentice), 'control', 1);
  expect(game.against).toBe(game.instead);
  expect(game.among).toHaveLength(4);
  // Its seat is played twice; the other seats are not timed.
  expect(game.times.length).toBeGreaterThan(50);
  expect(tellJudgement([game, game])[1]).toContain('gain in its place 0.0 ±0.0');
});
