import { english } from '@coalbrook/words';

import { puzzleTexts } from './en/puzzles.ts';
import type { PuzzleTexts } from './en/puzzles.ts';
import { byCode } from './languages.ts';

/** The texts about puzzles by language code, loaded only with the puzzles. */
export const puzzleTextsByCode = byCode(
  import.meta.glob<PuzzleTexts>('./*/puzzles.ts', { eager: true, import: 'puzzleTexts' }),
);

/** The texts in a language, or in English if it has none. */
export const puzzleTextsIn = (code: string): PuzzleTexts =>
  puzzleTextsByCode[code] ?? puzzleTextsByCode[english.code] ?? puzzleTexts;
