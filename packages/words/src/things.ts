/** Names for the things of a table. */

import type {
  BuyerId,
  CardId,
  CargoId,
  EraId,
  IndustryId,
  LinkId,
  MerchantId,
  PlaceId,
  SiteId,
  Table,
  TileId,
} from '@coalbrook/rules';

import type { Dialect } from './catalogue/dialect.ts';
import type { Noun, PlaceWords, SiteWords, TileWords } from './catalogue/noun.ts';
import type { Language } from './language.ts';
import { signedSum, sum } from './money.ts';

/** The same things as words with their grammatical forms. */
export interface ThingWords {
  readonly era: (id: EraId) => Noun;
  /** What is laid in an era. */
  readonly link: (id: EraId) => Noun;
  /** What is laid in any era. */
  readonly anyLink: Noun;
  readonly place: (id: PlaceId) => PlaceWords;
  readonly placeOfSite: (id: SiteId) => PlaceWords;
  readonly site: (id: SiteId) => SiteWords;
  readonly industry: (id: IndustryId) => Noun;
  readonly tile: (id: TileId) => TileWords;
  readonly cargo: (id: CargoId) => Noun;
}

export interface Things {
  readonly language: Language;
  /** The game's terms for things that several games have. */
  readonly dialect: Dialect;
  readonly words: ThingWords;
  readonly money: (amount: number) => string;
  /** Money gained or lost. */
  readonly change: (amount: number) => string;
  readonly era: (id: EraId) => string;
  readonly linkWord: (id: EraId) => string;
  readonly place: (id: PlaceId) => string;
  /** A place without an article, as on maps. */
  readonly label: (id: PlaceId) => string;
  /** In a town, at a farm, on the sea. */
  readonly inPlace: (id: PlaceId) => string;
  /** In one of several towns. */
  readonly inPlaces: (ids: readonly PlaceId[]) => string;
  readonly placeOfSite: (id: SiteId) => string;
  readonly inPlaceOfSite: (id: SiteId) => string;
  /** A site by what can be built on it. */
  readonly site: (id: SiteId) => string;
  readonly link: (id: LinkId) => string;
  readonly industry: (id: IndustryId) => string;
  /** A tile below the first level is locked. */
  readonly tile: (id: TileId) => string;
  /** A level as it is printed on tiles. */
  readonly level: (level: number) => string;
  readonly card: (id: CardId) => string;
  readonly merchant: (id: MerchantId) => string;
  /** What an industry makes. */
  readonly waresOf: (id: IndustryId) => string;
  /** What a merchant tile buys. */
  readonly wares: (id: BuyerId) => string;
  readonly cargo: (id: CargoId) => string;
}

/** What distinguishes a site from the others of its place. */
const amongNeighbours = (
  { places, sites }: Table,
  id: SiteId,
): Pick<SiteWords, 'nth' | 'hasNeighbours' | 'hasRivals'> => {
  const { place, industries } = sites[id];
  const all = places[place].sites;
  const others = all.filter((other) => other !== id).map((other) => sites[other].industries);
  const alike = all.filter((other) => sites[other].industries.join() === industries.join());
  return {
    nth: alike.length > 1 ? alike.indexOf(id) + 1 : 0,
    hasNeighbours: others.length > 0,
    hasRivals: others.some((accepted) => accepted.some((industry) => industries.includes(industry))),
  };
};

const wordsOf = (table: Table, { names }: Language, dialect: Dialect): ThingWords => {
  const { edition } = table;
  const place = (id: PlaceId): PlaceWords => names.place(table.places[id]);
  const industry = (id: IndustryId): Noun => names.industry(edition, table.industries[id]);
  return {
    era: (id) => names.era(edition, table.eras[id]),
    link: (id) => dialect.links[table.eras[id].slug] ?? names.link,
    anyLink: names.link,
    place,
    placeOfSite: (id) => place(table.sites[id].place),
    site: (id) => ({
      industries: table.sites[id].industries.map(industry),
      place: place(table.sites[id].place),
      ...amongNeighbours(table, id),
    }),
    industry,
    tile(id) {
      const { level, industry: kind } = table.tiles[id];
      return { industry: industry(kind), level: dialect.level(level), isLocked: level === 0 };
    },
    cargo: (id) => names.cargoes[id],
  };
};

/** Shown instead of the level on tiles that can never be built. */
const LOCKED = '✕';

const makeThings = (table: Table, language: Language): Things => {
  const { names } = language;
  const { currency } = table.edition;
  const dialect = names.dialectOf(table.edition);
  const words = wordsOf(table, language, dialect);
  return {
    language,
    dialect,
    words,
    money: (amount) => sum(amount, currency),
    change: (amount) => signedSum(amount, currency),
    era: (id) => words.era(id).one,
    linkWord: (id) => words.link(id).one,
    place: (id) => words.place(id).name,
    label: (id) => words.place(id).label,
    inPlace: (id) => words.place(id).at,
    inPlaces: (ids) => names.atPlaces(ids.map(words.place)),
    placeOfSite: (id) => words.placeOfSite(id).name,
    inPlaceOfSite: (id) => words.placeOfSite(id).at,
    site: (id) => names.site(words.site(id)),
    link: (id) => table.links[id].ends.map((end) => words.place(end).label).join('–'),
    industry: (id) => words.industry(id).one,
    tile: (id) => names.tile(words.tile(id)),
    level: (level) => (level === 0 ? LOCKED : dialect.level(level)),
    card: (id) => names.card(table.edition, table.cards[id]),
    merchant: (id) => words.place(table.merchants[id].place).name,
    wares(id) {
      const bought = table.industries.filter((industry) => table.buyers[id].buys[industry.id]);
      return names.wares(bought.map((industry) => [industry.slug, words.industry(industry.id)]));
    },
    waresOf: (id) => names.wares([[table.industries[id].slug, words.industry(id)]]),
    cargo: (id) => words.cargo(id).one,
  };
};

/** Tables never change, so their names are computed once. */
const known = new WeakMap<Table, Map<Language, Things>>();

/** The names of everything at a table, in one language. */
export const thingsOf = (table: Table, language: Language): Things => {
  const ofTable = known.get(table) ?? new Map<Language, Things>();
  known.set(table, ofTable);
  const things = ofTable.get(language) ?? makeThings(table, language);
  ofTable.set(language, things);
  return things;
};
