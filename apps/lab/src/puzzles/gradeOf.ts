import { thumbJudge } from '@coalbrook/bots/study';
import type { Judge } from '@coalbrook/bots/study';
import { gradeFor, judgeTurn } from '@coalbrook/puzzles';
import type { Grade, Puzzle, PuzzleEntry } from '@coalbrook/puzzles';
import { makeAction } from '@coalbrook/record';
import { mask } from '@coalbrook/rules';

import { turnAtFirstSight } from './firstSight.ts';

/** The grade of a puzzle, by who finds it. The judge is the one for its table. */
export const gradeOf = (puzzle: Puzzle, entry: PuzzleEntry, judge: Judge): Grade => {
  const { table, start, seat } = puzzle;
  const isFoundBy = (finder: Judge): boolean => {
    const turn = turnAtFirstSight(table, mask(table, start, seat), finder);
    return (
      turn !== undefined &&
      judgeTurn(
        puzzle,
        turn.map((action) => makeAction(table, action)),
      )?.isSolved === true
    );
  };
  if (isFoundBy(thumbJudge(table))) return 1;
  return gradeFor(isFoundBy(judge) ? 2 : 3, entry);
};
