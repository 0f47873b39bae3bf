import { contestantOf, findBot, loadModule, USUAL_SECONDS } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import type { Table } from '@coalbrook/rules';

import { netPlayer } from './netPlayer.ts';

/** What can be given as a player, for the help. */
export const playerKinds =
  'a bot by name, my-bot.ts, "cmd:python3 my_bot.py", my.net, my.net@8x2+4x2:1 or thumb@8x2+4x2:1; :1:judge lets the judge play on';

/** The player that a user names at a table; a program gets so many seconds a decision. Throws an error with one sentence if there is none. */
export const findPlayer = async (name: string, table: Table, seconds = USUAL_SECONDS): Promise<Contestant> => {
  const policy = netPlayer(name, table);
  if (policy) return contestantOf(policy);
  const found = await findBot(name, table, { load: loadModule, seconds });
  if (!found.ok) throw new Error(`${found.fault}.`);
  return found.value;
};
