import { collections, judge, solve } from '@coalbrook/lessons';
import type { Lesson, LessonVerdict } from '@coalbrook/lessons';
import { expect, test } from 'vitest';

import { lessonsOf } from '../../lessons/shelvedLessons.ts';
import { lessonGame } from './lessonGame.ts';
import { verdictsOn } from './testTable.ts';

const all = (await Promise.all(collections.map(lessonsOf))).flat();

const saidAbout = (lesson: Lesson, turn: readonly string[]): Promise<readonly LessonVerdict[]> =>
  verdictsOn(lessonGame(lesson), turn, (actions) => judge(lesson, actions));

test.each(all)('$id is solved at its table', async (lesson) => {
  const { turn = [] } = solve(lesson);
  expect(await saidAbout(lesson, turn)).toEqual([judge(lesson, turn)]);
  expect(judge(lesson, turn)?.isSolved).toBe(true);
});

test('a turn that misses the goal is told, too', async () => {
  const lesson = all.find(({ id }) => id === 'borrow-low');
  if (!lesson) throw new Error('no lesson');
  expect(await saidAbout(lesson, ['pass', 'discard dudley', 'pass'])).toMatchObject([{ isSolved: false }]);
});
