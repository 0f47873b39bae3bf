import { english } from '@coalbrook/words';

import type { NoticeTexts } from './en/notices.ts';
import { notices } from './en/notices.ts';
import { byCode } from './languages.ts';
import { useLanguage } from './useMessages.ts';

const texts: Readonly<Record<string, NoticeTexts>> = {
  [english.code]: notices,
  ...byCode(import.meta.glob<NoticeTexts>('./*/notices.ts', { eager: true, import: 'notices' })),
};

/** The texts about notices in the current language. */
export const useNoticeTexts = (): NoticeTexts => texts[useLanguage().code] ?? notices;
