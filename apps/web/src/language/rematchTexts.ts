import { rematch } from './en/rematch.ts';
import type { RematchTexts } from './en/rematch.ts';
import { textsHook } from './textsHook.ts';

/** What people say to a rematch. */
export const useRematchTexts = textsHook(
  import.meta.glob<RematchTexts>('./*/rematch.ts', { eager: true, import: 'rematch' }),
  rematch,
);
