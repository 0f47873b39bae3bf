import { english } from '@coalbrook/words';

import type { Lessons } from './en/learn.ts';
import { byCode } from './languages.ts';

/** The lessons by language code, loaded only by the screen that shows them. */
export const lessonsByCode = byCode(import.meta.glob<Lessons>('./*/learn.ts', { eager: true, import: 'lessons' }));

/** The lessons in a language, or in English if it has none. */
export const lessonsIn = (code: string): Lessons => lessonsByCode[code] ?? lessonsByCode[english.code] ?? {};
