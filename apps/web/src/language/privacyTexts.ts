import { privacy } from './en/privacy.ts';
import type { PrivacyTexts } from './en/privacy.ts';
import { textsHook } from './textsHook.ts';

/** What is stored about people. */
export const usePrivacyTexts = textsHook(
  import.meta.glob<PrivacyTexts>('./*/privacy.ts', { eager: true, import: 'privacy' }),
  privacy,
);
