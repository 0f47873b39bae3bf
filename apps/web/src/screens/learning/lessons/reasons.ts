import type { Lesson, LessonVerdict, Lack } from '@coalbrook/lessons';
import { thingsOf } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { LessonTexts } from '../../../language/en/lessons.ts';

/** What a turn lacked, and what is possible, one sentence each. */
export const reasonsOf = (
  { table }: Lesson,
  { lacks, figure }: LessonVerdict,
  texts: LessonTexts,
  language: Language,
): readonly string[] => {
  const things = thingsOf(table, language);
  const sentenceOn = (lack: Lack): string => {
    switch (lack.kind) {
      case 'flip':
        return texts.flip(things.inPlaceOfSite(lack.site));
      case 'build':
        return texts.build;
      case 'lay':
        return texts.lay(things.link(lack.link));
      case 'without':
        return texts.without[lack.means];
      case 'atLeast':
        return texts.atLeast(texts.figures[lack.figure], lack.has, lack.needs);
      case 'atMost':
        return texts.atMost(texts.figures[lack.figure], lack.has, lack.needs);
      case 'first':
        return texts.first;
      case 'sequel':
        return texts.sequel;
    }
  };
  const sentences = lacks.map(sentenceOn);
  // A figure means nothing in a turn that lacks something else.
  if (!figure || sentences.length > 0) return sentences;
  return [texts.possible(texts.figures[figure.name], figure.has, figure.possible)];
};
