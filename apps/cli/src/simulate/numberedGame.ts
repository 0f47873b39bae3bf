import { unrecordedGame } from '@coalbrook/bots';
import { playContest, playing } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import { fail, seedOf } from '@coalbrook/rules';
import type { Result, Seed, Table } from '@coalbrook/rules';

import { countGame } from './countedGame.ts';
import type { CountedGame } from './countedGame.ts';

/** Each game has its own seed, so that it can be played again alone. */
export const seedOfGame = (seed: string, game: number): Seed => seedOf(`${seed}/${game}`);

/** Plays the game of a number. */
export const playNumbered = async (
  table: Table,
  bots: readonly Contestant[],
  seed: string,
  game: number,
): Promise<Result<CountedGame, string>> => {
  const played = await playing(async () =>
    countGame(table, await playContest(unrecordedGame(table), bots, seedOfGame(seed, game))),
  );
  return played.ok ? played : fail(`game ${game}: ${played.fault}`);
};
