import { COAL, kinds } from '@coalbrook/rules';
import type { CargoId, Facts, Industry, Kind, Refusal, Site, Table } from '@coalbrook/rules';

import { noNoun, noPlace, noSite, noTile } from './catalogue/noun.ts';
import type { Flipping, Spoken } from './catalogue/refusalWords.ts';
import type { Language } from './language.ts';
import { namesOf } from './names.ts';
import { thingsOf } from './things.ts';

const flippingOf = ({ port, ship, flipsWhenBuilt }: Industry): Flipping => {
  if (ship) return 'emptyShip';
  if (port) return 'soldThrough';
  return flipsWhenBuilt ? 'built' : 'usedUp';
};

/** The cargo on tiles of a site: coal, unless the site only takes tiles with something else. */
const cargoOf = ({ industries }: Table, site: Site): CargoId => {
  const stored = site.industries.flatMap((industry) => industries[industry].cargo ?? []);
  return stored.length === 0 || stored.includes(COAL) ? COAL : stored[0];
};

/** How this game writes an action that other games write differently: developing names an industry or a tile. */
const otherwiseOf = ({ turnRules, industries, tiles }: Table, { kind: index, industry, tile }: Facts): string => {
  const wanted = index === undefined ? undefined : kinds[index];
  const has = (kind: Kind): boolean => turnRules.some((rule) => rule.kind === kind);
  const lowest = tiles.find((one) => one.industry === industry);
  if (wanted === 'develop' && has('remove') && lowest) return `remove ${lowest.slug}`;
  return wanted === 'remove' && has('develop') && tile !== undefined
    ? `develop ${industries[tiles[tile].industry].slug}`
    : '';
};

const speak = (table: Table, facts: Facts, names: readonly string[], language: Language): Spoken => {
  const things = thingsOf(table, language);
  const { industries, markets, places } = table;
  const named = <Name extends keyof Facts, Words>(
    name: Name,
    words: (id: Exclude<Facts[Name], undefined>) => Words,
    blank: Words,
  ): Words => {
    const fact = facts[name];
    return fact === undefined ? blank : words(fact as Exclude<Facts[Name], undefined>);
  };
  return {
    needs: facts.needs ?? 0,
    has: facts.has ?? 0,
    most: facts.most ?? Infinity,
    price: things.money(facts.needs ?? 0),
    funds: things.money(facts.has ?? 0),
    seat: named('seat', (seat) => names[seat], ''),
    card: named('card', things.card, ''),
    place: named('place', things.words.place, noPlace),
    site: named('site', things.words.site, noSite),
    cargo: named('site', (id) => things.words.cargo(cargoOf(table, table.sites[id])), noNoun),
    industry: named('industry', things.words.industry, noNoun),
    wares: named('industry', (id) => things.waresOf(id), ''),
    flipping: named('industry', (id) => flippingOf(industries[id]), 'usedUp'),
    tile: named('tile', things.words.tile, noTile),
    merchant: named('merchant', (id) => things.words.place(table.merchants[id].place), noPlace),
    link: named('link', things.link, ''),
    otherwise: otherwiseOf(table, facts),
    comesLater: named('tile', (id) => table.tiles[id].mayBuild.some(Boolean), false),
    isPurchase: facts.market !== undefined,
    words: things.dialect,
    seats: table.seats,
    hasEras: table.edition.hasEras,
    sizeLimits: table.eras.some(({ largePlaces }) => largePlaces !== undefined),
    removesAny: table.turnRules.some(({ kind }) => kind === 'remove'),
    replaceable: industries
      .filter(({ cargo, ship }) => cargo !== undefined && markets[cargo] && !ship)
      .map(({ id }) => things.words.industry(id)),
    sold: industries.filter(({ sold }) => sold).map(({ id }) => things.words.industry(id)),
    traders: {
      places: places.filter(({ trade }) => trade).map(({ id }) => things.words.place(id)),
      industries: industries.filter(({ port }) => port).map(({ id }) => things.words.industry(id)),
    },
    loans: table.loans.map(({ amount }) => things.money(amount)),
  };
};

/** Explains a refusal in a sentence that a newcomer understands. */
export const explain = (
  table: Table,
  { reason, facts }: Refusal,
  language: Language,
  names: readonly string[] = namesOf(table),
): string => language.refusals[reason](speak(table, facts, names, language));
