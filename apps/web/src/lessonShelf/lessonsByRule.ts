import { collections } from '@coalbrook/lessons';
import type { Lesson } from '@coalbrook/lessons';

import { lessonsOf } from './shelvedLessons.ts';

/** Lessons by the ids of the statements that they are about. */
export type LessonsByRule = ReadonlyMap<string, readonly Lesson[]>;

export const loadLessonsByRule = async (): Promise<LessonsByRule> => {
  const lessons = (await Promise.all(collections.map((collection) => lessonsOf(collection)))).flat();
  const byRule = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    for (const rule of lesson.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), lesson]);
  }
  return byRule;
};
