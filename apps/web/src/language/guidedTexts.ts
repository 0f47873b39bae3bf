import { guidedTexts } from './en/guided.ts';
import type { GuidedTexts } from './en/guided.ts';
import { textsHook } from './textsHook.ts';

/** The texts about guided games, loaded only with them. */
export const useGuidedTexts = textsHook(
  import.meta.glob<GuidedTexts>('./*/guided.ts', { eager: true, import: 'guidedTexts' }),
  guidedTexts,
);
