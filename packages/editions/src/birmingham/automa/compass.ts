/** Directions on the printed board, and the alphabet: the last tie-breakers. */

import type { LinkId, PlaceId, SiteId, Table } from '@coalbrook/rules';

import data from './data/compass.json' with { type: 'json' };
import { quadrants } from './deckFile.ts';
import type { Quadrant } from './deckFile.ts';

export interface Compass {
  /** Alphabetical position of a place. */
  readonly alphabet: readonly number[];
  /** Position of a line around a place, clockwise from the north: by place, then link. */
  readonly clockwise: readonly (readonly number[])[];
  /** The corners of its place that a site occupies. */
  readonly corners: readonly (readonly Quadrant[])[];
}

const { clockwise, corners: cornersOf } = data as {
  readonly clockwise: Readonly<Record<string, readonly string[]>>;
  readonly corners: Readonly<Record<string, readonly Quadrant[]>>;
};

const makeCompass = ({ places, links, sites }: Table): Compass => {
  const names = places.map(({ slug }) => slug).toSorted();
  return {
    alphabet: places.map(({ slug }) => names.indexOf(slug)),
    clockwise: places.map(({ slug }) => links.map((link) => clockwise[slug].indexOf(link.slug))),
    corners: sites.map(({ slug }) => cornersOf[slug] ?? []),
  };
};

const compasses = new WeakMap<Table, Compass>();

const compassOf = (table: Table): Compass => {
  const compass = compasses.get(table) ?? makeCompass(table);
  compasses.set(table, compass);
  return compass;
};

export const alphabetOf = (table: Table, place: PlaceId): number => compassOf(table).alphabet[place];

export const clockOf = (table: Table, place: PlaceId, link: LinkId): number => compassOf(table).clockwise[place][link];

/** How far clockwise a site is from a corner; a site in no corner comes last. */
export const turnsFrom = (table: Table, corner: Quadrant, site: SiteId): number => {
  const distances = compassOf(table).corners[site].map(
    (own) => (quadrants.indexOf(own) - quadrants.indexOf(corner) + quadrants.length) % quadrants.length,
  );
  return Math.min(...distances, quadrants.length);
};
