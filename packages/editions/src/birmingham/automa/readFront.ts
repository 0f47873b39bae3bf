/** The slots on the front of a plan card. */

import type { BuildSlotFile, NetworkSlotFile, SlotFile } from './deckFile.ts';
import { acceptsIndustry } from './deckReading.ts';
import type { DeckReading, DeckFields } from './deckReading.ts';
import { readLocations } from './readLocations.ts';

const LEAST_SLOTS = 2;
const MOST_SLOTS = 3;
const DEAREST_IRON = 6;

const buildFields = [
  'slot',
  'kind',
  'industry',
  'locations',
  'optionalLinkFirst',
  'ironMarketPriceMin',
  'thenLinks',
  'note',
];
const networkFields = ['slot', 'kind', 'locations', 'mustBeInNetwork', 'note'];

const anyPlace = { kind: 'thing', thing: 'place' } as const;

interface Unread {
  readonly at: string;
  readonly fields: DeckFields;
  /** Undefined if unknown. */
  readonly kind: SlotFile['kind'] | undefined;
}

const readIronPrice = (reading: DeckReading, value: unknown, at: string, industry?: string): number | undefined => {
  if (value === undefined || value === null) return undefined;
  if (industry === undefined || industry === 'iron') return reading.integer(value, at, 1, 1, DEAREST_IRON);
  reading.fault(at, 'impossible', { kind: 'exceptFor', value: 'null', industry: 'iron' }, value);
  return undefined;
};

const checkLinks = (reading: DeckReading, slot: BuildSlotFile, at: string, industry?: string): void => {
  if (!slot.thenLinks) return;
  if (industry !== undefined && industry !== 'coal')
    reading.fault(`${at}.thenLinks`, 'impossible', { kind: 'exceptFor', value: 'false', industry: 'coal' }, true);
  else if (slot.optionalLinkFirst)
    reading.fault(`${at}.optionalLinkFirst`, 'impossible', { kind: 'falseBeside', field: 'thenLinks' }, true);
};

const readBuild = (reading: DeckReading, { at, fields }: Unread): BuildSlotFile => {
  reading.object(fields, at, buildFields);
  const id = reading.slug(fields['industry'], `${at}.industry`, 'industry', reading.industries);
  const industry = id === undefined ? undefined : reading.industries[id].slug;
  const slot: BuildSlotFile = {
    kind: 'build',
    industry: industry ?? '',
    locations: readLocations(reading, fields['locations'], `${at}.locations`, {
      expected: industry === undefined ? anyPlace : { kind: 'placeWithSiteFor', industry, mustBeTown: false },
      fits: (place) => industry === undefined || acceptsIndustry(place, industry),
      wild: true,
    }),
    optionalLinkFirst: reading.flag(fields['optionalLinkFirst'], `${at}.optionalLinkFirst`, false),
    ironMarketPriceMin: readIronPrice(reading, fields['ironMarketPriceMin'], `${at}.ironMarketPriceMin`, industry),
    thenLinks: reading.flag(fields['thenLinks'], `${at}.thenLinks`, false),
  };
  checkLinks(reading, slot, at, industry);
  return slot;
};

const readNetwork = (reading: DeckReading, { at, fields }: Unread): NetworkSlotFile => {
  reading.object(fields, at, networkFields);
  return {
    kind: 'network',
    locations: readLocations(reading, fields['locations'], `${at}.locations`, {
      expected: { kind: 'townWithLine' },
      fits: ({ kind, slug }) => kind === 'town' && reading.board.links.some(({ ends }) => ends.includes(slug)),
      wild: false,
    }),
    mustBeInNetwork: reading.printed(fields['mustBeInNetwork'], `${at}.mustBeInNetwork`, true),
  };
};

/** A slot of an unknown kind, of which only its places can be read. */
const readUnclear = (reading: DeckReading, { at, fields }: Unread): void => {
  reading.object(fields, at, [...new Set([...buildFields, ...networkFields])]);
  readLocations(reading, fields['locations'], `${at}.locations`, {
    expected: anyPlace,
    fits: () => true,
    wild: true,
  });
};

const kindAt = (index: number, count: number): SlotFile['kind'] => (index === count - 1 ? 'network' : 'build');

const checkOrder = (reading: DeckReading, kinds: readonly Unread['kind'][], at: string): void => {
  if (kinds.length < LEAST_SLOTS || kinds.length > MOST_SLOTS)
    reading.fault(
      at,
      'outOfRange',
      { kind: 'items', items: 'slots', least: LEAST_SLOTS, most: MOST_SLOTS },
      kinds.length,
    );
  else if (kinds.some((kind, index) => kind !== undefined && kind !== kindAt(index, kinds.length)))
    reading.fault(at, 'impossible', { kind: 'buildSlotsThenNetwork' }, kinds);
};

/** A slot in the wrong position is not read any further, so that it is reported only once. */
export const readFront = (reading: DeckReading, value: unknown, at: string): readonly SlotFile[] => {
  const given = reading.items(value, at);
  if (!given) return [];
  const unread = given.map((slot, index): Unread | undefined => {
    const where = `${at}[${index}]`;
    const fields = reading.fields(slot, where);
    return fields && { at: where, fields, kind: reading.word(fields['kind'], `${where}.kind`, ['build', 'network']) };
  });
  checkOrder(
    reading,
    unread.map((slot) => slot?.kind),
    at,
  );
  return unread.flatMap((slot, index) => {
    if (!slot) return [];
    if (slot.kind === kindAt(index, given.length))
      return [slot.kind === 'build' ? readBuild(reading, slot) : readNetwork(reading, slot)];
    readUnclear(reading, slot);
    return [];
  });
};
