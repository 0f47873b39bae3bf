import type { PlaceId } from '@coalbrook/rules';
import { lazy, Suspense, useCallback, useState } from 'react';

import type { CountLabel } from '../../count/tally.ts';
import type { EraCount } from '../../count/useEraCount.ts';
import { PastBanner } from '../../history/PastBanner.tsx';
import type { StoryMarks } from '../../journal/marks.ts';
import type { Story } from '../../journal/useJournal.ts';
import type { GameSnapshot } from '../../session/gameSnapshot.ts';
import type { Session } from '../../session/session.ts';
import { TellingBar } from '../../telling/TellingBar.tsx';
import { spreadOf, sideFor } from './panelSide.ts';
import type { PanelSide } from './panelSide.ts';
import type { Explanation } from './useExplanation.ts';

import styles from './MapOverlays.module.css';

// Nothing of this is needed in the first rounds.
const AutomatonTurn = lazy(() =>
  import('../../automaton/AutomatonTurn.tsx').then((module) => ({ default: module.AutomatonTurn })),
);
const Scoring = lazy(() => import('../../count/Scoring.tsx').then((module) => ({ default: module.Scoring })));
const Thoughts = lazy(() => import('../../thoughts/Thoughts.tsx').then((module) => ({ default: module.Thoughts })));
const HintPanel = lazy(() => import('../../hint/HintPanel.tsx').then((module) => ({ default: module.HintPanel })));

export interface MapOverlaysProps {
  readonly session: Session;
  readonly snapshot: GameSnapshot;
  readonly story: Story;
  readonly count: EraCount;
  readonly explanation: Explanation;
  readonly onFind: (place: PlaceId) => void;
  readonly onMarks: (marks: StoryMarks | undefined) => void;
  readonly onLabels: (labels: readonly CountLabel[]) => void;
  /** The points counted so far, by seat; undefined once the count is closed. */
  readonly onTotals: (points: readonly number[] | undefined) => void;
}

/** Overlays of the map: bars at the top, scoring below, and an explanation that leaves its subject visible. */
export const MapOverlays = (props: MapOverlaysProps) => {
  const { session, snapshot, story, count, explanation, onFind, onMarks, onLabels, onTotals } = props;
  const { explained, thoughts, isHinted, explain, close } = explanation;
  const { table } = snapshot;
  const end = count.isShown ? count.end : undefined;
  const [side, setSide] = useState<PanelSide>('left');
  const markTurn = useCallback(
    (marks: StoryMarks | undefined): void => {
      onMarks(marks);
      if (marks) setSide((now) => sideFor(spreadOf(table, marks), now));
    },
    [table, onMarks],
  );
  return (
    <div className={styles.over}>
      <div className={styles.top}>
        <PastBanner session={session} snapshot={snapshot} story={story} />
        <TellingBar session={session} snapshot={snapshot} story={story} onExplain={explain} />
      </div>
      <Suspense>
        {end && (
          <div className={styles.count}>
            <Scoring
              key={end.seq}
              table={table}
              sitters={snapshot.sheet.sitters}
              end={end}
              onLabels={onLabels}
              onTotals={onTotals}
              onMarks={onMarks}
              onDone={count.close}
            />
          </div>
        )}
        {!end && explained && (
          <div className={styles.turn} data-side={side}>
            <AutomatonTurn session={session} snapshot={snapshot} turn={explained} onMarks={markTurn} onClose={close} />
          </div>
        )}
        {!end && thoughts && (
          <div className={styles.turn} data-side={side}>
            <Thoughts
              session={session}
              snapshot={snapshot}
              turn={thoughts}
              onMarks={markTurn}
              onFind={onFind}
              onClose={close}
            />
          </div>
        )}
        {!end && isHinted && (
          <div className={styles.turn} data-side={side}>
            <HintPanel session={session} snapshot={snapshot} onMarks={markTurn} onClose={close} />
          </div>
        )}
      </Suspense>
    </div>
  );
};
