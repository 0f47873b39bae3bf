import { english } from '@coalbrook/words';

import { useSettings } from '../settings/settings.ts';
import type { TalkTexts } from './en/talk.ts';
import { byCode, languageOf } from './languages.ts';

/** The texts of talk by language code, loaded only where people talk. */
const talkByCode = byCode(import.meta.glob<TalkTexts>('./*/talk.ts', { eager: true, import: 'talk' }));

export const talkIn = (code: string): TalkTexts => {
  const texts = talkByCode[code] ?? talkByCode[english.code];
  if (!texts) throw new Error('there are no texts');
  return texts;
};

export const useTalkTexts = (): TalkTexts => talkIn(languageOf(useSettings()));

/** How a turn is called in any language: whoever reads a remark may use another one. */
export const turnWords: readonly string[] = Object.values(talkByCode).flatMap((texts) => texts.turnWords);
