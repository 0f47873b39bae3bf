import type { Lesson, LessonVerdict } from '@coalbrook/lessons';
import { useEffect, useState } from 'react';

import type { Session } from '../../session/session.ts';
import { watchTurn } from './watchTurn.ts';

/** What the learner's turn is worth, once it is over. */
export const useVerdict = (lesson: Lesson, session: Session): LessonVerdict | undefined => {
  const [verdict, setVerdict] = useState<LessonVerdict>();
  useEffect(() => watchTurn(lesson, session, setVerdict), [lesson, session]);
  return verdict;
};
