/** Compiles an edition's data files to lists indexed by id. Assumes valid files. */

import { cargoes } from '../ids.ts';
import type {
  BuyerId,
  CardId,
  CargoId,
  EraId,
  IndustryId,
  LinkId,
  MerchantId,
  OutletId,
  PlaceId,
  SiteId,
  TileId,
} from '../ids.ts';
import { MOST_PLACES, placeSet } from '../placeSet.ts';
import type { Compiled, Composition, Era } from '../table.ts';
import type { TrackFile } from './format.ts';
import type { Berth, Buyer, Card, Industry, Link, Merchant, Outlet, Place, Site, Tile, Track } from './parts.ts';

/** The slug of the distant market as an outlet. */
const DISTANT = 'abroad';

/** Finds ids by slug; throws for an unknown slug. */
const indexBySlug = <Id extends number>(what: string, slugs: readonly string[]): ((slug: string) => Id) => {
  const ids = new Map(slugs.map((slug, index) => [slug, index as Id]));
  if (ids.size < slugs.length) throw new Error(`a ${what} appears twice`);
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`unknown ${what} ${slug}`);
    return id;
  };
};

/** What something consumes, by cargo. */
const needsOf = (price: { readonly coal?: number; readonly iron?: number; readonly beer?: number }): number[] =>
  cargoes.map((cargo) => price[cargo] ?? 0);

const compileTrack = ({ lowestLevel, spacesPerLevel }: TrackFile): Track => {
  const levelOf = spacesPerLevel.flatMap((spaces, index) => Array.from({ length: spaces }, () => lowestLevel + index));
  return {
    levelOf,
    topOf: new Map(levelOf.map((level, space) => [level, space])),
    lowestLevel,
    lastSpace: levelOf.length - 1,
  };
};

const berthsOf = (industry: IndustryId, places: readonly Place[], sites: readonly Site[]): Berth[] => {
  const isAlone = (site: SiteId): boolean =>
    sites[site].industries.length === 1 && sites[site].industries[0] === industry;
  return sites
    .filter(({ industries }) => industries.includes(industry))
    .map(({ id, place }) => ({
      site: id,
      place,
      preferred: isAlone(id) ? [] : places[place].sites.filter(isAlone),
    }));
};

export const compile = (composition: Composition, seats: number): Compiled => {
  const { board } = composition;
  if (board.places.length > MOST_PLACES) throw new Error(`a board has at most ${MOST_PLACES} places`);
  const count = String(seats);
  const slugsOf = (list: readonly { readonly slug: string }[]): string[] => list.map(({ slug }) => slug);
  const eraId = indexBySlug<EraId>('era', slugsOf(composition.eras));
  const placeId = indexBySlug<PlaceId>('place', slugsOf(board.places));
  const industryId = indexBySlug<IndustryId>('industry', slugsOf(composition.industries));
  const cargoId = indexBySlug<CargoId>('cargo', cargoes);
  const knownEra = (slug: string): boolean => composition.eras.some((era) => era.slug === slug);
  const byIndustry = (slugs: readonly string[]): boolean[] =>
    composition.industries.map(({ slug }) => slugs.includes(slug));

  const sites = board.places
    .flatMap((place) =>
      (place.sites ?? []).map((industries, index) => ({
        slug: `${place.slug}#${index + 1}`,
        place: placeId(place.slug),
        industries: industries.map(industryId),
      })),
    )
    .map((site, id): Site => ({ id: id as SiteId, ...site }));

  const places = board.places.map(({ slug, name, kind, icons = 0, trade = false, ...more }): Place => ({
    id: placeId(slug),
    slug,
    name,
    kind,
    icons,
    trade,
    colour: more.colour,
    terminal: more.terminal ?? false,
    imports: more.imports ?? 0,
    sites: sites.filter(({ place }) => place === placeId(slug)).map(({ id }) => id),
  }));

  const links = board.links.map(({ slug, ends, eras }, id): Link => {
    const joined = ends.map(placeId);
    return {
      id: id as LinkId,
      slug,
      ends: joined,
      endSet: placeSet(joined),
      eras: eras.filter(knownEra).map(eraId),
    };
  });

  const tiles = composition.industries
    .flatMap(({ slug, cargo, tiles: files }) =>
      files.map((file) => ({
        slug: `${slug}-${file.level}`,
        industry: industryId(slug),
        level: file.level,
        count: file.count,
        cost: file.cost,
        needs: needsOf({ ...file, beer: 0 }),
        beer: file.beer ?? 0,
        points: file.points,
        income: file.income,
        icons: file.icons ?? 0,
        mayBuild: composition.eras.map((era) => file.eras.includes(era.slug)),
        mayDevelop: file.bulb !== true,
        locked: file.eras.length === 0,
        cargo: cargo === undefined ? undefined : cargoId(cargo),
        takes: file.takes ? byIndustry(file.takes) : composition.industries.map(() => true),
        yields: composition.eras.map((era) => file.yields?.[era.slug] ?? 0),
      })),
    )
    .map((tile, id): Tile => ({ id: id as TileId, ...tile }));

  const industries = composition.industries.map((file): Industry => {
    const { slug, name, cargo, sold = false, port = false, ship = false, flipsWhenBuilt = false } = file;
    const id = industryId(slug);
    return {
      id,
      slug,
      name,
      cargo: cargo === undefined ? undefined : cargoId(cargo),
      sold,
      port,
      ship,
      flipsWhenBuilt,
      tiles: tiles.filter(({ industry }) => industry === id).map((tile) => tile.id),
      berths: berthsOf(id, places, sites),
    };
  });

  const ports = sites.filter((site) => site.industries.some((id) => industries[id].port));
  // A port beside a merchant is an outlet too, and the two need different names.
  const merchantSlug = (prefix: string, number: number): string =>
    ports.some(({ slug }) => slug === `${prefix}${number}`) ? `${prefix}market${number}` : `${prefix}${number}`;
  const merchants = composition.merchants
    .flatMap(({ place, spaces, bonus }) =>
      spaces.map((from, index) => ({
        slug: merchantSlug(`${place}#`, index + 1),
        place: placeId(place),
        bonus,
        open: seats >= from,
      })),
    )
    .map((merchant, id): Merchant => ({ id: id as MerchantId, ...merchant }));

  const outlets = [
    ...merchants.map(({ slug, id }) => ({ slug, merchant: id, port: undefined })),
    ...ports.map(({ slug, id }) => ({ slug, merchant: undefined, port: id })),
    ...(composition.distant ? [{ slug: DISTANT, merchant: undefined, port: undefined }] : []),
  ].map((outlet, id): Outlet => ({ id: id as OutletId, ...outlet }));

  return {
    places,
    sites,
    outlets,
    merchants,
    distant: composition.distant && {
      outlet: (outlets.length - 1) as OutletId,
      track: composition.distant.track,
      tiles: composition.distant.tiles.map(({ slug, move, copies }) => ({ slug, move, copies: copies[count] ?? 0 })),
    },
    lanes: (board.lanes ?? []).map(({ land, sea }) => ({
      land: placeId(land),
      sea: placeId(sea),
      endSet: placeSet([placeId(land), placeId(sea)]),
    })),
    ferries: (composition.ferries ?? []).map(({ from, to }) => ({ from: placeId(from), to: placeId(to) })),
    links,
    tiles,
    industries,
    eras: composition.eras.map((era): Era => {
      const id = eraId(era.slug);
      const prices = era.links.map((price) => ({ money: price.money, needs: needsOf(price) }));
      const lines = links.filter(({ eras }) => eras.includes(id)).map((link) => link.id);
      return { ...era, id, links: prices, lines };
    }),
    cards: composition.cards.map((card, id): Card => ({
      id: id as CardId,
      slug: card.slug,
      name: card.name,
      places: placeSet((card.places ?? []).map(placeId)),
      industries: byIndustry(card.industries ?? []),
      copies: card.copies?.[count] ?? 0,
      wild: card.wild ?? false,
    })),
    buyers: composition.buyers.map(({ slug, buys, copies }, id): Buyer => ({
      id: id as BuyerId,
      slug,
      buys: byIndustry(buys),
      blank: buys.length === 0,
      copies: copies[count] ?? 0,
    })),
    markets: cargoes.map((slug) => {
      const market = composition.markets.find(({ cargo }) => cargo === slug);
      return market && { ...market, cargo: cargoId(slug) };
    }),
    track: compileTrack(composition.track),
  };
};
