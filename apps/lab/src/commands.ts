import { average } from './commands/average.ts';
import { calibrate } from './commands/calibrate.ts';
import { claims } from './commands/claims.ts';
import { costs } from './commands/costs.ts';
import { gate } from './commands/gate.ts';
import { grade } from './commands/grade.ts';
import { habits } from './commands/habits.ts';
import { judge } from './commands/judge.ts';
import { ladder } from './commands/ladder.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { styles } from './commands/styles.ts';
import { train } from './commands/train.ts';
import type { LabCommand } from './labCommand.ts';
import { playerKinds } from './players/findPlayer.ts';

const commands: Readonly<Record<string, LabCommand>> = {
  play,
  train,
  average,
  judge,
  gate,
  ladder,
  calibrate,
  costs,
  claims,
  habits,
  styles,
  puzzles,
  grade,
};

export const usage: string = [
  ...Object.values(commands).map((command) => command.usage),
  `A player is ${playerKinds}.`,
].join('\n');

/** Runs a command line; throws an error with a sentence, or with the usage, if it is wrong. */
export const runCommand = ([name, ...args]: readonly string[], signal: AbortSignal): Promise<number> => {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(usage);
  return command.run(args, signal);
};
