import { english } from '@coalbrook/words';

import type { HourTexts } from './en/hours.ts';
import { hours } from './en/hours.ts';
import { byCode } from './languages.ts';
import { useLanguage } from './useMessages.ts';

const texts: Readonly<Record<string, HourTexts>> = {
  [english.code]: hours,
  ...byCode(import.meta.glob<HourTexts>('./*/hours.ts', { eager: true, import: 'hours' })),
};

/** The texts about hours off in the current language. */
export const useHourTexts = (): HourTexts => texts[useLanguage().code] ?? hours;
