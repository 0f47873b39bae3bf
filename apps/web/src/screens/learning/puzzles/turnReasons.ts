import type { Puzzle } from '@coalbrook/puzzles';
import { sayAction } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { GuidedTexts } from '../../../language/en/guided.ts';
import { sayReasons } from '../../../moveReasons/sayReasons.ts';
import { movesOf } from './turnText.ts';

/** More than these are not read. */
const MOST = 2;

/** What each action of a turn does on the board. */
export const turnReasons = (
  puzzle: Pick<Puzzle, 'table' | 'start' | 'seat'>,
  turn: readonly string[],
  texts: GuidedTexts,
  language: Language,
): readonly string[] =>
  movesOf(puzzle, turn).map(({ view, move }) => {
    const action = sayAction(puzzle.table, move[0], language, view);
    return `${action}: ${sayReasons(puzzle.table, view, move, texts, language).slice(0, MOST).join(' ')}`;
  });
