import { notices } from './en/notices.ts';
import type { NoticeTexts } from './en/notices.ts';
import { textsHook } from './textsHook.ts';

/** The texts about notices. */
export const useNoticeTexts = textsHook(
  import.meta.glob<NoticeTexts>('./*/notices.ts', { eager: true, import: 'notices' }),
  notices,
);
