import type { Lesson } from './exploringGame.ts';
import type { JudgedGame } from './judgedGame.ts';
import { tellJudgement } from './judgement.ts';
import { readOptions, tableOf } from './labOptions.ts';
import type { LabOptions } from './labOptions.ts';
import { LessonFile } from './lessonFile.ts';
import { judgeOf } from './players.ts';
import { playAll } from './workers.ts';

/** Shows how far the games are, and when they will be over, on a terminal. */
const progressOf = (games: number): ((done: number) => void) => {
  const start = Date.now();
  return (done) => {
    if (!process.stderr.isTTY) return;
    const left = ((Date.now() - start) / done) * (games - done);
    process.stderr.write(
      `\r${done} of ${games} games, ${Math.round(left / 1000)} s left  ${done === games ? '\n' : ''}`,
    );
  };
};

const play = async (options: LabOptions): Promise<void> => {
  const file = new LessonFile(options.out, tableOf(options));
  const show = progressOf(options.games);
  await playAll<readonly Lesson[]>(options, (lessons, game) => {
    for (const lesson of lessons) file.add(lesson);
    show(game + 1);
  });
};

const judge = async (options: LabOptions): Promise<void> => {
  const games: JudgedGame[] = [];
  const show = progressOf(options.games);
  await playAll<JudgedGame>(options, (result, game) => {
    games.push(result);
    show(game + 1);
  });
  for (const line of tellJudgement(games)) console.log(line);
};

const run = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  // Reads the weights once, so that a bad file gets one sentence rather than one for every worker.
  judgeOf(options, tableOf(options));
  await (options.command === 'play' ? play(options) : judge(options));
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
