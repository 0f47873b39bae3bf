import { talkServer } from '../session/online/talkApi.ts';
import type { TableTalkParts } from './tableTalk.ts';
import { Talk } from './talk.ts';
import type { NewsSource } from './talk.ts';
import { partsOf } from './talkParts.tsx';

/** Opens the talk at a table, with everything that shows it. */
export const openTalk = (game: string, source: NewsSource): { readonly talk: Talk; readonly parts: TableTalkParts } => {
  const talk = new Talk(game, source, talkServer);
  return { talk, parts: partsOf(talk) };
};
