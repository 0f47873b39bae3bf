import type { CoachWords } from './catalogue/coachWords.ts';
import type { NoticeWords } from './catalogue/noticeWords.ts';
import { english } from './english/english.ts';
import { notices as englishNotices } from './english/notices.ts';
import { german } from './german/german.ts';
import { notices as germanNotices } from './german/notices.ts';
import type { Language } from './language.ts';

const byCode = { en: english, de: german };

type Code = keyof typeof byCode;

const codeOf = ({ code }: Language): Code => code as Code;

export const languages: readonly Language[] = Object.values(byCode);

/** By its code, or by a longer one such as `de-AT`. */
export const findLanguage = (code: string): Language | undefined =>
  languages.find((language) => language.code === code.toLowerCase().split('-', 1)[0]);

/** What people are told away from the page. Not part of a language, because the page needs none of it. */
const notices: Readonly<Record<Code, NoticeWords>> = { en: englishNotices, de: germanNotices };

export const noticeWords = (language: Language): NoticeWords => notices[codeOf(language)];

/** What the coach says. Loaded apart from a language, because only those who ask for it need it. */
const coaches: Readonly<Record<Code, () => Promise<{ readonly coach: CoachWords }>>> = {
  en: () => import('./english/coach.ts'),
  de: () => import('./german/coach.ts'),
};

export const loadCoachWords = async (language: Language): Promise<CoachWords> =>
  (await coaches[codeOf(language)]()).coach;
