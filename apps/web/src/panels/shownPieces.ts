/** What the pictures of pieces show. */

import { layOut, lowestTile, placeSets } from '@coalbrook/rules';
import type { Card, Merchant, Seat, Table, Tile } from '@coalbrook/rules';

/** How much there is to see on a tile. */
const detail = ({ needs, yields, beer, points, income, icons }: Tile): number =>
  [...needs, Math.max(0, ...yields), beer, points, income, icons].filter((value) => value > 0).length;

/** Of the tiles that a mat begins with, one on which most can be seen. */
export const shownTile = (table: Table): Tile => {
  const mat = layOut(table);
  const first = table.industries.flatMap(({ id }) => lowestTile(table, mat, 0 as Seat, id) ?? []);
  return first.filter(({ locked }) => !locked).toSorted((one, other) => detail(other) - detail(one))[0];
};

/** A card that names places, and one that shows an industry. */
export const shownCards = ({ cards }: Table): readonly (readonly ['place' | 'industry', Card])[] => {
  const plain = cards.filter(({ wild, copies }) => !wild && copies > 0);
  const place = plain.find(({ places }) => placeSets.placesOf(places).length > 0);
  const industry = plain.find(({ industries }) => industries.some((is) => is));
  return [...(place ? [['place', place] as const] : []), ...(industry ? [['industry', industry] as const] : [])];
};

/** A merchant's place with a bonus, where there are any. */
export const shownMerchant = ({ merchants }: Table): Merchant | undefined =>
  merchants.find(({ open, bonus }) => open && bonus !== undefined);

/** A level of the income track, and how many spaces it has. */
export interface TrackLevel {
  readonly level: number;
  readonly spaces: number;
}

/** So many levels are enough to see how they grow. */
const LEVELS = 13;

/** The part of the income track where games begin. */
export const shownTrack = ({ track, start }: Table): readonly TrackLevel[] => {
  const first = track.levelOf[start.income] - 1;
  return Array.from({ length: LEVELS }, (_, index) => first + index).map((level) => ({
    level,
    spaces: track.levelOf.filter((one) => one === level).length,
  }));
};
