import { describe, expect, it } from 'vitest';

import type { PlaceId } from './ids.ts';
import {
  first,
  has,
  isEmpty,
  meet,
  MOST_PLACES,
  NO_PLACES,
  only,
  placeSet,
  placesOf,
  sizeOf,
  union,
  without,
  withoutFirst,
} from './placeSet.ts';

const ids = (...numbers: readonly number[]): PlaceId[] => numbers as PlaceId[];

describe('placeSets', () => {
  it('holds every place, including the last', () => {
    for (let place = 0; place < MOST_PLACES; place++) {
      const set = only(place as PlaceId);
      expect(has(set, place as PlaceId)).toBe(true);
      expect(first(set)).toBe(place);
      expect(placesOf(set)).toEqual([place]);
    }
  });

  it('computes unions, intersections and differences', () => {
    const low = placeSet(ids(0, 3, 31));
    const high = placeSet(ids(3, 8));
    expect(placesOf(union(low, high))).toEqual([0, 3, 8, 31]);
    expect(meet(low, high)).toBe(true);
    expect(placesOf(without(low, high))).toEqual([0, 31]);
    expect(meet(without(low, high), high)).toBe(false);
  });

  it('counts its places, and leaves out the lowest', () => {
    expect(sizeOf(NO_PLACES)).toBe(0);
    expect(sizeOf(placeSet(ids(0, 3, 31)))).toBe(3);
    expect(placesOf(withoutFirst(placeSet(ids(0, 3, 31))))).toEqual([3, 31]);
    expect(isEmpty(withoutFirst(only(31 as PlaceId)))).toBe(true);
  });

  it('detects the empty set', () => {
    expect(isEmpty(NO_PLACES)).toBe(true);
    expect(isEmpty(placeSet([]))).toBe(true);
    expect(isEmpty(only(31 as PlaceId))).toBe(false);
  });
});
