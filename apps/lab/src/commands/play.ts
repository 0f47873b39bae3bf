import { availableParallelism } from 'node:os';

import { onThreads } from '@coalbrook/referee';

import { Args } from '../args.ts';
import { LOADER as loader, STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { judgeOf } from '../players/netPlayer.ts';
import { budgetOf } from '../players/readBudget.ts';
import { GameProgress } from '../progress.ts';
import type { TrainingLesson } from '../selfPlay/exploringGame.ts';
import { LessonFolder } from '../selfPlay/lessonFolder.ts';
import type { LessonWish } from '../selfPlay/lessonWish.ts';
import { tableOf } from '../tables.ts';

export const play: LabCommand = {
  usage: `npm run lab -- play --games 1000 --seed first --out FOLDER [--net FILE] [--exploring 0.06] [--apprentices 0.1]
                    [--former FILE --formers 0.3] [--whims 0.3] [--sampling 1] [--looking 4x2:1:judge]
                    [--edition birmingham] [--seats 4,3,2] [--threads N]`,
  async run(words, signal) {
    const args = new Args(words, {
      edition: 'birmingham',
      seats: '4',
      games: '100',
      seed: 'lab',
      net: undefined,
      exploring: '0.06',
      apprentices: '0.1',
      former: undefined,
      formers: '0',
      whims: '0',
      sampling: '0',
      looking: undefined,
      out: '',
      threads: String(availableParallelism()),
    });
    if (args.operands.length > 0) throw new Error(play.usage);
    if (args.text('out') === '') throw new Error('--out must name a folder.');
    const wish: LessonWish = {
      edition: args.text('edition'),
      seats: args.counts('seats'),
      seed: args.text('seed'),
      net: args.optional('net'),
      exploring: args.number('exploring'),
      apprentices: args.number('apprentices'),
      former: args.optional('former'),
      formers: args.number('formers'),
      whims: args.number('whims'),
      sampling: args.number('sampling'),
      looking: args.optional('looking'),
    };
    if (wish.seats.length === 0) throw new Error('--seats must be numbers.');
    budgetOf(wish.looking);
    const games = args.count('games');
    const threads = args.atLeastOne('threads');
    // Reads the weights here first, so that a bad file gets one sentence rather than one for every thread.
    for (const seats of wish.seats) {
      const table = tableOf({ edition: wish.edition, seats });
      for (const net of [wish.net, wish.former]) judgeOf(net, table);
    }
    const folder = new LessonFolder(args.text('out'), wish);
    const first = folder.games;
    const jobs = Array.from({ length: Math.max(0, games - first) }, (_, index) => first + index);
    const module = new URL('../selfPlay/lessonThread.ts', import.meta.url);
    const progress = new GameProgress(jobs.length);
    const played = onThreads<number, readonly TrainingLesson[]>({
      module,
      setting: wish,
      jobs,
      threads,
      loader,
      signal,
    });
    for await (const lessons of played) {
      folder.addGame(lessons);
      progress.step();
    }
    progress.clear();
    if (!signal.aborted) return SUCCESS;
    console.error(`Stopped after ${folder.games} games. The same command goes on from here.`);
    return STOPPED;
  },
};
