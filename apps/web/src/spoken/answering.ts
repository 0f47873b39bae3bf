/** Everything that answers need, loaded together when somebody asks. */

export { answersIn } from '../language/answerTexts.ts';
export { answers, sayTown } from './answers.ts';
