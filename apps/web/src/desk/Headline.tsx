import type { DeskState } from '@coalbrook/desk';
import { asks } from '@coalbrook/rules';

import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import { headlineText } from './headlineText.ts';
import type { DeskWords } from './useWords.ts';

import styles from './DeskPanel.module.css';

export interface HeadlineProps {
  readonly state: DeskState;
  readonly snapshot: GameSnapshot;
  readonly words: DeskWords;
}

/** What is asked or selected. Screen readers hear of its changes together with what led to them. */
export const Headline = ({ state, snapshot, words }: HeadlineProps) => {
  const { desk: texts } = useMessages();
  const { title, hint, warns } = headlineText(state, snapshot, words, texts);
  const isIdle = state.isOpen && state.view.awaits === asks.action && state.selection.length === 0 && !state.refusal;
  return (
    <header className={styles.headline} data-idle={isIdle || undefined}>
      <h2 className={state.formed && state.foresight ? 'visually-hidden' : undefined}>{title}</h2>
      {hint !== undefined && <p className={warns ? styles.warning : styles.hint}>{hint}</p>}
    </header>
  );
};
