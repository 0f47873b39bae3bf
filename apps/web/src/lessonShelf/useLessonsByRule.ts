import { useEffect, useState } from 'react';

import { loadLessonsByRule } from './lessonsByRule.ts';
import type { LessonsByRule } from './lessonsByRule.ts';

const none: LessonsByRule = new Map();

/** The lessons about each statement; none until they are loaded, or if they cannot be. */
export const useLessonsByRule = (): LessonsByRule => {
  const [lessons, setLessons] = useState(none);
  useEffect(() => {
    loadLessonsByRule().then(setLessons, () => setLessons(none));
  }, []);
  return lessons;
};
