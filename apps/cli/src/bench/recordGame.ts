import { playOn } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { Game } from '@coalbrook/record';
import type { Seed, Table } from '@coalbrook/rules';

/** Plays a whole game and writes its record. */
export const recordGame = (table: Table, policies: readonly Policy[], seed: Seed): Game => {
  const game = new Game(table);
  playOn(game, policies, seed);
  return game;
};
