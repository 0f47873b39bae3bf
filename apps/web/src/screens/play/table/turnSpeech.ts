/** What is said about the viewer's turn, and about waiting for it. */

import type { DeskState } from '@coalbrook/desk';

import { headlineText } from '../../../desk/headlineText.ts';
import { previewSentences } from '../../../desk/previewText.ts';
import type { PreviewWords } from '../../../desk/previewText.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';

const ended = (text: string): string => (/[.!?…:)]$/.test(text) ? text : `${text}.`);

/** Whether the viewer can do something now. */
const isTheirs = ({ frame, shown }: GameSnapshot): boolean =>
  shown.mode === 'live' && frame.stage !== 'waiting' && frame.stage !== 'over';

/** What the table waits for: nothing while something is told, or while a bot decides. */
const waitingSpeech = (
  { frame, shown, sheet, trouble, isAdjourned = false }: GameSnapshot,
  { names, texts }: PreviewWords,
): readonly string[] => {
  if (shown.mode !== 'live') return [];
  if (frame.stage === 'over') return [texts.over];
  if (isAdjourned) return [texts.adjourned];
  if (trouble) return [texts.noAnswer(names[trouble.seat] ?? '')];
  return sheet.sitters[frame.actor]?.kind === 'person' ? [texts.waitsFor(names[frame.actor] ?? '')] : [];
};

/** What is asked, or what the chosen action would do. */
export const turnSpeech = (state: DeskState, snapshot: GameSnapshot, from: PreviewWords): readonly string[] => {
  if (!isTheirs(snapshot)) return waitingSpeech(snapshot, from);
  const { formed, sales, foresight } = state;
  const chosen = sales && sales.choices.length > 0 ? [from.texts.sales.chosen(sales.choices.length)] : [];
  if ((formed ?? sales?.played) && foresight && !snapshot.sending) return [...chosen, ...previewSentences(state, from)];
  const { title, hint } = headlineText(state, snapshot, from.words, from.texts);
  return [ended(title), ...(hint === undefined ? [] : [hint])];
};
