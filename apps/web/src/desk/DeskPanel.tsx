import type { Desk } from '@coalbrook/desk';
import { useMemo } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { ActionBar } from './ActionBar.tsx';
import { isTold } from './isTold.ts';
import { KindBar } from './KindBar.tsx';
import type { GameResult } from './Telling.tsx';
import { TellingButtons } from './TellingButtons.tsx';
import { useDesk } from './useDesk.ts';
import { useWords } from './useWords.ts';

import styles from './DeskPanel.module.css';

export interface DeskPanelProps {
  readonly desk: Desk;
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  /** Undefined until the game is over. */
  readonly result?: GameResult | undefined;
  /** The kinds of action make room for what is explained. */
  readonly isBrief?: boolean;
  /** Gives a hint, or takes it away. */
  readonly onHint: () => void;
}

/** The kinds of action, and the buttons that confirm, undo and go on. `DeskThought` says what they are about. */
export const DeskPanel = ({ desk, session, snapshot, result, isBrief = false, onHint }: DeskPanelProps) => {
  const { desk: texts } = useMessages();
  const { table, sheet } = snapshot;
  const names = useMemo(() => sheet.sitters.map(({ name }) => name), [sheet]);
  const words = useWords(table, names);
  const state = useDesk(desk);
  if (isTold(snapshot)) {
    return (
      <section className={styles.desk} aria-label={texts.title} id="desk" tabIndex={-1}>
        <TellingButtons session={session} snapshot={snapshot} result={result} />
      </section>
    );
  }
  return (
    <section
      className={styles.desk}
      aria-label={texts.title}
      aria-busy={state.isWaiting}
      data-formed={(state.formed ?? state.sales?.played) !== undefined || undefined}
      data-holding={(state.permitted?.length ?? 0) > 0 || undefined}
      data-begun={state.selection.some(({ on }) => on !== 'card') || undefined}
      id="desk"
      tabIndex={-1}
    >
      {!isBrief && <KindBar desk={desk} state={state} words={words} />}
      <ActionBar desk={desk} state={state} snapshot={snapshot} onHint={onHint} />
    </section>
  );
};
