import { useCallback, useContext, useMemo, useRef, useState } from 'react';

import { useEraCount } from '../../../count/useEraCount.ts';
import { useFrozenWhileLoading } from '../../../count/useFrozenWhileLoading.ts';
import { useDesk, useDeskOf } from '../../../desk/useDesk.ts';
import type { InspectorHandle } from '../../../inspect/Inspector.tsx';
import { useJournal } from '../../../journal/useJournal.ts';
import type { GameSnapshot } from '../../../session/gameSnapshot.ts';
import type { Session } from '../../../session/session.ts';
import type { Sketching } from '../../../session/sketch.ts';
import { useSettings } from '../../../settings/settings.ts';
import { seatedAt } from '../../../signs/seatLook.ts';
import { TableTalk } from '../../../talk/tableTalk.ts';
import type { TableModel } from './tableModel.ts';
import { useAskedArea } from './useAskedArea.ts';
import { useDock } from './useDock.ts';
import { useExplanation } from './useExplanation.ts';
import { useGameEnd } from './useGameEnd.ts';
import { useNews } from './useNews.ts';
import { usePointing } from './usePointing.ts';
import { useSheets } from './useSheets.ts';
import { useSpoken } from './useSpoken.ts';
import { useSpotlight } from './useSpotlight.ts';

/** Everything that the parts of a table screen share. */
export const useTableModel = (session: Session, latest: GameSnapshot, sketching: Sketching): TableModel => {
  const count = useEraCount(session, latest);
  const snapshot = useFrozenWhileLoading(latest, count.isFetching);
  const desk = useDeskOf(session, count.isFetching);
  const { frame, table, sheet, isSketch } = snapshot;
  const hasTouched = useDesk(desk, ({ selection }) => selection.length > 0);
  const talk = useContext(TableTalk);
  const dock = useDock(frame.viewer, table.seats);
  const [counted, setCounted] = useState<readonly number[]>();
  const [isBare, setBare] = useState(false);
  const [toolPlace, setToolPlace] = useState<Element>();
  const uncover = useCallback(() => setBare(false), []);
  return {
    session,
    snapshot,
    latest,
    desk,
    sketching,
    seated: useMemo(() => seatedAt(sheet), [sheet]),
    story: useJournal(snapshot),
    count,
    counted,
    onCounted: setCounted,
    end: useGameEnd(snapshot, count),
    explanation: useExplanation(session, snapshot),
    news: useNews(snapshot, hasTouched || frame.draft.length > 0 || frame.stage !== 'open'),
    spotlight: useSpotlight(),
    pointing: usePointing(),
    dock,
    sheets: useSheets(dock),
    areas: useAskedArea(uncover),
    spoken: useSpoken(),
    showsWords: useSettings().boardInWords,
    inspector: useRef<InspectorHandle>(null),
    talk: isSketch ? undefined : talk,
    isBare,
    toggleBare: () => setBare((was) => !was),
    toolPlace,
    onToolPlace: useCallback((place) => setToolPlace(place ?? undefined), []),
  };
};
