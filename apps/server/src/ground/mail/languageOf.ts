import { english, findLanguage } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

/** A language by its code, English for unknown ones. */
export const languageOf = (code: string): Language => findLanguage(code) ?? english;
