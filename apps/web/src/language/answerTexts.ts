import { answers } from './en/answers.ts';
import type { AnswerTexts } from './en/answers.ts';
import { textsByCode } from './languages.ts';

const answersByCode = textsByCode(
  import.meta.glob<AnswerTexts>('./*/answers.ts', { eager: true, import: 'answers' }),
  answers,
);

/** The texts of answers in a language, loaded only where somebody asks. */
export const answersIn = (code: string): AnswerTexts => answersByCode[code] ?? answers;
