/** Turns at the table of a task, for tests. */

import { parseAction, tableOf } from '@coalbrook/record';
import type { NewGame } from '@coalbrook/wire';

import { LocalSession } from '../../../session/localSession.ts';
import type { Session } from '../../../session/session.ts';
import { WorkerTable } from '../../../session/workerTable.ts';
import { testWorker } from '../../../worker/testWorker.ts';

/** Opens the table of a task. */
export const openTask = async (game: NewGame): Promise<Session> => {
  const worker = testWorker();
  const opened = await worker.ask('sketch', game);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { handle, sheet } = opened.value;
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  const session = await LocalSession.open(new WorkerTable(worker, { handle, sheet }, 'task'), table.value);
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
