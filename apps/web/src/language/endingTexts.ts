import { ending } from './en/ending.ts';
import type { EndingTexts } from './en/ending.ts';
import { textsHook } from './textsHook.ts';

/** The texts of the final page. */
export const useEndingTexts = textsHook(
  import.meta.glob<EndingTexts>('./*/ending.ts', { eager: true, import: 'ending' }),
  ending,
);
