import type { CardFile } from '../format.ts';
import type { BoardReading, Read } from './boardReading.ts';
import { MOST_CARDS_EACH, MOST_COPIES, MOST_PLACES } from './limits.ts';

const cardFields: readonly (keyof CardFile)[] = ['slug', 'name', 'places', 'copies'];
const MOST_CARDS = 99;

const readNamed = (reading: BoardReading, value: unknown, at: string): readonly string[] => {
  const named: string[] = [];
  reading.items(value, at, 1, MOST_PLACES, 'places')?.forEach((one, index) => {
    const path = `${at}[${index}]`;
    const place = reading.place(one, path);
    if (place?.slug === undefined) return;
    if (place.sites?.length === 0) reading.fault(path, 'impossible', { kind: 'placeWithSites' }, place.slug);
    if (named.includes(place.slug)) reading.fault(path, 'superfluous', { kind: 'eachOnce', what: 'place' }, place.slug);
    named.push(place.slug);
  });
  return named;
};

/** Decks that cards could have copies for in the first version, which nothing ever read on a board of one's own. */
const DECKS_ONCE = ['classic', 'community'];

/** Copies by number of seats; 0 if left out. */
const readCopies = (reading: BoardReading, value: unknown, at: string): CardFile['copies'] =>
  reading.soundly(() => {
    const known = reading.terms.seats.map(String);
    const fields = reading.fields(value, at, reading.isKept ? [...known, ...DECKS_ONCE] : known) ?? {};
    return Object.fromEntries(
      known
        .filter((seats) => fields[seats] !== undefined)
        .map((seats) => [seats, reading.integer(fields[seats], `${at}.${seats}`, 0, 0, MOST_COPIES)]),
    );
  });

const readCard = (reading: BoardReading, value: unknown, at: string): Read<CardFile> => {
  const fields = reading.fields(value, at, cardFields);
  if (!fields) return {};
  return {
    slug: reading.cardSlug(fields['slug'], `${at}.slug`),
    name: reading.title(fields['name'], `${at}.name`),
    places: readNamed(reading, fields['places'], `${at}.places`),
    copies: readCopies(reading, fields['copies'], `${at}.copies`),
  };
};

/** Every turn but the first takes two cards, and all seats have the same number of turns. */
const EVEN = 2;

/** Checks that the deck can be shared out evenly at each number of seats. */
const checkDecks = (reading: BoardReading, cards: readonly Read<CardFile>[]): void => {
  const { seats, cards: terms } = reading.terms;
  const sum = (files: readonly Read<CardFile>[], count: number): number =>
    files.reduce((total, { copies }) => total + (copies?.[count] ?? 0), 0);
  for (const count of seats) {
    const others = sum(terms.others, count);
    const total = others + sum(cards, count);
    const step = count * EVEN;
    const least = Math.ceil((terms.least * count) / step) * step;
    const most = reading.limit(MOST_CARDS_EACH * count, Infinity);
    if (total >= least && total <= most && total % step === 0) continue;
    const expected = { kind: 'deckSize', seats: count, multipleOf: step, least, most, own: others } as const;
    reading.fault('cards', 'impossible', expected, total);
  }
};

/** The cards that name places, in a game that has them. */
export const readCards = (reading: BoardReading, value: unknown): readonly Read<CardFile>[] | undefined => {
  const { named, others } = reading.terms.cards;
  if (!named) {
    if (value !== undefined) reading.fault('cards', 'superfluous', { kind: 'none', what: 'placeCards' }, value);
    return undefined;
  }
  const given = reading.items(value, 'cards', 0, MOST_CARDS, 'cards');
  if (!given) return undefined;
  const cards = given.map((card, index) => readCard(reading, card, `cards[${index}]`));
  reading.distinct(
    cards.map(({ slug }) => slug),
    (index) => `cards[${index}].slug`,
    others.map(({ slug }) => slug),
  );
  reading.distinctNames(cards, 'cards', others);
  if (cards.every(({ copies }) => copies)) checkDecks(reading, cards);
  return cards;
};
