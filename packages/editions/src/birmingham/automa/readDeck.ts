import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import type { BoardFile, IndustryFile, InputFault } from '@coalbrook/rules/input';

import { cardGroups, cardSets, DECK_FORMAT } from './deckFile.ts';
import type { CardGroup, CardSet, DeckFile, PlanCardFile } from './deckFile.ts';
import { DeckReading } from './deckReading.ts';
import { readBack } from './readBack.ts';
import { readFront } from './readFront.ts';

/** A partially read card. */
type ReadCard = { readonly [Field in keyof PlanCardFile]: PlanCardFile[Field] | undefined };

/** How many cards of each group a set has. */
export const groupSizes: Readonly<Record<CardSet, Readonly<Record<CardGroup, number>>>> = {
  base: { A: 12, B: 4, C: 6 },
  '3p': { A: 4, B: 3, C: 2 },
};

const cardFields = [
  'id',
  'number',
  'set',
  'group',
  'front',
  'back',
  'reconstructed',
  'evidence',
  'reasoning',
  'knownVariants',
  'note',
];

const readId = (reading: DeckReading, value: unknown, at: string): string | undefined => {
  const id = reading.text(value, at);
  if (id === undefined || /^\S+$/.test(id)) return id;
  reading.fault(at, 'wrongKind', { kind: 'textWithoutSpaces' }, id);
  return undefined;
};

const readCard = (reading: DeckReading, value: unknown, at: string): ReadCard | undefined => {
  const fields = reading.fields(value, at, cardFields);
  return (
    fields && {
      id: readId(reading, fields['id'], `${at}.id`),
      set: reading.word(fields['set'], `${at}.set`, cardSets),
      group: reading.word(fields['group'], `${at}.group`, cardGroups),
      front: readFront(reading, fields['front'], `${at}.front`),
      back: readBack(reading, fields['back'], `${at}.back`),
      reconstructed: reading.flag(fields['reconstructed'], `${at}.reconstructed`, false),
    }
  );
};

/** Checks that all cards can be told apart. */
const checkIds = (reading: DeckReading, cards: readonly (ReadCard | undefined)[]): boolean => {
  const ids = new Set<string>();
  let distinct = true;
  cards.forEach((card, index) => {
    if (card?.id === undefined) return;
    if (ids.has(card.id)) {
      reading.fault(`cards[${index}].id`, 'superfluous', { kind: 'eachOnce', what: 'id' }, card.id);
      distinct = false;
    }
    ids.add(card.id);
  });
  return distinct;
};

const listSizes = (sets: readonly CardSet[], count: (set: CardSet, group: CardGroup) => number): string =>
  sets.map((set) => `${set} ${cardGroups.map((group) => `${group}${count(set, group)}`).join(' ')}`).join(', ');

const checkSizes = (reading: DeckReading, cards: readonly (ReadCard | undefined)[]): void => {
  if (cards.some((card) => card?.set === undefined || card.group === undefined)) return;
  const sets = cardSets.filter((set) => set === 'base' || cards.some((card) => card?.set === set));
  const expected = listSizes(sets, (set, group) => groupSizes[set][group]);
  const found = listSizes(
    sets,
    (set, group) => cards.filter((card) => card?.set === set && card.group === group).length,
  );
  if (found !== expected) reading.fault('cards', 'impossible', { kind: 'exactly', value: expected }, found);
};

/** Sizes are checked only if every card is valid, so that a duplicate card is not reported twice. */
const readCards = (reading: DeckReading, value: unknown): readonly (ReadCard | undefined)[] => {
  const given = reading.items(value, 'cards');
  if (!given) return [];
  const cards = given.map((card, index) => readCard(reading, card, `cards[${index}]`));
  if (checkIds(reading, cards)) checkSizes(reading, cards);
  return cards;
};

/** A deck of plan cards with all defaults filled in and all notes dropped, or everything that is wrong with it. */
export const readDeck = (
  value: unknown,
  board: BoardFile,
  industries: readonly IndustryFile[],
): Result<DeckFile, readonly InputFault[]> => {
  const reading = new DeckReading(board, industries);
  const deck = reading.fields(value, '');
  if (!deck) return fail(reading.faults);
  reading.word(deck['$format'], '$format', [DECK_FORMAT]);
  const cards = readCards(reading, deck['cards']);
  if (reading.faults.length > 0) return fail(reading.faults);
  // Without faults, every required field has been read.
  return done({ $format: DECK_FORMAT, cards: cards as readonly PlanCardFile[] });
};
