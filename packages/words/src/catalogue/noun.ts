/** Words with the forms that languages need; catalogues get these instead of finished phrases. */

export type Gender = 'm' | 'f' | 'n';

/** A noun in its base form. A language without genders ignores its gender. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

export interface PlaceWords {
  /** As the subject of a sentence: Leek, the farm near Cannock. */
  readonly name: string;
  /** Without an article, as on maps and cards. */
  readonly label: string;
  /** Where something is: in Leek, at the farm near Cannock. */
  readonly at: string;
  /** Where something comes from: from Leek, from the farm near Cannock. */
  readonly from: string;
  /** Places with the same preposition can be listed together. */
  readonly manner: string;
  /** Its name is a plural, like the Netherlands. */
  readonly isMany?: boolean;
}

export interface TileWords {
  readonly industry: Noun;
  readonly level: string;
  /** It can never be built. */
  readonly isLocked: boolean;
}

/** A site by what can be built on it. */
export interface SiteWords {
  readonly industries: readonly Noun[];
  readonly place: PlaceWords;
  /** Its number, from 1, among sites of its place that take the same industries; 0 if it is the only one. */
  readonly nth: number;
  /** Whether its place has other sites. */
  readonly hasNeighbours: boolean;
  /** Whether another site of its place takes one of its industries. */
  readonly hasRivals: boolean;
}

/** Used if nothing is named. */
export const noNoun: Noun = { one: '', many: '', gender: 'n' };
export const noPlace: PlaceWords = { name: '', label: '', at: '', from: '', manner: '' };
export const noTile: TileWords = { industry: noNoun, level: '', isLocked: false };
export const noSite: SiteWords = {
  industries: [],
  place: noPlace,
  nth: 0,
  hasNeighbours: false,
  hasRivals: false,
};
