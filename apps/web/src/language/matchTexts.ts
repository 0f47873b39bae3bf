import { match } from './en/match.ts';
import type { MatchTexts } from './en/match.ts';
import { textsHook } from './textsHook.ts';

/** The texts of quick match. */
export const useMatchTexts = textsHook(
  import.meta.glob<MatchTexts>('./*/match.ts', { eager: true, import: 'match' }),
  match,
);
