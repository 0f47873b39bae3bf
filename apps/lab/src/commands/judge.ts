import { availableParallelism } from 'node:os';

import { onThreads } from '@coalbrook/referee';

import { Args } from '../args.ts';
import type { JudgedGame } from '../judging/judgedGame.ts';
import { tellJudgement } from '../judging/judgement.ts';
import type { JudgingSetting } from '../judging/judgingThread.ts';
import { LOADER as loader, STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { findPlayer } from '../players/findPlayer.ts';
import { GameProgress } from '../progress.ts';
import { tableOf } from '../tables.ts';

export const judge: LabCommand = {
  usage: `npm run lab -- judge PLAYER [--games 100] [--seed lab] [--edition birmingham] [--seats 4] [--threads N]`,
  async run(words, signal) {
    const args = new Args(words, {
      edition: 'birmingham',
      seats: '4',
      games: '100',
      seed: 'lab',
      threads: String(availableParallelism()),
    });
    const [player, ...others] = args.operands;
    if (player === undefined || others.length > 0) throw new Error(judge.usage);
    const setting: JudgingSetting = {
      edition: args.text('edition'),
      seats: args.count('seats'),
      player,
      seed: args.text('seed'),
    };
    const count = args.count('games');
    const threads = args.atLeastOne('threads');
    // Finds the player once here, so that a bad name gets one sentence rather than one for every thread.
    await findPlayer(player, tableOf(setting));
    const games: JudgedGame[] = [];
    const jobs = Array.from({ length: count }, (_, game) => game);
    const module = new URL('../judging/judgingThread.ts', import.meta.url);
    const progress = new GameProgress(count);
    for await (const game of onThreads<number, JudgedGame>({ module, setting, jobs, threads, loader, signal })) {
      games.push(game);
      progress.step();
    }
    progress.clear();
    if (signal.aborted) console.error(`Stopped after ${games.length} games.`);
    if (games.length > 0) for (const line of tellJudgement(games)) console.log(line);
    return signal.aborted ? STOPPED : SUCCESS;
  },
};
