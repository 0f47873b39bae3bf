import type { Seat } from '@coalbrook/rules';

import type { Settings } from '../../settings/settings.ts';

/** The seat whose mat is docked. Who watches, or asks for a seat that this game does not have, sees the nearest to it. */
export const dockedSeat = (docked: Settings['dockedMat'], viewer: Seat, seats: number): Seat | undefined => {
  if (docked === 'none') return undefined;
  const own = Math.max(0, viewer) as Seat;
  return docked === 'own' || docked >= seats ? own : (docked as Seat);
};
