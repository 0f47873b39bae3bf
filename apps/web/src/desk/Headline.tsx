import type { DeskState } from '@coalbrook/desk';

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
  return (
    <header className={styles.headline}>
      <h2 className={state.formed && state.foresight ? 'visually-hidden' : undefined}>{title}</h2>
      {hint !== undefined && <p className={warns ? styles.warning : styles.hint}>{hint}</p>}
    </header>
  );
};
