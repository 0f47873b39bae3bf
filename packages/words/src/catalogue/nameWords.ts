import type { Card, Edition, Era, Industry, Place } from '@coalbrook/rules';

import type { Dialect } from './dialect.ts';
import type { Noun, PlaceWords, SiteWords, TileWords } from './noun.ts';

type EditionName = Pick<Edition, 'slug'>;

/** What the things of a table are called. Whatever a catalogue does not know keeps the name of the data. */
export interface NameWords {
  readonly dialectOf: (edition: EditionName) => Dialect;
  readonly era: (edition: EditionName, era: Pick<Era, 'slug' | 'name'>) => Noun;
  /** An era in a heading above a column. */
  readonly eraShort: (era: Noun) => string;
  readonly industry: (edition: EditionName, industry: Pick<Industry, 'slug' | 'name'>) => Noun;
  /** By cargo. */
  readonly cargoes: readonly Noun[];
  readonly place: (place: Pick<Place, 'name' | 'kind'>) => PlaceWords;
  /** In one place or another. */
  readonly atPlaces: (places: readonly PlaceWords[]) => string;
  readonly card: (edition: EditionName, card: Pick<Card, 'slug' | 'name'>) => string;
  readonly tile: (tile: TileWords) => string;
  readonly site: (site: SiteWords) => string;
  /** What is bought from industries. */
  readonly wares: (industries: readonly (readonly [slug: string, noun: Noun])[]) => string;
  /** A link of any era. */
  readonly link: Noun;
}
