import type { Lesson, LessonVerdict, Shortfall } from '@coalbrook/lessons';
import { thingsOf } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { LessonTexts } from '../../language/en/lessons.ts';

/** What a turn lacked, and what is possible, one sentence each. */
export const reasonsOf = (
  { table }: Lesson,
  { shortfalls, figure }: LessonVerdict,
  texts: LessonTexts,
  language: Language,
): readonly string[] => {
  const things = thingsOf(table, language);
  const sentenceOn = (shortfall: Shortfall): string => {
    switch (shortfall.kind) {
      case 'flip':
        return texts.flip(things.inPlaceOfSite(shortfall.site));
      case 'build':
        return texts.build;
      case 'lay':
        return texts.lay(things.link(shortfall.link));
      case 'without':
        return texts.without[shortfall.means];
      case 'atLeast':
        return texts.atLeast(texts.figures[shortfall.figure], shortfall.has, shortfall.needs);
      case 'atMost':
        return texts.atMost(texts.figures[shortfall.figure], shortfall.has, shortfall.needs);
      case 'first':
        return texts.first;
      case 'sequel':
        return texts.sequel;
    }
  };
  const sentences = shortfalls.map(sentenceOn);
  // A figure means nothing in a turn that lacks something else.
  if (!figure || sentences.length > 0) return sentences;
  return [texts.possible(texts.figures[figure.name], figure.has, figure.possible)];
};
