import { lessonTexts } from './en/lessons.ts';
import type { LessonTexts } from './en/lessons.ts';
import { textsByCode } from './languages.ts';

/** The texts about lessons by language code, loaded only with the lessons. */
export const lessonTextsByCode = textsByCode(
  import.meta.glob<LessonTexts>('./*/lessons.ts', { eager: true, import: 'lessonTexts' }),
  lessonTexts,
);

/** The texts in a language, or in English if it has none. */
export const lessonTextsIn = (code: string): LessonTexts => lessonTextsByCode[code] ?? lessonTexts;
