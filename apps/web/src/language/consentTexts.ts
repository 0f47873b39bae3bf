import { english } from '@coalbrook/words';

import { useSettings } from '../settings/settings.ts';
import { consent } from './en/consent.ts';
import type { ConsentTexts } from './en/consent.ts';
import { byCode, languageOf } from './languages.ts';

/** By language code, loaded only where they are shown. */
export const consentByCode = byCode(
  import.meta.glob<ConsentTexts>('./*/consent.ts', { eager: true, import: 'consent' }),
);

export const useConsentTexts = (): ConsentTexts =>
  consentByCode[languageOf(useSettings())] ?? consentByCode[english.code] ?? consent;
