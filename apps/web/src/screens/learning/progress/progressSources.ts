import { guidedProgress } from './guidedProgress.ts';
import { lessonProgress } from './lessonProgress.ts';
import type { ProgressSource } from './progressSource.ts';
import { puzzleProgress } from './puzzleProgress.ts';

/** Everything that can be learnt, in the order in which it is shown. */
export const progressSources: readonly ProgressSource[] = [guidedProgress, lessonProgress, puzzleProgress];
