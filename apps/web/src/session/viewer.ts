import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';

/** Who sees the screen, and to whom it must be handed before play continues. */
export interface ScreenViewer {
  readonly viewer: Seat;
  readonly handTo: Seat | undefined;
}

/** The seats of people. */
export const peopleOf = (sitters: readonly Sitter[]): readonly Seat[] =>
  sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));

/**
 * `held` are the seats that are played on this screen. A single person always sees it; several hand it on, and no hand
 * is visible in between.
 */
export const viewerFor = (held: readonly Seat[], actor: Seat, present: Seat): ScreenViewer => {
  if (held.length < 2) return { viewer: held[0] ?? NOBODY, handTo: undefined };
  if (!held.includes(actor) || actor === present) return { viewer: present, handTo: undefined };
  return { viewer: NOBODY, handTo: actor };
};
