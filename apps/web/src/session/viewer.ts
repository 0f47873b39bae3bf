import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';

/** Who sees the screen, and to whom it must be handed before play continues. */
export interface ScreenViewer {
  readonly viewer: Seat;
  readonly handTo: Seat | undefined;
}

const isPerson = (sitters: readonly Sitter[], seat: Seat): boolean => sitters[seat]?.kind === 'person';

/** A single person always sees the screen; several people hand it on, and no hand is visible in between. */
export const viewerFor = (sitters: readonly Sitter[], actor: Seat, present: Seat): ScreenViewer => {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
  if (people.length < 2) return { viewer: people[0] ?? NOBODY, handTo: undefined };
  if (!isPerson(sitters, actor) || actor === present) return { viewer: present, handTo: undefined };
  return { viewer: NOBODY, handTo: actor };
};
