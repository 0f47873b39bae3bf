import { asks, awaitsChance } from '@coalbrook/rules';
import type { View } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { DeskModel } from './useDesk.ts';
import type { DeskWords } from './useWords.ts';

import styles from './DeskPanel.module.css';

export interface HeadlineProps {
  readonly desk: DeskModel;
  readonly snapshot: GameSnapshot;
  readonly view: View;
  readonly words: DeskWords;
}

/** The question or the selected action, and what to do next. Consequences are left to the preview. */
export const Headline = ({ desk, snapshot, view, words }: HeadlineProps) => {
  const { desk: texts } = useMessages();
  const { frame, isSketch, sending } = snapshot;
  const { stage } = frame;
  if (sending) {
    return (
      <header className={styles.headline} aria-live="polite">
        <h2>{texts.turnEnded}</h2>
        <p className={styles.hint}>{sending === 'unsent' ? texts.unsentHint : texts.sendingHint}</p>
      </header>
    );
  }
  if (stage === 'complete' || stage === 'reveals') {
    const drawn = awaitsChance(view) ? words.question(view) : texts.reveals;
    const completeHint = isSketch ? texts.planOnHint : texts.turnCompleteHint;
    return (
      <header className={styles.headline} aria-live="polite">
        <h2>{stage === 'complete' ? texts.turnComplete : drawn}</h2>
        <p className={stage === 'reveals' ? styles.warning : styles.hint}>
          {stage === 'complete' ? completeHint : texts.revealsHint}
        </p>
      </header>
    );
  }
  const isTurn = view.awaits === asks.action;
  const hint = () => {
    if (desk.ready || desk.refusal) return undefined;
    if (desk.permitted) return texts.cardPermits(desk.permitted.length);
    if (desk.selection.length > 0 || !isTurn) return texts.chooseMore(desk.remaining.length);
    return texts.chooseAction;
  };
  const kinds = new Set(desk.remaining.map(({ action }) => action.kind));
  const [kind] = kinds;
  const headline = () => {
    if (desk.ready) return words.action(desk.ready, view);
    return isTurn && desk.selection.length > 0 && kinds.size === 1 ? `${words.kind(kind)} …` : words.question(view);
  };
  return (
    <header className={styles.headline} aria-live="polite">
      <h2 className={desk.ready && desk.foresight ? 'visually-hidden' : undefined}>{headline()}</h2>
      {hint() !== undefined && <p className={styles.hint}>{hint()}</p>}
    </header>
  );
};
