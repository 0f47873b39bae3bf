import { useEffect, useMemo, useState } from 'react';

import type { Play, Session } from '../session/play.ts';
import { eraEndsOf } from './eraEnds.ts';
import type { EraEnd } from './eraEnds.ts';
import { startOf } from './useJournal.ts';

export interface EraCount {
  /** The count that is due to be shown; undefined for most of a game. */
  readonly end: EraEnd | undefined;
  /** Every era that has ended, so that a count can be shown again. */
  readonly ends: readonly EraEnd[];
  readonly show: (end: EraEnd) => void;
  readonly close: () => void;
}

/** Shows the count as soon as an era ends in front of the reader. Meanwhile the board stands as it was counted. */
export const useEraCount = (session: Session, play: Play): EraCount => {
  const { sheet, steps, shown, table } = play;
  const points = useMemo(() => {
    const start = startOf(sheet.header);
    return Array.from({ length: table.seats }, (_, seat) => start?.points[seat] ?? 0);
  }, [sheet, table]);
  const ends = useMemo(() => eraEndsOf(steps, points), [steps, points]);
  const [end, setEnd] = useState<EraEnd>();
  // What had ended before the page was opened is history.
  const [seen, setSeen] = useState(shown.seq);
  const due = shown.mode === 'past' ? undefined : ends.find(({ seq }) => seq >= seen && seq < shown.seq);

  const show = (one: EraEnd): void => {
    setEnd(one);
    void session.goToCount(one.seq);
  };

  useEffect(() => {
    if (!due) return;
    setSeen(due.seq + 1);
    setEnd(due);
    void session.goToCount(due.seq);
  }, [due, session]);

  return {
    // Already while it is being fetched, so that nothing else comes first.
    end: end ?? due,
    ends,
    show,
    close() {
      setEnd(undefined);
      void session.goTo(undefined);
    },
  };
};
