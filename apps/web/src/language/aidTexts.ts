import { aid } from './en/aid.ts';
import type { AidTexts } from './en/aid.ts';
import { textsHook } from './textsHook.ts';

/** The page to print. */
export const useAidTexts = textsHook(import.meta.glob<AidTexts>('./*/aid.ts', { eager: true, import: 'aid' }), aid);
