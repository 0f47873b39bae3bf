import type { DrawnPlace } from '../format.ts';
import type { BoardReading, ReadPlace } from './boardReading.ts';
import type { Mark, PlaceKind } from './boardTerms.ts';
import {
  MOST_COLOURS,
  MOST_CUBES,
  MOST_ICONS,
  MOST_ICONS_ONCE,
  MOST_INDUSTRIES,
  MOST_PLACES,
  MOST_SITES,
  MOST_SITES_IN_ALL,
} from './limits.ts';

const LEAST_PLACES = 2;

const plainFields: readonly (keyof DrawnPlace)[] = ['slug', 'name', 'kind', 'at', 'sites', 'trade', 'confidence'];

const allMarks: readonly Mark[] = ['icons', 'colour', 'terminal', 'imports'];

/** Whether places of a kind have sites. */
const siteRule: Readonly<Record<PlaceKind, 'always' | 'maybe' | 'never'>> = {
  town: 'always',
  farm: 'always',
  sea: 'always',
  outside: 'maybe',
  merchant: 'never',
  settlement: 'never',
};

/** Only ships are built at sea, and nowhere else. */
const checkShips = (reading: BoardReading, given: readonly unknown[], at: string, kind: PlaceKind): void => {
  given.forEach((slug, index) => {
    const industry = reading.industries.find((one) => one.slug === slug);
    if (!industry || industry.isUnclear || (industry.ship ?? false) === (kind === 'sea')) return;
    const expected = { kind: kind === 'sea' ? 'industryAtSea' : 'industryOnLand' } as const;
    reading.fault(`${at}[${index}]`, 'impossible', expected, slug);
  });
};

const readSite = (
  reading: BoardReading,
  value: unknown,
  at: string,
  kind: PlaceKind | undefined,
): readonly string[] => {
  const known = reading.industries.map(({ slug }) => slug);
  const given = reading.items(value, at, 1, MOST_INDUSTRIES, 'industries');
  const accepted = given ? reading.words(given, at, known) : [];
  if (given && kind) checkShips(reading, given, at, kind);
  // The order in the file is kept in the drawing.
  return (given ?? []).filter((one): one is string => accepted.some((slug) => slug === one));
};

/** The sites of a place; undefined if they are unclear. */
const readSites = (
  reading: BoardReading,
  value: unknown,
  at: string,
  kind: PlaceKind | undefined,
): DrawnPlace['sites'] => {
  const rule = kind ? siteRule[kind] : 'maybe';
  return reading.soundly(() => {
    if (value === undefined && rule !== 'always') return [];
    const high = rule === 'never' ? 0 : MOST_SITES;
    const given = reading.items(value, at, rule === 'always' ? 1 : 0, high, 'sites', kind);
    return (given ?? []).map((site, index) => readSite(reading, site, `${at}[${index}]`, kind));
  });
};

/** The colour by which a place shares cards; only for places with sites. */
const readColour = (
  reading: BoardReading,
  value: unknown,
  at: string,
  sites: DrawnPlace['sites'],
): string | undefined => {
  if (!reading.terms.marks.includes('colour') || sites === undefined) return undefined;
  if (sites.length === 0) {
    if (value !== undefined) reading.fault(at, 'superfluous', { kind: 'noColourWithoutSites' }, value);
    return undefined;
  }
  const colour = reading.cardSlug(value, at);
  const isCalled = ({ slug }: { readonly slug: string }): boolean => slug === colour;
  if (reading.terms.cards.others.some(isCalled)) reading.fault(at, 'superfluous', { kind: 'unusedColour' }, colour);
  return colour;
};

const readPlace = (reading: BoardReading, value: unknown, at: string): ReadPlace => {
  const { kinds, marks } = reading.terms;
  const fields = reading.fields(value, at, [...plainFields, ...allMarks]);
  if (!fields) return {};
  reading.noRuleFor(
    fields,
    at,
    allMarks.filter((name) => !marks.includes(name)),
  );
  const mark = <Value>(name: Mark, read: (given: unknown, path: string) => Value): Value | undefined =>
    marks.includes(name) && fields[name] !== undefined ? read(fields[name], `${at}.${name}`) : undefined;

  const kind = reading.ownWord(fields['kind'], `${at}.kind`, kinds);
  const sites = readSites(reading, fields['sites'], `${at}.sites`, kind);
  if (kind === 'sea' && fields['terminal'] === true && marks.includes('terminal')) {
    reading.fault(`${at}.terminal`, 'impossible', { kind: 'placeOnLand' }, true);
  }
  if (kind && kind !== 'sea' && fields['imports'] !== undefined && marks.includes('imports')) {
    reading.fault(`${at}.imports`, 'impossible', { kind: 'placeAtSea' }, fields['imports']);
  }
  return {
    slug: reading.newSlug(fields['slug'], `${at}.slug`),
    name: reading.title(fields['name'], `${at}.name`),
    kind,
    at: reading.point(fields['at'], `${at}.at`),
    sites,
    icons: mark('icons', (given, path) =>
      reading.integer(given, path, 0, 0, reading.limit(MOST_ICONS, MOST_ICONS_ONCE)),
    ),
    trade: reading.flag(fields['trade'], `${at}.trade`, false) || undefined,
    colour: readColour(reading, fields['colour'], `${at}.colour`, sites),
    terminal: mark('terminal', (given, path) => reading.flag(given, path, false)) || undefined,
    imports: mark('imports', (given, path) => reading.integer(given, path, 0, 0, MOST_CUBES)),
    confidence: reading.confidence(fields['confidence'], `${at}.confidence`),
  };
};

/** Limits the sites of all places together, and with them what they can bring. */
const checkSiteCount = (reading: BoardReading): void => {
  const count = reading.places.flatMap(({ sites = [] }) => sites).length;
  if (count > MOST_SITES_IN_ALL) {
    reading.unsound('places', 'outOfRange', { kind: 'items', items: 'sites', most: MOST_SITES_IN_ALL }, count);
  }
};

/** Checks that every industry can be built and markets can be reached. Only if every site is known. */
const checkSites = (reading: BoardReading): void => {
  const { places } = reading;
  if (places.some(({ sites }) => sites === undefined)) return;
  const accepted = new Set(places.flatMap(({ sites = [] }) => sites).flat());
  // Boards without sea have no ships.
  const withoutSite = reading.industries.filter(
    ({ slug, ship = false, isUnclear = false }) => !ship && !isUnclear && !accepted.has(slug),
  );
  for (const { slug } of withoutSite)
    reading.fault('places', 'missing', { kind: 'siteFor', industry: slug }, undefined);
  const trades = places.some((place) => place.trade || reading.mayHave(place, 'port'));
  // Adding the missing port site would give access, too.
  if (trades || withoutSite.some(({ port }) => port)) return;
  const hasPorts = reading.industries.some(({ port }) => port);
  reading.fault('places', 'missing', { kind: hasPorts ? 'tradeOrPort' : 'tradeIcon' }, undefined);
};

/** Limits the number of colours, since each adds cards and makes the game longer. */
const checkColours = (reading: BoardReading): void => {
  const colours = new Set(reading.places.flatMap(({ colour }) => colour ?? []));
  if (colours.size > MOST_COLOURS) {
    reading.unsound('places', 'outOfRange', { kind: 'items', items: 'colours', most: MOST_COLOURS }, colours.size);
  }
};

/** Reads the places and keeps them in the reading for all other checks. */
export const readPlaces = (reading: BoardReading, value: unknown): void => {
  const given = reading.items(value, 'places', LEAST_PLACES, MOST_PLACES, 'places');
  if (!given) return;
  reading.places = given.map((place, index) => readPlace(reading, place, `places[${index}]`));
  reading.knowsPlaces = reading.places.every(({ slug }) => slug !== undefined);
  reading.distinct(
    reading.places.map(({ slug }) => slug),
    (index) => `places[${index}].slug`,
  );
  reading.distinctNames(reading.places, 'places');
  checkColours(reading);
  checkSiteCount(reading);
  checkSites(reading);
};
