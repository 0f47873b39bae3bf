import { useCallback, useContext } from 'react';

import { History } from '../../../../history/History.tsx';
import { TableAsides } from '../../../../journal/asides.ts';
import type { Asides } from '../../../../journal/asides.ts';
import { Journal } from '../../../../journal/Journal.tsx';
import { useThinkers } from '../../../../journal/useThinkers.ts';
import { useMessages } from '../../../../language/useMessages.ts';
import { useTable } from '../tableModel.ts';

import styles from '../TableScreen.module.css';

const NONE: Asides = [];

export const JournalTitle = () => useMessages().table.journal;

/** What happened, in sentences, and the way back to any moment of it. */
export const JournalPart = () => {
  const { session, snapshot, story, explanation, pointing, end } = useTable();
  const { table, sheet, frame, shown, isSketch } = snapshot;
  const asides = useContext(TableAsides);
  const thinkers = useThinkers(snapshot);
  const goTo = useCallback((seq: number): void => void session.goTo(seq), [session]);
  return (
    <div className={styles.grows}>
      <Journal
        table={table}
        sitters={sheet.sitters}
        story={story}
        asides={isSketch ? NONE : asides}
        onMarks={pointing.mark}
        onFind={pointing.find}
        onGoTo={goTo}
        onExplain={explanation.explain}
        thinkers={thinkers}
        onThoughts={explanation.showThoughts}
        onScore={end.score && end.show}
      />
      <History
        session={session}
        table={table}
        viewer={frame.viewer}
        story={story}
        all={frame.seq}
        past={shown.mode === 'past' ? shown : undefined}
      />
    </div>
  );
};
