/**
 * A set of places in one integer. Boards have at most 32 places;
 * only the functions of this file know that, so a larger board changes this file alone.
 */

import type { PlaceId } from './ids.ts';

declare const brand: unique symbol;
export type PlaceSet = number & { readonly [brand]: 'places' };

export const MOST_PLACES = 32;
export const NO_PLACES = 0 as PlaceSet;

export const only = (place: PlaceId): PlaceSet => (1 << place) as PlaceSet;
export const has = (set: PlaceSet, place: PlaceId): boolean => ((set >>> place) & 1) === 1;
export const union = (a: PlaceSet, b: PlaceSet): PlaceSet => (a | b) as PlaceSet;
export const intersection = (a: PlaceSet, b: PlaceSet): PlaceSet => (a & b) as PlaceSet;
export const meet = (a: PlaceSet, b: PlaceSet): boolean => (a & b) !== 0;
export const without = (a: PlaceSet, b: PlaceSet): PlaceSet => (a & ~b) as PlaceSet;
export const equals = (a: PlaceSet, b: PlaceSet): boolean => a === b;
export const isEmpty = (set: PlaceSet): boolean => set === 0;

/** The lowest place of a non-empty set. */
export const first = (set: PlaceSet): PlaceId => (31 - Math.clz32(set & -set)) as PlaceId;

/** A non-empty set without its lowest place. */
export const withoutFirst = (set: PlaceSet): PlaceSet => (set & (set - 1)) as PlaceSet;

export const sizeOf = (set: PlaceSet): number => {
  let size = 0;
  for (let rest = set; !isEmpty(rest); rest = withoutFirst(rest)) size++;
  return size;
};

export const placeSet = (places: Iterable<PlaceId>): PlaceSet => {
  let set = NO_PLACES;
  for (const place of places) set = union(set, only(place));
  return set;
};

export const placesOf = (set: PlaceSet): PlaceId[] => {
  const places: PlaceId[] = [];
  for (let rest = set; !isEmpty(rest); rest = withoutFirst(rest)) places.push(first(rest));
  return places;
};
