import { about } from './en/about.ts';
import type { AboutTexts } from './en/about.ts';
import { textsHook } from './textsHook.ts';

/** The texts about the project. */
export const useAboutTexts = textsHook(
  import.meta.glob<AboutTexts>('./*/about.ts', { eager: true, import: 'about' }),
  about,
);
