import { languages } from '@coalbrook/words';

/** Languages in which people can say that they talk: first those of the page. Other programs may name others. */
export const talkLanguages: readonly string[] = [
  ...new Set([...languages.map(({ code }) => code), 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'cs', 'sv', 'ja', 'zh']),
];

/** A language by its code, as it is called in another one. */
export const languageName = (code: string, inLanguage: string): string => {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
};
