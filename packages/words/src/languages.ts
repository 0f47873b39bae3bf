import type { CoachWords } from './catalogue/coachWords.ts';
import type { NoticeWords } from './catalogue/noticeWords.ts';
import { english } from './english/english.ts';
import { notices as englishNotices } from './english/notices.ts';
import { german } from './german/german.ts';
import { notices as germanNotices } from './german/notices.ts';
import type { Language } from './language.ts';

export const languages: readonly Language[] = [english, german];

/** By its code, or by a longer one such as `de-AT`. */
export const findLanguage = (code: string): Language | undefined =>
  languages.find((language) => language.code === code.toLowerCase().split('-', 1)[0]);

/** What people are told away from the page. Not part of a language, because the page needs none of it. */
export const noticeWords = (language: Language): NoticeWords => (language === german ? germanNotices : englishNotices);

/** What the coach says. Loaded apart from a language, because only those who ask for it need it. */
export const loadCoachWords = async (language: Language): Promise<CoachWords> =>
  (await (language === german ? import('./german/coach.ts') : import('./english/coach.ts'))).coach;
