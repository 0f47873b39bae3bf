import type { CliCommand } from './command.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { board } from './commands/board.ts';
import { checkData } from './commands/checkData.ts';
import { demo } from './commands/demo.ts';
import { exportGame } from './commands/exportGame.ts';
import { lesson } from './commands/lesson.ts';
import { mcp } from './commands/mcp.ts';
import { perft } from './commands/perft.ts';
import { referee } from './commands/referee.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { review } from './commands/review.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';

/** Every command, in the order of the help. */
export const commands: readonly CliCommand[] = [
  demo,
  simulate,
  replay,
  review,
  board,
  lesson,
  perft,
  referee,
  mcp,
  serve,
  backup,
  restore,
  checkData,
  exportGame,
  verify,
  bench,
];

export const findCommand = (name: string): CliCommand | undefined => commands.find((command) => command.name === name);
