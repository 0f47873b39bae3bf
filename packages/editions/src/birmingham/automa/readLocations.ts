import type { Expected, PlaceFile } from '@coalbrook/rules/input';

import { WILD_LOCATION } from './deckFile.ts';
import type { DeckReading } from './deckReading.ts';

/** Which places may be named. */
export interface Wanted {
  readonly expected: Expected;
  readonly fits: (place: PlaceFile) => boolean;
  readonly wild: boolean;
}

/** A wild location must be the only one. */
const readWild = (reading: DeckReading, at: string, all: readonly unknown[], { wild, expected }: Wanted): void => {
  if (!wild) reading.fault(at, 'impossible', expected, WILD_LOCATION);
  else if (all.some((one) => one !== WILD_LOCATION))
    reading.fault(at, 'superfluous', { kind: 'placesOrAlone', wild: WILD_LOCATION }, WILD_LOCATION);
};

/** The slugs of the places a slot names, in order. */
export const readLocations = (reading: DeckReading, value: unknown, at: string, wanted: Wanted): readonly string[] => {
  const all = reading.items(value, at) ?? [];
  if (all === value && all.length === 0) reading.fault(at, 'missing', wanted.expected, all);
  const named = new Set<string>();
  all.forEach((one, index) => {
    const where = `${at}[${index}]`;
    const place = one === WILD_LOCATION ? undefined : reading.place(one, where);
    const slug = one === WILD_LOCATION ? WILD_LOCATION : place?.slug;
    if (slug === undefined) return;
    if (named.has(slug)) reading.fault(where, 'superfluous', { kind: 'eachOnce', what: 'place' }, one);
    else if (!place) readWild(reading, where, all, wanted);
    else if (!wanted.fits(place)) reading.fault(where, 'impossible', wanted.expected, one);
    named.add(slug);
  });
  return [...named];
};
