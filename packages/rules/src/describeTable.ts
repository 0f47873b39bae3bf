import { cargoes, COAL, IRON } from './ids.ts';
import { placesOf } from './placeSet.ts';
import type { Era, Table } from './table.ts';

/** How many tiles a seat may have in one place: one number, or one for each place; undefined without a limit. */
const tileLimitsOf = ({ places }: Table, { tilesPerPlace, largePlaces }: Era): object => {
  if (!largePlaces) return Number.isFinite(tilesPerPlace) ? { tilesPerPlace } : {};
  const limit = (sites: number): number => (sites < largePlaces.fromSites ? tilesPerPlace : largePlaces.tilesPerPlace);
  const towns = places.filter(({ sites }) => sites.length > 0);
  return { tilesPerPlace: Object.fromEntries(towns.map(({ slug, sites }) => [slug, limit(sites.length)])) };
};

/** Everything about a table that never changes, named by slugs, for programs that do not use this code. */
export const describeTable = (table: Table): Readonly<Record<string, unknown>> => {
  const slugs = (list: readonly { readonly slug: string }[], flags: readonly boolean[]): string[] =>
    list.filter((_, id) => flags[id]).map(({ slug }) => slug);
  const cargoOf = (cargo: number | undefined): { readonly cargo?: string } =>
    cargo === undefined ? {} : { cargo: cargoes[cargo] };
  const mats = table.mats.map((mat) => Object.fromEntries(table.tiles.map(({ slug, id }) => [slug, mat[id]])));
  return {
    edition: table.edition.slug,
    name: table.edition.name,
    ...table.wish,
    currency: table.edition.currency,
    board: table.board,
    start: table.start,
    loans: table.loans,
    eras: table.eras.map((era) => ({
      slug: era.slug,
      name: era.name,
      /** Price of the first, second … link of one action or of the whole game. */
      links: era.links.map(({ money, needs }) => ({
        money,
        ...Object.fromEntries(cargoes.map((cargo, id) => [cargo, needs[id]])),
      })),
      linksCounted: era.linksCounted,
      ...tileLimitsOf(table, era),
    })),
    places: table.places.map(({ slug, name, kind, icons, trade, colour, terminal, imports }) => ({
      slug,
      name,
      kind,
      icons,
      trade,
      ...(colour === undefined ? {} : { colour }),
      ...(terminal ? { terminal } : {}),
      ...(imports > 0 ? { imports } : {}),
    })),
    sites: table.sites.map(({ slug, place, industries }) => ({
      slug,
      place: table.places[place].slug,
      industries: industries.map((industry) => table.industries[industry].slug),
    })),
    links: table.links.map(({ slug, ends, eras }) => ({
      slug,
      ends: ends.map((end) => table.places[end].slug),
      eras: eras.map((era) => table.eras[era].slug),
    })),
    industries: table.industries.map(({ slug, name, cargo, sold, port, ship, flipsWhenBuilt }) => ({
      slug,
      name,
      sold,
      port,
      ship,
      flipsWhenBuilt,
      ...cargoOf(cargo),
    })),
    tiles: table.tiles.map(({ slug, level, count, cost, needs, beer, points, income, icons, mayDevelop, ...tile }) => ({
      slug,
      level,
      count,
      cost,
      coal: needs[COAL],
      iron: needs[IRON],
      beer,
      points,
      income,
      icons,
      mayDevelop,
      industry: table.industries[tile.industry].slug,
      ...(tile.locked ? { locked: true } : {}),
      ...(table.industries[tile.industry].port ? { takes: slugs(table.industries, tile.takes) } : {}),
      eras: slugs(table.eras, tile.mayBuild),
      yields: Object.fromEntries(table.eras.map((era) => [era.slug, tile.yields[era.id]])),
    })),
    cards: table.cards.map(({ slug, name, places, industries, copies, wild }) => ({
      slug,
      name,
      places: placesOf(places).map((place) => table.places[place].slug),
      industries: slugs(table.industries, industries),
      copies,
      wild,
    })),
    merchants: table.merchants
      .filter(({ open }) => open)
      .map(({ slug, place, bonus }) => ({ slug, place: table.places[place].slug, bonus })),
    /** Merchant spaces that are not used at this number of seats. Nothing is sold there, and they count for nothing. */
    closed: table.merchants
      .filter(({ open }) => !open)
      .map(({ slug, place }) => ({ slug, place: table.places[place].slug })),
    buyers: table.buyers.map(({ slug, buys, copies }) => ({ slug, buys: slugs(table.industries, buys), copies })),
    markets: table.markets.flatMap((market) => (market ? [{ ...market, cargo: cargoes[market.cargo] }] : [])),
    lanes: table.lanes.map(({ land, sea }) => ({ land: table.places[land].slug, sea: table.places[sea].slug })),
    credit: table.credit,
    flipPaysCash: table.flipPaysCash,
    outlets: table.outlets.map(({ slug }) => slug),
    ...(table.distant ? { distant: { track: table.distant.track, tiles: table.distant.tiles } } : {}),
    ferries: table.ferries.map(({ from, to }) => ({ from: table.places[from].slug, to: table.places[to].slug })),
    /** The automata, in the seats after the people. */
    company: table.automata.flatMap((automaton, seat) =>
      automaton ? [{ seat, slug: automaton.slug, name: automaton.name, wish: automaton.wish, mat: mats[seat] }] : [],
    ),
    plans: table.plans,
    tieBreaks: table.tieBreaks,
    /** The income level of each space. */
    track: table.track.levelOf,
  };
};
