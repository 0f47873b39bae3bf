import { setImmediate } from 'node:timers/promises';

import { onThreads } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import type { Result, Table, Wish } from '@coalbrook/rules';

import { LOADER } from '../loader.ts';
import type { CountedGame } from './countedGame.ts';
import { playNumbered } from './numberedGame.ts';

/** What is simulated; plain data, because every thread makes the table and the bots anew. */
export interface Simulation {
  readonly edition: string;
  readonly wish: Required<Wish>;
  /** As given by the user. */
  readonly bots: string;
  /** How long a program may think about one decision. */
  readonly seconds: number;
  readonly seed: string;
}

interface Run {
  readonly simulation: Simulation;
  readonly table: Table;
  readonly bots: readonly Contestant[];
  readonly games: number;
  readonly threads: number;
  /** Whether the first games are played without other threads. */
  isEnoughAlone(): boolean;
  readonly signal: AbortSignal;
}

function* numbers(first: number, last: number): Generator<number> {
  for (let number = first; number <= last; number++) yield number;
}

/** Plays the games in order, from some number on in several threads; how many changes nothing about the results. */
export async function* playGames(run: Run): AsyncGenerator<Result<CountedGame, string>> {
  const { simulation, table, bots, games, threads, signal } = run;
  const stopped = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
  let game = 1;
  for (; game <= games && (threads === 1 || run.isEnoughAlone()); game++) {
    const played = await Promise.race([playNumbered(table, bots, simulation.seed, game), stopped]);
    if (!played) return;
    yield played;
    // Lets the wish to stop arrive.
    await setImmediate();
    if (signal.aborted) return;
  }
  if (game > games) return;
  yield* onThreads<number, Result<CountedGame, string>>({
    module: new URL('gameThread.ts', import.meta.url),
    setting: simulation,
    jobs: numbers(game, games),
    threads,
    loader: LOADER,
    signal,
  });
}
