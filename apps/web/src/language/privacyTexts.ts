import { english } from '@coalbrook/words';

import type { PrivacyTexts } from './en/privacy.ts';
import { privacy } from './en/privacy.ts';
import { byCode } from './languages.ts';

const texts: Readonly<Record<string, PrivacyTexts>> = {
  [english.code]: privacy,
  ...byCode(import.meta.glob<PrivacyTexts>('./*/privacy.ts', { eager: true, import: 'privacy' })),
};

/** What is stored about people, in a language, or in English if it has no such text. */
export const privacyTextsIn = (code: string): PrivacyTexts => texts[code] ?? privacy;
