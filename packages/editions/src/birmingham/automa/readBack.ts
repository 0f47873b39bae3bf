/** The back of a plan card. */

import { firstRounds, quadrants } from './deckFile.ts';
import type { BackFile, OrderFile } from './deckFile.ts';
import { acceptsIndustry } from './deckReading.ts';
import type { DeckReading, DeckFields } from './deckReading.ts';

const DEAREST_IRON = 6;

const orders = ['sell', 'develop', 'network'] as const;

const readBrewery = (reading: DeckReading, value: unknown, at: string): string => {
  const place = reading.place(value, at);
  if (place && (place.kind !== 'town' || !acceptsIndustry(place, 'brewery')))
    reading.fault(at, 'impossible', { kind: 'placeWithSiteFor', industry: 'brewery', mustBeTown: true }, value);
  return place?.slug ?? '';
};

const readOrder = (reading: DeckReading, fields: DeckFields, at: string, kind: OrderFile['kind']): OrderFile => {
  switch (kind) {
    case 'sell':
      reading.object(fields, at, ['kind', 'breweryLocation', 'note']);
      return { kind, breweryLocation: readBrewery(reading, fields['breweryLocation'], `${at}.breweryLocation`) };
    case 'develop':
      reading.object(fields, at, ['kind', 'ironPriceMax', 'iron', 'vp', 'note']);
      reading.need(fields['ironPriceMax'], `${at}.ironPriceMax`, { kind: 'range', low: 0, high: DEAREST_IRON });
      return {
        kind,
        ironPriceMax: reading.integer(fields['ironPriceMax'], `${at}.ironPriceMax`, 0, 0, DEAREST_IRON),
        iron: reading.printed(fields['iron'], `${at}.iron`, 2),
        vp: reading.printed(fields['vp'], `${at}.vp`, 3),
      };
    case 'network':
      reading.object(fields, at, ['kind', 'note']);
      return { kind };
  }
};

/** Each action is read as the kind it names; if all are known, they must be in the printed order. */
const readOrders = (reading: DeckReading, value: unknown, at: string): readonly OrderFile[] => {
  const given = reading.items(value, at);
  if (!given) return [];
  const read = given.flatMap((one, index) => {
    const where = `${at}[${index}]`;
    const fields = reading.fields(one, where);
    if (!fields) return [];
    const kind = reading.word(fields['kind'], `${where}.kind`, orders);
    return kind ? [readOrder(reading, fields, where, kind)] : [];
  });
  const kinds = read.map(({ kind }) => kind);
  if (read.length === given.length && kinds.join() !== orders.join())
    reading.fault(at, 'impossible', { kind: 'inOrder', words: orders }, kinds);
  return read;
};

const readFallback = (reading: DeckReading, value: unknown, at: string): BackFile['fallback'] => {
  const fields = reading.object(value, at, ['kind', 'vp']);
  return {
    kind: reading.printed(fields['kind'], `${at}.kind`, 'pass'),
    vp: reading.printed(fields['vp'], `${at}.vp`, 5),
  };
};

export const readBack = (reading: DeckReading, value: unknown, at: string): BackFile | undefined => {
  const fields = reading.fields(value, at, ['firstRound', 'actions', 'fallback', 'tieBreakQuadrant', 'note']);
  if (!fields) return undefined;
  const firstRound = reading.word(fields['firstRound'], `${at}.firstRound`, firstRounds);
  const actions = readOrders(reading, fields['actions'], `${at}.actions`);
  const fallback = readFallback(reading, fields['fallback'], `${at}.fallback`);
  const tieBreakQuadrant = reading.word(fields['tieBreakQuadrant'], `${at}.tieBreakQuadrant`, quadrants);
  return firstRound && tieBreakQuadrant && { firstRound, actions, fallback, tieBreakQuadrant };
};
