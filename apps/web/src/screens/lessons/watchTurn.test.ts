import { collections, judge, solve } from '@coalbrook/lessons';
import type { Lesson, LessonVerdict } from '@coalbrook/lessons';
import { parseAction, tableOf } from '@coalbrook/record';
import { expect, test } from 'vitest';

import { LocalSession } from '../../session/localSession.ts';
import type { Session } from '../../session/session.ts';
import { testServer } from '../../worker/testServer.ts';
import { lessonGame } from './lessonGame.ts';
import { lessonsOf } from './shelvedLessons.ts';
import { watchTurn } from './watchTurn.ts';

const all = (await Promise.all(collections.map(lessonsOf))).flat();

const open = async (lesson: Lesson): Promise<Session> => {
  const server = testServer();
  const opened = await server.ask('sketch', lessonGame(lesson));
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { handle, sheet } = opened.value;
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  const session = await LocalSession.open(server, handle, sheet, table.value);
  session.setPace(0);
  return session;
};

/** Plays a turn at the table of a lesson, as the desk does, and returns everything that is said about it. */
const verdictsOn = async (lesson: Lesson, turn: readonly string[]): Promise<readonly LessonVerdict[]> => {
  const session = await open(lesson);
  const said: LessonVerdict[] = [];
  const stop = watchTurn(lesson, session, (verdict) => said.push(verdict));
  for (const text of turn) {
    if (session.snapshot.frame.stage === 'reveals') await session.commit();
    const action = parseAction(lesson.table, text);
    if (!action.ok) throw new Error(text);
    expect(session.choose([action.value])).toBeUndefined();
  }
  // A change of mind is no part of the turn.
  session.undo();
  session.redo();
  expect(said).toEqual([]);
  await session.commit();
  stop();
  session.close();
  return said;
};

test.each(all)('$id is solved at its table', async (lesson) => {
  const { turn = [] } = solve(lesson);
  expect(await verdictsOn(lesson, turn)).toEqual([judge(lesson, turn)]);
  expect(judge(lesson, turn)?.isSolved).toBe(true);
});

test('a turn that misses the goal is told, too', async () => {
  const lesson = all.find(({ id }) => id === 'borrow-low');
  if (!lesson) throw new Error('no lesson');
  expect(await verdictsOn(lesson, ['pass', 'discard dudley', 'pass'])).toMatchObject([{ isSolved: false }]);
});
