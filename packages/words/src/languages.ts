import type { CoachWords } from './catalogue/coachWords.ts';
import type { NoticeWords } from './catalogue/noticeWords.ts';
import { english } from './english/english.ts';
import { notices as englishNotices } from './english/notices.ts';
import { german } from './german/german.ts';
import { notices as germanNotices } from './german/notices.ts';
import type { Language } from './language.ts';
import { completed } from './unfinished.ts';
import type { Unfinished } from './unfinished.ts';

/** The languages that are translated completely, here and everywhere else: the compiler and the tests see to it. */
const finished = { en: english, de: german };

/** Languages that are being translated; what they lack is English. One that is finished moves up. */
const unfinished: readonly (Unfinished<Language> & Pick<Language, 'code' | 'name'>)[] = [];

/** What every finished language has, and others may have in part. */
type ByCode<Texts, Part> = Readonly<Record<keyof typeof finished, Texts>> & Readonly<Record<string, Part | undefined>>;

export const finishedLanguages: readonly Language[] = Object.values(finished);

export const languages: readonly Language[] = [
  ...finishedLanguages,
  ...unfinished.map((texts) => completed(texts, english)),
];

/** By its code, or by a longer one such as `de-AT`. */
export const findLanguage = (code: string): Language | undefined =>
  languages.find((language) => language.code === code.toLowerCase().split('-', 1)[0]);

/** What people are told away from the page. Not part of a language, because the page needs none of it. */
const notices: ByCode<NoticeWords, Unfinished<NoticeWords>> = { en: englishNotices, de: germanNotices };

export const noticeWords = ({ code }: Language): NoticeWords => completed(notices[code] ?? {}, englishNotices);

type Load<Texts> = () => Promise<{ readonly coach: Texts }>;

/** What the coach says. Loaded apart from a language, because only those who ask for it need it. */
const coaches: ByCode<Load<CoachWords>, Load<Unfinished<CoachWords>>> = {
  en: () => import('./english/coach.ts'),
  de: () => import('./german/coach.ts'),
};

export const loadCoachWords = async ({ code }: Language): Promise<CoachWords> => {
  const [own, { coach }] = await Promise.all([coaches[code]?.(), coaches.en()]);
  return completed(own?.coach ?? {}, coach);
};
