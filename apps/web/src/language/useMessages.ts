import { english as englishWords, findLanguage } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import { useSettings } from '../settings/settings.ts';
import { english } from './english.ts';
import type { Messages } from './english.ts';
import { catalogues, languageOf } from './languages.ts';

/** The texts of the page in the current language. */
export const useMessages = (): Messages => catalogues[languageOf(useSettings())] ?? english;

/** The words of the game in the same language. */
export const useLanguage = (): Language => findLanguage(languageOf(useSettings())) ?? englishWords;
