import type { Seat } from '@coalbrook/rules';

import type { Settings } from '../../../settings/settings.ts';
import type { DockRoom } from '../../../ui/useMedia.ts';

/**
 * The seats whose mats are docked. Who watches, or asks for a seat that this game does not have, sees the nearest to it.
 * Both of a game for two are shown in room that nothing else needs.
 */
export const dockedSeats = (
  docked: Settings['dockedMat'],
  viewer: Seat,
  seats: number,
  room: DockRoom,
): readonly Seat[] => {
  if (docked === 'none' || room === 'none') return [];
  const own = Math.max(0, viewer) as Seat;
  if (docked === 'both') return seats === 2 && room === 'more' ? [own, (1 - own) as Seat] : [];
  return [docked === 'own' || docked >= seats ? own : (docked as Seat)];
};
