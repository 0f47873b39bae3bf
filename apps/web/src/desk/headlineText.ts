/** The question or the selected action, and what to do next. Consequences are left to the preview. */

import type { DeskState } from '@coalbrook/desk';
import { asks, awaitsChance } from '@coalbrook/rules';

import type { Messages } from '../language/english.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { DeskWords } from './useWords.ts';

export interface HeadlineText {
  readonly title: string;
  readonly hint: string | undefined;
  /** Something that cannot be undone comes next. */
  readonly warns: boolean;
}

type HeadlineState = Pick<
  DeskState,
  'view' | 'formed' | 'sales' | 'refusal' | 'permitted' | 'selection' | 'remaining' | 'endsNow'
>;

/** What an open turn asks. */
const questionText = (state: HeadlineState, words: DeskWords, texts: Messages['desk']): HeadlineText => {
  const { view, formed, sales, refusal, permitted, selection, remaining, endsNow } = state;
  const isTurn = view.awaits === asks.action;
  const hint = () => {
    if (formed || refusal) return undefined;
    if (sales) return sales.choices.length > 0 ? texts.sales.chosen(sales.choices.length) : texts.sales.hint;
    if (endsNow) return texts.orEnd;
    if (permitted) return texts.cardPermits(permitted.length);
    return selection.length > 0 || !isTurn ? texts.chooseMore(remaining.length) : texts.chooseAction;
  };
  const kinds = new Set(remaining.map(({ action }) => action.kind));
  const [kind] = kinds;
  const title = () => {
    if (formed) return words.action(formed, view);
    return isTurn && selection.length > 0 && kinds.size === 1 ? `${words.kind(kind)} …` : words.question(view);
  };
  return { title: title(), hint: hint(), warns: false };
};

export const headlineText = (
  state: HeadlineState,
  {
    frame: { stage },
    isSketch,
    sending,
    isAdjourned = false,
    isHeld,
    isToBeHeld,
  }: Pick<GameSnapshot, 'frame' | 'isSketch' | 'sending' | 'isAdjourned' | 'isHeld' | 'isToBeHeld'>,
  words: DeskWords,
  texts: Messages['desk'],
): HeadlineText => {
  if (sending) {
    return { title: texts.turnEnded, hint: sending === 'unsent' ? texts.unsentHint : texts.sendingHint, warns: false };
  }
  const isIdle = !state.formed && !state.refusal && state.selection.length === 0;
  if (isAdjourned && (isIdle || stage !== 'open'))
    return { title: texts.adjourned, hint: texts.adjournedHint, warns: false };
  if (stage === 'complete') {
    // At a task the turn does not become final.
    const hint = isHeld || isToBeHeld ? undefined : texts.turnCompleteHint;
    return { title: texts.turnComplete, hint: isSketch ? texts.planOnHint : hint, warns: false };
  }
  if (stage === 'reveals') {
    const title = awaitsChance(state.view) ? words.question(state.view) : texts.reveals;
    return { title, hint: texts.revealsHint, warns: true };
  }
  return questionText(state, words, texts);
};
