import { answers } from './en/answers.ts';
import type { AnswerTexts } from './en/answers.ts';
import { byCode } from './languages.ts';

const textsByCode = byCode(import.meta.glob<AnswerTexts>('./*/answers.ts', { eager: true, import: 'answers' }));

/** The texts of answers in a language, loaded only where somebody asks. */
export const answersIn = (code: string): AnswerTexts => textsByCode[code] ?? answers;
