import { useSettings } from '../settings/settings.ts';
import { talk } from './en/talk.ts';
import type { TalkTexts } from './en/talk.ts';
import { textsByCode, languageOf } from './languages.ts';

/** The texts of talk by language code, loaded only where people talk. */
const talkByCode = textsByCode(import.meta.glob<TalkTexts>('./*/talk.ts', { eager: true, import: 'talk' }), talk);

export const talkIn = (code: string): TalkTexts => talkByCode[code] ?? talk;

export const useTalkTexts = (): TalkTexts => talkIn(languageOf(useSettings()));

/** How a turn is called in any language: whoever reads a remark may use another one. */
export const turnWords: readonly string[] = Object.values(talkByCode).flatMap((texts) => texts.turnWords);
