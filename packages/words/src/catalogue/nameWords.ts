import type { Card, Edition, Era, Industry, Place } from '@coalbrook/rules';

import type { Dialect } from './dialect.ts';
import type { Noun, PlaceWords, SiteWords, TileWords } from './noun.ts';

type EditionName = Pick<Edition, 'slug'>;

/** The names of things at a table. Unknown things keep their names from the data. */
export interface NameWords {
  readonly dialectOf: (edition: EditionName) => Dialect;
  readonly era: (edition: EditionName, era: Pick<Era, 'slug' | 'name'>) => Noun;
  /** An era as a column heading. */
  readonly eraShort: (era: Noun) => string;
  readonly industry: (edition: EditionName, industry: Pick<Industry, 'slug' | 'name'>) => Noun;
  /** By cargo. */
  readonly cargoes: readonly Noun[];
  readonly place: (place: Pick<Place, 'name' | 'kind'>) => PlaceWords;
  /** In one of several places. */
  readonly atPlaces: (places: readonly PlaceWords[]) => string;
  readonly card: (edition: EditionName, card: Pick<Card, 'slug' | 'name'>) => string;
  readonly tile: (tile: TileWords) => string;
  readonly site: (site: SiteWords) => string;
  /** The goods of an industry. */
  readonly wares: (industries: readonly (readonly [slug: string, noun: Noun])[]) => string;
  /** A link of any era. */
  readonly link: Noun;
}
