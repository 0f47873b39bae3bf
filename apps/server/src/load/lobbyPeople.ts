/** The people in the lobby as a process of their own: what thousands of them read must not delay those who play. */

import { LoadLobby } from './loadLobby.ts';
import type { LobbyCall } from './lobbyProcess.ts';

/** People who come at the same time. */
const AT_ONCE = 100;

const [edition = '', readers = ''] = process.argv.slice(2);
let lobby: LoadLobby | undefined;

const come = async (there: LoadLobby): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < there.readers) await there.come(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

const carryOut = async ({ call, given }: LobbyCall): Promise<readonly number[]> => {
  const there = (lobby ??= new LoadLobby(given, edition, Number(readers)));
  switch (call) {
    case 'open':
      break;
    case 'tables':
      await there.open(given);
      break;
    case 'come':
      there.turnTo(given);
      await come(there);
      break;
    case 'stir':
      there.stir(given);
      break;
    case 'forget':
      there.heard.length = 0;
      break;
    case 'rest':
      await there.rest();
  }
  return there.heard;
};

process.on('message', (message) => {
  carryOut(message as LobbyCall).then(
    (heard) => process.send?.(heard),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit());
