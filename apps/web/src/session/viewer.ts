import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';

/** Who looks at the screen, and to whom it must be handed before the game goes on. */
export interface ScreenViewer {
  readonly viewer: Seat;
  readonly handTo: Seat | undefined;
}

const isPerson = (sitters: readonly Sitter[], seat: Seat): boolean => sitters[seat]?.kind === 'person';

/** With one person the screen is hers; several must take it one after the other, and nobody sees a hand in between. */
export const viewerFor = (sitters: readonly Sitter[], actor: Seat, present: Seat): ScreenViewer => {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
  if (people.length < 2) return { viewer: people[0] ?? NOBODY, handTo: undefined };
  if (!isPerson(sitters, actor) || actor === present) return { viewer: present, handTo: undefined };
  return { viewer: NOBODY, handTo: actor };
};
