/** What the things of a table are called. */

import { cargoes } from '@coalbrook/rules';
import type {
  BuyerId,
  CardId,
  CargoId,
  EraId,
  IndustryId,
  LinkId,
  MerchantId,
  Place,
  PlaceId,
  SiteId,
  Table,
  TileId,
} from '@coalbrook/rules';

import { dialectOf } from './dialects.ts';
import type { Dialect } from './dialects.ts';
import { listed, plural, signedSum, sum } from './grammar.ts';

/** How something is said to be in a place. */
const prepositions: Readonly<Partial<Record<Place['kind'], string>>> = { farm: 'at', sea: 'on' };

export interface Things {
  /** What the game calls things that others have, too. */
  readonly words: Dialect;
  money(amount: number): string;
  /** Money gained or lost. */
  change(amount: number): string;
  era(id: EraId): string;
  linkWord(id: EraId): string;
  place(id: PlaceId): string;
  /** In a town, at a farm, on the sea. */
  inPlace(id: PlaceId): string;
  /** In one town or another. */
  inPlaces(ids: readonly PlaceId[]): string;
  placeOfSite(id: SiteId): string;
  inPlaceOfSite(id: SiteId): string;
  /** A site by what can be built on it. */
  site(id: SiteId): string;
  link(id: LinkId): string;
  industry(id: IndustryId): string;
  /** A tile below the first level is locked. */
  tile(id: TileId): string;
  card(id: CardId): string;
  merchant(id: MerchantId): string;
  /** What a merchant tile buys. */
  wares(id: BuyerId): string;
  cargo(id: CargoId): string;
}

export const thingsOf = (table: Table): Things => {
  const words = dialectOf(table.edition);
  const { currency } = table.edition;
  const inPlace = (id: PlaceId): string => {
    const { kind, name } = table.places[id];
    return `${prepositions[kind] ?? 'in'} ${name}`;
  };
  return {
    words,
    money: (amount) => sum(amount, currency),
    change: (amount) => signedSum(amount, currency),
    era: (id) => table.eras[id].name,
    linkWord: (id) => words.links[table.eras[id].slug] ?? 'link',
    place: (id) => table.places[id].name,
    inPlace,
    inPlaces(ids) {
      const areAlike = ids.every((id) => table.places[id].kind === table.places[ids[0]].kind);
      const [first, ...others] = ids.map(inPlace);
      const rest = areAlike ? ids.slice(1).map((id) => table.places[id].name) : others;
      return listed([first, ...rest], 'or');
    },
    placeOfSite: (id) => table.places[table.sites[id].place].name,
    inPlaceOfSite: (id) => inPlace(table.sites[id].place),
    site(id) {
      const { industries, place } = table.sites[id];
      const accepted = industries.map((industry) => table.industries[industry].name);
      return `the ${listed(accepted, 'or')} site ${inPlace(place)}`;
    },
    link: (id) => table.links[id].ends.map((end) => table.places[end].name).join('–'),
    industry: (id) => table.industries[id].name,
    tile(id) {
      const { industry, level } = table.tiles[id];
      const { name } = table.industries[industry];
      return level === 0 ? `locked ${name}` : `${name} ${words.level(level)}`;
    },
    card: (id) => table.cards[id].name,
    merchant: (id) => table.places[table.merchants[id].place].name,
    wares(id) {
      const bought = table.industries.filter((industry) => table.buyers[id].buys[industry.id]);
      return listed(bought.map(({ name }) => plural(name)));
    },
    cargo: (id) => cargoes[id],
  };
};
