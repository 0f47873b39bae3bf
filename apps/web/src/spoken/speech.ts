/** Describes the map in words. */

import type { Target } from '@coalbrook/desk';
import { COAL } from '@coalbrook/rules';
import type { CargoId, LinkId, MerchantId, OutletId, PlaceId, SiteId, Table } from '@coalbrook/rules';
import type { BoardLayout, Scene } from '@coalbrook/scene';
import { capital } from '@coalbrook/words';
import type { Things } from '@coalbrook/words';

import type { Messages } from '../language/english.ts';

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

/** Something on the map in words, and what is touched for it. */
export interface SpokenThing {
  readonly text: string;
  readonly target: Target | undefined;
}

export interface SpokenPlace {
  readonly place: PlaceId;
  readonly name: string;
  /** Its sites, merchants and cubes behind a ship. */
  readonly things: readonly SpokenThing[];
  /** The lines that end there and can be used in this era. */
  readonly lines: readonly SpokenThing[];
}

/** The whole map, part by part. */
export interface SpokenMap {
  readonly places: readonly SpokenPlace[];
  readonly links: readonly SpokenThing[];
  /** The lines that are free in this era. */
  readonly free: readonly SpokenThing[];
  readonly markets: readonly SpokenThing[];
}

const linkThing = (speaker: Speaker, link: LinkId): SpokenThing => ({
  text: sayLink(speaker, link),
  target: { on: 'link', link },
});

/** Whether a line can have a link in the era that the board shows. */
const isOfEra = ({ table, scene }: Speaker, link: LinkId): boolean =>
  table.links[link].eras.some((era) => table.eras[era].slug === scene.era);

const siteThing = (speaker: Speaker, site: SiteId, index: number): SpokenThing => {
  const { table, things } = speaker;
  const accepted = table.sites[site].industries.map((industry) => things.industry(industry));
  const name = things.language.listed(accepted, 'or');
  return { text: `${index + 1}. ${name}: ${standing(speaker, site)}`, target: { on: 'site', site } };
};

const outletOf = ({ table }: Speaker, merchant: MerchantId): Target | undefined => {
  const outlet = table.outlets.find((one) => one.merchant === merchant);
  return outlet && { on: 'outlet', outlet: outlet.id };
};

/** A place with everything that belongs to it; `imports` are the cubes that came with its ship. */
export const sayPlace = (speaker: Speaker, place: PlaceId, imports = 0): SpokenPlace => {
  const { table, scene, things, words } = speaker;
  const { sites } = table.places[place];
  const merchants = table.merchants.filter((merchant) => merchant.place === place);
  const hasCubes = imports > 0 && !sites.some((site) => scene.tiles[site]);
  const links = table.links.filter(({ id, ends }) => ends.includes(place) && isOfEra(speaker, id));
  return {
    place,
    name: capital(things.label(place)),
    things: [
      ...sites.map((site, index) => siteThing(speaker, site, index)),
      ...merchants.map(({ id }) => ({ text: sayMerchant(speaker, id), target: outletOf(speaker, id) })),
      ...(hasCubes ? [{ text: words.imports(imports, things.cargo(COAL)), target: undefined }] : []),
    ],
    lines: links.map(({ id }) => linkThing(speaker, id)),
  };
};

const distantThing = (speaker: Speaker): readonly SpokenThing[] => {
  if (!speaker.table.distant) return [];
  const outlet = speaker.table.outlets.find(({ merchant, port }) => merchant === undefined && port === undefined);
  return [{ text: sayDistant(speaker), target: outlet && { on: 'outlet', outlet: outlet.id } }];
};

export const sayMap = (speaker: Speaker, layout: BoardLayout): SpokenMap => {
  const { table, scene } = speaker;
  const imports = new Map(layout.imports.map(({ place, count }) => [place, count]));
  const free = table.links.filter(({ id }) => !scene.links[id] && isOfEra(speaker, id));
  return {
    places: table.places.map(({ id }) => sayPlace(speaker, id, imports.get(id))),
    links: scene.links.flatMap((laid) => (laid ? [linkThing(speaker, laid.link)] : [])),
    free: free.map(({ id }) => linkThing(speaker, id)),
    markets: [
      ...table.markets.flatMap((market): readonly SpokenThing[] =>
        market ? [{ text: sayMarket(speaker, market.cargo), target: { on: 'market', cargo: market.cargo } }] : [],
      ),
      ...distantThing(speaker),
    ],
  };
};
