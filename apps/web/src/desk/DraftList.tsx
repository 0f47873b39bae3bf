import { capital, TailTeller, tellJournal } from '@coalbrook/words';
import { useMemo } from 'react';

import { useLanguage, useMessages } from '../language/useMessages.ts';
import type { GameSnapshot } from '../session/gameSnapshot.ts';

import styles from './DeskPanel.module.css';

/** Tells drafts. It reads the whole game once, so it should outlive the list. */
export const useDraftTeller = ({ sheet, table }: GameSnapshot): TailTeller => {
  const language = useLanguage();
  return useMemo(() => {
    const names = sheet.sitters.map(({ name }) => name);
    return new TailTeller(() => tellJournal(table, names, language));
  }, [table, sheet, language]);
};

export interface DraftListProps {
  readonly snapshot: GameSnapshot;
  readonly teller: TailTeller;
}

/** The draft of this turn, which can still be undone. */
export const DraftList = ({ snapshot: { frame, isDraftUnstored, steps }, teller }: DraftListProps) => {
  const { desk: texts } = useMessages();
  const deeds = useMemo(
    () =>
      frame.draft.length === 0
        ? []
        : teller
            .tell(
              steps,
              frame.draft.flatMap(({ events }) => events),
            )
            .map(({ text }) => capital(text)),
    [teller, steps, frame],
  );
  if (deeds.length === 0) return undefined;
  return (
    <section className={styles.draft} aria-label={texts.soFar}>
      <h3>{texts.soFar}</h3>
      <ol>
        {deeds.map((deed) => (
          <li key={deed}>{deed}</li>
        ))}
      </ol>
      {isDraftUnstored && <p role="status">{texts.notKept}</p>}
    </section>
  );
};
