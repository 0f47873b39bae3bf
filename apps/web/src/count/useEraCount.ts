import { useCallback, useEffect, useMemo, useState } from 'react';

import type { GameSnapshot } from '../session/gameSnapshot.ts';
import type { Session } from '../session/session.ts';
import { eraEndsOf } from './eraEnds.ts';
import type { EraEnd } from './eraEnds.ts';

export interface EraCount {
  /** The count to show now; undefined for most of a game. */
  readonly end: EraEnd | undefined;
  /** The count is still loading. */
  readonly isFetching: boolean;
  /** The board shows the position that was scored, so that the figures match it. */
  readonly isShown: boolean;
  /** Every era that has ended, so that its count can be shown again. */
  readonly ends: readonly EraEnd[];
  readonly show: (end: EraEnd) => void;
  readonly close: () => void;
}

/** Shows the count as soon as an era ends on screen; meanwhile the board shows the position that was scored. */
export const useEraCount = (session: Session, snapshot: GameSnapshot): EraCount => {
  const { steps, shown, table } = snapshot;
  const ends = useMemo(() => eraEndsOf(table, steps), [table, steps]);
  const [end, setEnd] = useState<EraEnd>();
  // Eras that ended before the page was opened are not shown.
  const [seen, setSeen] = useState(shown.seq);
  const due = shown.mode === 'past' ? undefined : ends.find(({ seq }) => seq >= seen && seq < shown.seq);
  const isShown = end !== undefined && shown.isCount === true && shown.seq === end.seq;

  const drop = useCallback((one: EraEnd) => setEnd((now) => (now?.seq === one.seq ? undefined : now)), []);
  const show = useCallback(
    (one: EraEnd): void => {
      setEnd(one);
      void session.goToCount(one.seq).then(() => {
        if (session.snapshot.shown.isCount !== true) drop(one);
      });
    },
    [session, drop],
  );

  useEffect(() => {
    if (!due) return;
    setSeen(due.seq + 1);
    show(due);
  }, [due, show]);

  // Going elsewhere in the history leaves the count.
  useEffect(() => (isShown ? () => drop(end) : undefined), [isShown, end, drop]);

  return {
    // Set while it is still loading, so that nothing else is shown first.
    end: end ?? due,
    isFetching: (end ?? due) !== undefined && !isShown,
    isShown,
    ends,
    show,
    close() {
      setEnd(undefined);
      void session.goTo(undefined);
    },
  };
};
