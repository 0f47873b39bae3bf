import type { Seat } from '@coalbrook/rules';
import { flushSync } from 'react-dom';

import type { Docking } from '../../../desk/command.ts';
import { changeSettings, useSettings } from '../../../settings/settings.ts';
import { useDockRoom } from '../../../ui/useMedia.ts';
import { dockedSeats } from './dockedSeats.ts';

/** The mat that is docked beside the map. */
export interface Dock extends Docking {
  /** Whose mats they are; none if none is docked or the window has no room for it. */
  readonly seats: readonly Seat[];
  readonly show: (seat: Seat) => void;
  readonly undock: () => void;
}

/** Focus on something that is about to disappear would be lost, so it moves to the map. */
const focusMap = (): void => {
  if (document.activeElement?.closest('#dock')) document.getElementById('map')?.focus({ preventScroll: true });
};

export const useDock = (viewer: Seat, seats: number): Dock => {
  const { dockedMat } = useSettings();
  const room = useDockRoom();
  const shown = dockedSeats(dockedMat, viewer, seats, room);
  const show = (next: Seat): void => {
    if (shown.length < 2) flushSync(() => changeSettings({ dockedMat: next === viewer ? 'own' : next }));
    if (!document.activeElement?.closest('#dock')) document.getElementById('dock')?.focus({ preventScroll: true });
  };
  const undock = (): void => {
    focusMap();
    changeSettings({ dockedMat: 'none' });
  };
  const isDocked = shown.length > 0;
  return {
    isPossible: room !== 'none',
    isDocked,
    seats: shown,
    show,
    undock,
    toggle: () => (isDocked ? undock() : show(viewer)),
  };
};
