import { judge } from '@coalbrook/lessons';
import type { Lesson } from '@coalbrook/lessons';
import { finishedLanguages } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { lessonTextsIn } from '../../../language/lessonTexts.ts';
import { findLesson } from '../../../lessonShelf/shelvedLessons.ts';
import { reasonsOf } from './reasons.ts';

const lessonOf = async (id: string): Promise<Lesson> => {
  const found = await findLesson(id);
  if (!found) throw new Error(id);
  return found.lesson;
};

/** What is said about a turn, by language code. */
const reasons = async (id: string, turn: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>> => {
  const lesson = await lessonOf(id);
  const verdict = judge(lesson, turn);
  if (!verdict) throw new Error('no whole turn');
  return Object.fromEntries(
    finishedLanguages.map((language) => [
      language.code,
      reasonsOf(lesson, verdict, lessonTextsIn(language.code), language),
    ]),
  );
};

test('what a turn lacks is said in every language', async () => {
  expect(await reasons('borrow-low', ['pass', 'discard dudley', 'pass'])).toEqual({
    en: ['The tile in Birmingham has not flipped.', 'Money: 2. At least 30 needed.'],
    de: ['Das Plättchen in Birmingham wurde nicht umgedreht.', 'Geld: 2, nötig sind mindestens 30.'],
  });
  expect(await reasons('two-rails', ['pass', 'discard dudley'])).toEqual({
    en: ['The link Cannock–Stafford is missing.', 'The link Cannock–Wolverhampton is missing.'],
    de: ['Die Verbindung Cannock–Stafford fehlt.', 'Die Verbindung Cannock–Wolverhampton fehlt.'],
  });
  expect(await reasons('spend-less', ['build birmingham#3 iron with birmingham'])).toEqual({
    en: ['You do not go first in the next round.'],
    de: ['Du bist in der nächsten Runde nicht Erster.'],
  });
  expect((await reasons('the-last-barrel', ['sell birmingham#1 to oxford#1', 'beer uttoxeter#1']))['en']).toEqual([
    'The automaton’s turn does not go as the task asks.',
  ]);
});

test('a figure is compared with the best possible', async () => {
  const sale = ['sell birmingham#1 to oxford#1', 'discard dudley', 'loan 30'];
  expect((await reasons('borrow-low', sale))['en']).toEqual(['Income level: 1. Possible: 3.']);
  const loan = ['loan 30', 'discard dudley', 'sell birmingham#1 to oxford#1'];
  expect((await reasons('borrow-low', loan))['en']).toEqual(['Income level: 3, the best possible.']);
});
