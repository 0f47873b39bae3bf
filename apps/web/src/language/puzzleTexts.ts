import { puzzleTexts } from './en/puzzles.ts';
import type { PuzzleTexts } from './en/puzzles.ts';
import { textsByCode } from './languages.ts';

/** The texts about puzzles by language code, loaded only with the puzzles. */
export const puzzleTextsByCode = textsByCode(
  import.meta.glob<PuzzleTexts>('./*/puzzles.ts', { eager: true, import: 'puzzleTexts' }),
  puzzleTexts,
);

/** The texts in a language, or in English if it has none. */
export const puzzleTextsIn = (code: string): PuzzleTexts => puzzleTextsByCode[code] ?? puzzleTexts;
