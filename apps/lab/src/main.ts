import { runCommand } from './commands.ts';
import { BAD_INPUT } from './labCommand.ts';

const stop = new AbortController();
// Asked a second time, the process ends at once.
process.once('SIGINT', () => stop.abort());

try {
  process.exitCode = await runCommand(process.argv.slice(2), stop.signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = BAD_INPUT;
}
