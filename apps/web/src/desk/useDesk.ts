import { Desk } from '@coalbrook/desk';
import type { DeskState } from '@coalbrook/desk';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

import { reportFailure } from '../session/failures.ts';
import type { Session } from '../session/session.ts';
import { settingsNow } from '../settings/settings.ts';
import { sessionTurn } from './sessionTurn.ts';

/** The desk of a session. It is closed while it is covered. */
export const useDeskOf = (session: Session, isCovered: boolean): Desk => {
  const [turn, desk] = useMemo(() => {
    const played = sessionTurn(session);
    return [played, new Desk({ turn: played, preferences: settingsNow, report: reportFailure })] as const;
  }, [session]);
  useLayoutEffect(() => turn.cover(isCovered), [turn, isCovered]);
  return desk;
};

const whole = (state: DeskState): unknown => state;

/** What a desk shows, or a part of it; the component renders again when that changes. */
export function useDesk(desk: Desk): DeskState;
export function useDesk<Part>(desk: Desk, part: (state: DeskState) => Part): Part;
export function useDesk(desk: Desk, part = whole): unknown {
  return useSyncExternalStore(desk.subscribe, () => part(desk.state));
}
