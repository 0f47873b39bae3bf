/** Turns at the table of a task, for tests. */

import { parseAction, tableOf } from '@coalbrook/record';
import type { NewGame } from '@coalbrook/wire';

import { LocalSession } from '../../session/localSession.ts';
import type { Session } from '../../session/session.ts';
import { testServer } from '../../worker/testServer.ts';
import { watchTurn } from './watchTurn.ts';
import type { TurnJudge } from './watchTurn.ts';

/** Opens the table of a task. */
export const openTask = async (game: NewGame): Promise<Session> => {
  const server = testServer();
  const opened = await server.ask('sketch', game);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { handle, sheet } = opened.value;
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  const session = await LocalSession.open(server, handle, sheet, table.value);
  session.setPace(0);
  return session;
};

/** Drafts a turn as the desk does; what must be played to draw something is played. */
export const draftTurn = async (session: Session, turn: readonly string[]): Promise<void> => {
  for (const text of turn) {
    if (session.snapshot.frame.stage === 'reveals') await session.commit();
    const action = parseAction(session.snapshot.table, text);
    if (!action.ok) throw new Error(text);
    const refusal = session.choose([action.value]);
    if (refusal) throw new Error(`${text} is refused`);
  }
};

/** Plays a turn at the table of a task, as the desk does, and returns everything that is said about it. */
export const verdictsOn = async <Verdict>(
  game: NewGame,
  turn: readonly string[],
  judge: TurnJudge<Verdict>,
): Promise<readonly Verdict[]> => {
  const session = await openTask(game);
  const { table } = session.snapshot;
  const said: Verdict[] = [];
  const stop = watchTurn(table, session, judge, (verdict) => said.push(verdict));
  await draftTurn(session, turn);
  // A change of mind is no part of the turn.
  session.undo();
  session.redo();
  if (said.length > 0) throw new Error('judged before its end');
  await session.commit();
  stop();
  session.close();
  return said;
};
