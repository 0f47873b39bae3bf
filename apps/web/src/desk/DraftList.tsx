import { useMemo } from 'react';

import { useMessages } from '../language/useMessages.ts';
import type { Play } from '../session/play.ts';
import { startOf } from '../session/startOf.ts';
import type { DeskWords } from './useWords.ts';

import styles from './DeskPanel.module.css';

export interface DraftListProps {
  readonly play: Play;
  readonly words: DeskWords;
}

/** What was done so far in this turn and can still be taken back. */
export const DraftList = ({ play: { frame, keeping, sheet, steps }, words }: DraftListProps) => {
  const { desk: texts } = useMessages();
  const deeds = useMemo(
    () =>
      frame.draft.length === 0
        ? []
        : words.ending(
            { from: startOf(sheet.header), events: steps.flatMap(({ events }) => events) },
            frame.draft.flatMap(({ events }) => events),
          ),
    [words, sheet, steps, frame],
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
      {keeping === 'failed' && <p role="status">{texts.notKept}</p>}
    </section>
  );
};
