import { collections, judge, solve } from '@coalbrook/lessons';
import type { Lesson, LessonVerdict } from '@coalbrook/lessons';
import { expect, test } from 'vitest';

import { lessonsOf } from '../../../lessonShelf/shelvedLessons.ts';
import { holdTurn } from './heldTurn.ts';
import { fateIn, lessonGame } from './lessonGame.ts';
import { draftTurn, openTask } from './testTable.ts';

const all = (await Promise.all(collections.map(lessonsOf))).flat();

/** Plays a turn at the table of a lesson, as the desk does, and returns all verdicts and how far the game has come. */
const saidAbout = async (lesson: Lesson, turn: readonly string[]) => {
  const session = holdTurn(await openTask(lessonGame(lesson)), (actions) => fateIn(lesson, actions));
  const said: (LessonVerdict | undefined)[] = [];
  const stop = session.onEnd((actions) => said.push(actions && judge(lesson, actions)));
  await draftTurn(session, turn);
  // A change of mind is no part of the turn.
  session.undo();
  session.redo();
  expect(said).toEqual([]);
  const {
    isToBeHeld = false,
    frame: { seq },
  } = session.snapshot;
  await session.commit();
  const isPlayed = session.snapshot.frame.seq > seq;
  expect(isToBeHeld).toBe(!isPlayed);
  return { session, said, isPlayed, stop };
};

test.each(all)('$id is solved at its table, which stands still unless something had to be drawn', async (lesson) => {
  const { turn = [] } = solve(lesson);
  const { session, said, isPlayed, stop } = await saidAbout(lesson, turn);
  stop();
  expect(said).toEqual([judge(lesson, turn)]);
  expect(judge(lesson, turn)?.isSolved).toBe(true);
  expect(session.snapshot.isHeld ?? false).toBe(!isPlayed);
  session.close();
});

test('after a turn that misses the goal the table stands still, until the turn is undone', async () => {
  const lesson = all.find(({ id }) => id === 'borrow-low');
  if (!lesson) throw new Error('no lesson');
  const { session, said, isPlayed, stop } = await saidAbout(lesson, ['pass', 'discard dudley', 'pass']);
  expect(said).toMatchObject([{ isSolved: false }]);
  expect(isPlayed).toBe(false);
  expect(session.snapshot.isHeld).toBe(true);
  session.undo();
  expect(said.at(-1)).toBeUndefined();
  expect(session.snapshot.isHeld ?? false).toBe(false);
  stop();
  session.close();
});
