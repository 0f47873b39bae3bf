import { findEdition } from '@coalbrook/editions';
import { collections } from '@coalbrook/lessons';
import type { LessonCollection } from '@coalbrook/lessons';
import { editionWords } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import { lessonTextsIn } from '../../../language/lessonTexts.ts';
import { lessonsOf, wordsOf } from '../../../lessonShelf/shelvedLessons.ts';
import { doneLessons } from '../../../settings/doneLessons.ts';
import type { ProgressPart, ProgressSource } from './progressSource.ts';

const titleOf = ({ edition, hasAutomata }: LessonCollection, language: Language): string => {
  const game = findEdition(edition);
  return hasAutomata || !game ? lessonTextsIn(language.code).automata : editionWords(game, language).name;
};

const partOf = async (collection: LessonCollection, language: Language): Promise<ProgressPart> => {
  const lessons = await lessonsOf(collection);
  const done = doneLessons();
  const next = lessons.find(({ id }) => !done.has(id));
  return {
    id: collection.slug,
    title: titleOf(collection, language),
    done: lessons.filter(({ id }) => done.has(id)).length,
    all: lessons.length,
    next: next && { title: wordsOf(next, language.code).title, route: { screen: 'lesson', id: next.id } },
  };
};

/** The lessons, collection by collection. */
export const lessonProgress: ProgressSource = {
  id: 'lessons',
  load: ({ language }) => Promise.all(collections.map((collection) => partOf(collection, language))),
};
