import { progress } from './en/progress.ts';
import type { ProgressTexts } from './en/progress.ts';
import { textsHook } from './textsHook.ts';

/** The screen about what was learnt. */
export const useProgressTexts = textsHook(
  import.meta.glob<ProgressTexts>('./*/progress.ts', { eager: true, import: 'progress' }),
  progress,
);
