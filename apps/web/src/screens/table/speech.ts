/** Describes the map in words. */

import { COAL } from '@coalbrook/rules';
import type { CargoId, LinkId, MerchantId, OutletId, PlaceId, SiteId, Table } from '@coalbrook/rules';
import type { BoardLayout, Scene } from '@coalbrook/scene';
import type { Things } from '@coalbrook/words';

import type { Messages } from '../../language/english.ts';
import type { Target } from '../../target/target.ts';

export interface Speaker {
  readonly table: Table;
  readonly scene: Scene;
  readonly things: Things;
  readonly names: readonly string[];
  readonly words: Messages['board'];
}

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** What stands on a site. */
const standing = ({ table, scene, things, names, words }: Speaker, site: SiteId): string => {
  const tile = scene.tiles[site];
  if (!tile) return words.free;
  const { cargo } = table.tiles[tile.tile];
  return joined([
    words.holds(things.tile(tile.tile), names[tile.owner] ?? ''),
    tile.isFlipped ? words.flipped : undefined,
    cargo !== undefined && tile.cubes > 0 ? words.stock(tile.cubes, things.cargo(cargo)) : undefined,
  ]);
};

const saySite = (speaker: Speaker, site: SiteId): string => {
  const { table, things, words } = speaker;
  const { place, industries } = table.sites[site];
  const accepted = things.language.listed(
    industries.map((industry) => things.industry(industry)),
    'or',
  );
  const number = table.places[place].sites.indexOf(site) + 1;
  return joined([words.site(things.label(place), number, accepted), standing(speaker, site)]);
};

const sayLink = ({ scene, things, names, words }: Speaker, link: LinkId): string => {
  const laid = scene.links[link];
  return joined([words.link(things.link(link)), laid ? words.owned(names[laid.owner] ?? '') : words.free]);
};

const sayMerchant = ({ table, scene, things, words }: Speaker, merchant: MerchantId): string => {
  const { buys, hasBarrel, isUsed } = scene.merchants[merchant];
  const { merchant: noun } = things.dialect;
  const at = things.inPlace(table.merchants[merchant].place);
  if (!buys) return words.merchantClosed(noun, at);
  if (buys.length === 0) return words.merchantBlank(noun, at);
  const wares = things.language.names.wares(
    buys.map((industry) => [table.industries[industry].slug, things.words.industry(industry)]),
  );
  return joined([
    words.merchant(noun, at, wares),
    hasBarrel ? words.barrel : undefined,
    isUsed ? words.used : undefined,
  ]);
};

const sayMarket = ({ table, scene, things, words }: Speaker, cargo: CargoId): string => {
  const market = table.markets[cargo];
  if (!market) return '';
  const count = scene.market[cargo];
  const price = count > 0 ? market.spaces[market.spaces.length - count] : market.emptyPrice;
  return words.market(things.dialect.ladder, things.words.cargo(cargo), count, things.money(price));
};

const sayDistant = ({ table, scene, words }: Speaker): string => {
  const income = table.distant?.track[scene.distant];
  return income === undefined ? words.distantClosed : words.distantAt(income);
};

const sayOutlet = (speaker: Speaker, outlet: OutletId): string => {
  const { merchant, port } = speaker.table.outlets[outlet];
  if (merchant !== undefined) return sayMerchant(speaker, merchant);
  return port === undefined ? sayDistant(speaker) : saySite(speaker, port);
};

/** The name of something on the map, with its visible state. */
export const sayTarget = (speaker: Speaker, target: Target): string => {
  switch (target.on) {
    case 'site':
      return saySite(speaker, target.site);
    case 'link':
      return sayLink(speaker, target.link);
    case 'place':
      return speaker.things.label(target.place);
    case 'outlet':
      return sayOutlet(speaker, target.outlet);
    case 'market':
      return sayMarket(speaker, target.cargo);
    default:
      return '';
  }
};

/** The whole map, part by part. */
export interface SpokenMap {
  readonly places: readonly { readonly place: PlaceId; readonly name: string; readonly items: readonly string[] }[];
  readonly links: readonly string[];
  readonly markets: readonly string[];
}

export const sayMap = (speaker: Speaker, layout: BoardLayout): SpokenMap => {
  const { table, scene, things, words } = speaker;
  const imports = new Map(layout.imports.map(({ place, count }) => [place, count]));
  return {
    places: table.places.map(({ id, sites }) => ({
      place: id,
      name: things.label(id),
      items: [
        ...sites.map((site, index) => {
          const accepted = table.sites[site].industries.map((industry) => things.industry(industry));
          return `${index + 1}. ${things.language.listed(accepted, 'or')}: ${standing(speaker, site)}`;
        }),
        ...table.merchants.filter(({ place }) => place === id).map((merchant) => sayMerchant(speaker, merchant.id)),
        ...(imports.has(id) && !sites.some((site) => scene.tiles[site])
          ? [words.imports(imports.get(id) ?? 0, things.cargo(COAL))]
          : []),
      ],
    })),
    links: scene.links.flatMap((laid) => (laid ? [sayLink(speaker, laid.link)] : [])),
    markets: [
      ...table.markets.flatMap((market) => (market ? [sayMarket(speaker, market.cargo)] : [])),
      ...(table.distant ? [sayDistant(speaker)] : []),
    ],
  };
};
