import { useSettings } from '../settings/settings.ts';
import { consent } from './en/consent.ts';
import type { ConsentTexts } from './en/consent.ts';
import { textsByCode, languageOf } from './languages.ts';

/** By language code, loaded only where they are shown. */
export const consentByCode = textsByCode<ConsentTexts>(
  import.meta.glob('./*/consent.ts', { eager: true, import: 'consent' }),
  consent,
);

export const useConsentTexts = (): ConsentTexts => consentByCode[languageOf(useSettings())] ?? consent;
