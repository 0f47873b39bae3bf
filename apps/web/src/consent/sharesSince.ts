import type { Happening } from '@coalbrook/wire/online';

/** The names of those whose seats others have come to play, too, after so many happenings. */
export const sharesSince = (happenings: readonly Happening[], known: number): readonly string[] =>
  happenings.flatMap(({ number, what }) =>
    number >= known && what.kind === 'came' && what.isShared ? [what.name] : [],
  );
