import { judge } from '@coalbrook/lessons';
import type { Lesson, LessonVerdict } from '@coalbrook/lessons';
import { useEffect, useState } from 'react';

import type { Session } from '../../session/session.ts';

/** Follows the learner's turn through its commits; what it is worth, once it is over. */
export const useVerdict = (lesson: Lesson, session: Session): LessonVerdict | undefined => {
  const [verdict, setVerdict] = useState<LessonVerdict>();
  useEffect(() => {
    const committed: string[] = [];
    let { seq } = session.snapshot.frame;
    let drafted = session.texts;
    return session.subscribe(() => {
      const now = session.snapshot.frame.seq;
      if (now !== seq) {
        committed.push(...drafted);
        const judged = drafted.length > 0 ? judge(lesson, committed) : undefined;
        if (judged) setVerdict((first) => first ?? judged);
        seq = now;
      }
      drafted = session.texts;
    });
  }, [lesson, session]);
  return verdict;
};
