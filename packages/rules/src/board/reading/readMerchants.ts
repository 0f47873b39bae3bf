import type { Bonus, MerchantFile } from '../format.ts';
import type { BoardReading, Read } from './boardReading.ts';
import { complete } from './boardReading.ts';
import type { MerchantTerms } from './boardTerms.ts';
import { MOST_AMOUNT, MOST_AMOUNT_ONCE, MOST_PLACES, MOST_SPACES } from './limits.ts';

const bonusKinds: readonly Bonus['kind'][] = ['money', 'points', 'income', 'develop'];

const readBonus = (reading: BoardReading, value: unknown, at: string): Bonus | undefined => {
  const fields = reading.fields(value, at, ['kind', 'amount']);
  return (
    fields &&
    complete<Bonus>({
      kind: reading.word(fields['kind'], `${at}.kind`, bonusKinds),
      amount: reading.whole(fields['amount'], `${at}.amount`, 1, reading.limit(MOST_AMOUNT, MOST_AMOUNT_ONCE)),
    })
  );
};

const readSpaces = (reading: BoardReading, value: unknown, at: string): readonly number[] | undefined => {
  const { seats } = reading.terms;
  return reading.soundly(() =>
    (reading.items(value, at, 1, MOST_SPACES, 'spaces') ?? []).map((from, index) =>
      reading.whole(from, `${at}[${index}]`, Math.min(...seats), Math.max(...seats)),
    ),
  );
};

const readMerchant = (
  reading: BoardReading,
  value: unknown,
  at: string,
  { kinds, bonus }: MerchantTerms,
): Read<MerchantFile> => {
  const fields = reading.fields(value, at, ['place', 'spaces', ...(bonus ? ['bonus'] : [])]);
  if (!fields) return {};
  const place = reading.place(fields['place'], `${at}.place`);
  if (place?.kind && !kinds.includes(place.kind)) {
    reading.fault(`${at}.place`, 'impossible', { kind: 'placeOfKind', kinds }, place.slug);
  }
  return {
    place: place?.slug,
    spaces: readSpaces(reading, fields['spaces'], `${at}.spaces`),
    bonus: bonus ? readBonus(reading, fields['bonus'], `${at}.bonus`) : undefined,
  };
};

/** Checks that every number of seats has open spaces, and a tile for each. */
const checkOpen = (reading: BoardReading, merchants: readonly Read<MerchantFile>[], { tiles }: MerchantTerms): void => {
  const from = merchants.flatMap(({ spaces }) => spaces ?? []);
  const open = (seats: number): number => from.filter((least) => least <= seats).length;
  const { seats } = reading.terms;
  const empty = seats.find((count) => open(count) === 0);
  if (empty !== undefined) {
    reading.fault('merchants', 'missing', { kind: 'openSpace', seats: empty }, undefined);
  }
  const crowded = seats.find((count) => open(count) > (tiles[count] ?? 0));
  if (crowded !== undefined) {
    const most = tiles[crowded] ?? 0;
    reading.fault('merchants', 'outOfRange', { kind: 'openSpaces', seats: crowded, most }, open(crowded));
  }
};

/** Checks that every merchant place has spaces. */
const checkPlaces = (reading: BoardReading, merchants: readonly Read<MerchantFile>[]): void => {
  if (merchants.some(({ place }) => place === undefined)) return;
  reading.places.forEach(({ slug, kind }, index) => {
    if (kind !== 'merchant' || merchants.some(({ place }) => place === slug)) return;
    reading.fault(`places[${index}]`, 'missing', { kind: 'spacesFor', place: slug ?? '' }, undefined);
  });
};

/** The spaces for merchant tiles or market tiles, in a game that has them. */
export const readMerchants = (reading: BoardReading, value: unknown): readonly Read<MerchantFile>[] | undefined => {
  const terms = reading.terms.merchants;
  if (!terms) {
    if (value !== undefined) reading.fault('merchants', 'superfluous', { kind: 'none', what: 'merchants' }, value);
    return undefined;
  }
  const given = reading.items(value, 'merchants', 1, MOST_PLACES, 'merchantPlaces');
  if (!given) return undefined;
  const merchants = given.map((merchant, index) => readMerchant(reading, merchant, `merchants[${index}]`, terms));
  reading.distinct(
    merchants.map(({ place }) => place),
    (index) => `merchants[${index}].place`,
  );
  if (merchants.every(({ spaces }) => spaces)) checkOpen(reading, merchants, terms);
  checkPlaces(reading, merchants);
  return merchants;
};
