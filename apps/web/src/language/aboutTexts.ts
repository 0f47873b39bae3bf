import { english } from '@coalbrook/words';

import type { AboutTexts } from './en/about.ts';
import { about } from './en/about.ts';
import { byCode } from './languages.ts';
import { useLanguage } from './useMessages.ts';

const texts: Readonly<Record<string, AboutTexts>> = {
  [english.code]: about,
  ...byCode(import.meta.glob<AboutTexts>('./*/about.ts', { eager: true, import: 'about' })),
};

/** The texts about the project in the current language. */
export const useAboutTexts = (): AboutTexts => texts[useLanguage().code] ?? about;
