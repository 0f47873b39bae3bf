import { newSheet } from '@coalbrook/host';
import { collections, LESSON_SEED } from '@coalbrook/lessons';
import { openGame } from '@coalbrook/record';
import { fingerprint } from '@coalbrook/rules';
import { expect, test } from 'vitest';

import { findLesson, lessonsOf, wordsOf } from '../../../lessonShelf/shelvedLessons.ts';
import { lessonGame } from './lessonGame.ts';

const all = (await Promise.all(collections.map(lessonsOf))).flat();

test.each(all)('the table of $id begins with its position, and only the learner plays', (lesson) => {
  const game = lessonGame(lesson);
  expect(game.seed).toBe(LESSON_SEED);
  const sheet = newSheet(game, 'id', 0);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.fault));
  const opened = openGame(sheet.value.header);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { table, state } = opened.value;
  expect(fingerprint(table, state)).toBe(fingerprint(lesson.table, lesson.start));
  const people = game.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  expect(people).toEqual([lesson.seat]);
  expect(game.sitters.every(({ name }) => name !== '')).toBe(true);
});

test('a lesson is found with the one after it', async () => {
  const [first, second] = await lessonsOf(collections[0]);
  expect(await findLesson(first.id)).toEqual({ lesson: first, collection: collections[0], next: second });
  expect(await findLesson('nothing')).toBeUndefined();
  const last = all[all.length - 1];
  expect((await findLesson(last.id))?.next).toBeUndefined();
});

test('words in an unknown language are English', () => {
  const [lesson] = all;
  expect(wordsOf(lesson, 'xx')).toBe(wordsOf(lesson, 'en'));
  expect(wordsOf(lesson, 'de')).not.toBe(wordsOf(lesson, 'en'));
});
