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
  PlaceId,
  SiteId,
  Table,
  TileId,
} from '@coalbrook/rules';

import { listed, plural, roman } from './grammar.ts';

/** What is laid in an era; a link where the era has no word of its own for it. */
const linkWords: Readonly<Record<string, string>> = { canal: 'canal', rail: 'rail link' };

export interface Things {
  era(id: EraId): string;
  linkWord(id: EraId): string;
  place(id: PlaceId): string;
  /** In a town, at a farm. */
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
  const inPlace = (id: PlaceId): string => `${table.places[id].kind === 'farm' ? 'at' : 'in'} ${table.places[id].name}`;
  return {
    era: (id) => table.eras[id].name,
    linkWord: (id) => linkWords[table.eras[id].slug] ?? 'link',
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
      return level === 0 ? `locked ${name}` : `${name} ${roman(level)}`;
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
