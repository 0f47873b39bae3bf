import { joining } from './en/joining.ts';
import type { JoiningTexts } from './en/joining.ts';
import { textsHook } from './textsHook.ts';

/** The texts of a link to a seat. */
export const useJoiningTexts = textsHook(
  import.meta.glob<JoiningTexts>('./*/joining.ts', { eager: true, import: 'joining' }),
  joining,
);
