/** Words as a language bends them: what the tellers hand to a catalogue instead of finished pieces. */

export type Gender = 'm' | 'f' | 'n';

/** A noun in its plain form. A language without genders ignores its gender. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

export interface PlaceWords {
  /** As the subject of a sentence: Leek, the northern farm. */
  readonly name: string;
  /** Without article, as it is written on maps and cards. */
  readonly label: string;
  /** Where something stands: in Leek, at the northern farm. */
  readonly at: string;
  /** Where something comes from: from Leek, from the northern farm. */
  readonly from: string;
  /** Places are named together where they are spoken of in the same way. */
  readonly manner: string;
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
  /** Which one it is, from 1 on, of several in its place that take the same; 0 where it is the only one. */
  readonly nth: number;
  /** Its place has other sites. */
  readonly hasNeighbours: boolean;
  /** Another site of its place takes one of its industries, too. */
  readonly hasRivals: boolean;
}

/** Stand where nothing is named. */
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
