/** A worker plays the games it is given, one at a time. */

import { parentPort, workerData } from 'node:worker_threads';

import { exploreGame } from './exploringGame.ts';
import { judgeGame } from './judgedGame.ts';
import { tableOf } from './labOptions.ts';
import type { LabOptions } from './labOptions.ts';
import { challengerOf, judgeOf } from './players.ts';

const options = workerData as LabOptions;
const table = tableOf(options);

const gameOf = (): ((game: number) => unknown) => {
  if (options.command === 'judge') {
    const challenger = challengerOf(options, table);
    return (game) => judgeGame(table, challenger, options.seed, game);
  }
  const { exploring, apprentices, seed } = options;
  const judge = judgeOf(options, table);
  return (game) => exploreGame({ table, judge, exploring, apprentices }, `${seed} ${game}`);
};

const playGame = gameOf();
parentPort?.on('message', (game: number) => parentPort?.postMessage({ game, result: playGame(game) }));
