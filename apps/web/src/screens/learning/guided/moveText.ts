import { questionOf } from '@coalbrook/rules';
import type { Action, Table, View } from '@coalbrook/rules';
import { sayAction } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

import type { GuidedTexts } from '../../../language/en/guided.ts';
import { sayReasons } from '../../../moveReasons/sayReasons.ts';

/** More words than these are too many for one step. */
export const MOST_WORDS = 35;

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** The next task: what to do, why in few words, and what else there is to say for it. */
export interface MoveText {
  readonly lead: string;
  readonly action: string;
  readonly reasons: readonly string[];
  /** How it is done, the first time. */
  readonly howTo: string | undefined;
  readonly more: readonly string[];
}

const isFirst = ({ era, round }: View): boolean => era === 0 && round === 1;

/** A suggested move in as many words as a step may have; reasons for which there is no room are left for later. */
export const moveText = (
  table: Table,
  view: View,
  move: readonly Action[],
  texts: GuidedTexts,
  language: Language,
): MoveText => {
  const lead = questionOf(view) === 'more' && move[0].kind !== 'stop' ? texts.sameAction : texts.yourMove;
  const action = `${sayAction(table, move[0], language, view)}.`;
  const howTo = isFirst(view) ? texts.howTo : undefined;
  let room = MOST_WORDS - wordsIn(`${lead} ${action} ${howTo ?? ''}`);
  const reasons: string[] = [];
  const more: string[] = [];
  for (const reason of sayReasons(table, view, move, texts, language)) {
    const words = wordsIn(reason);
    (words <= room ? reasons : more).push(reason);
    if (words <= room) room -= words;
  }
  return { lead, action, reasons, howTo, more };
};
