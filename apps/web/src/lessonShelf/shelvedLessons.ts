import { collections, readLesson } from '@coalbrook/lessons';
import type { Lesson, LessonCollection, LessonWords } from '@coalbrook/lessons';
import { english } from '@coalbrook/words';

import { loadOnce } from '../files/loadOnce.ts';

/** The lessons of a collection. */
export const lessonsOf = loadOnce(async ({ load }: LessonCollection): Promise<readonly Lesson[]> =>
  (await load()).flatMap((file) => {
    const lesson = readLesson(file, [english.code]);
    return lesson.ok ? [lesson.value] : [];
  }),
);

/** A lesson in its collection, and the one after it. */
export interface ShelvedLesson {
  readonly lesson: Lesson;
  readonly collection: LessonCollection;
  readonly next: Lesson | undefined;
}

export const findLesson = async (id: string): Promise<ShelvedLesson | undefined> => {
  for (const collection of collections) {
    const lessons = await lessonsOf(collection);
    const index = lessons.findIndex((lesson) => lesson.id === id);
    if (index >= 0) return { lesson: lessons[index], collection, next: lessons[index + 1] };
  }
  return undefined;
};

/** The words of a lesson in a language, or in English if it has none. */
export const wordsOf = ({ words }: Lesson, code: string): LessonWords => words[code] ?? words[english.code];
