/** Tells what an imported file or text is. */

import { editions, findEdition } from '@coalbrook/editions';
import { tableFor } from '@coalbrook/record';
import { BOARD_FORMAT, isObject, parseJson } from '@coalbrook/rules/input';
import type { Fields, InputFault } from '@coalbrook/rules/input';

import { readBundle } from './bundle.ts';
import type { Bundle } from './bundle.ts';
import { BOARD, DECK } from './ownFiles.ts';

export type ImportedFile =
  /** The shelf decides whether it can be played. */
  | { readonly kind: 'game'; readonly text: string }
  | ({ readonly kind: 'games' } & Bundle)
  | { readonly kind: 'board'; readonly edition: string; readonly name: string; readonly document: unknown }
  | { readonly kind: 'deck'; readonly edition: string; readonly cards: number; readonly document: unknown }
  | { readonly kind: 'wrong'; readonly faults: readonly InputFault[] };

const DECK_FORMAT = 'mautoma-deck/1';

const readBoardFile = (document: Fields): ImportedFile => {
  const slug = typeof document['edition'] === 'string' ? document['edition'] : '';
  const seats = findEdition(slug)?.seats[0] ?? 2;
  const made = tableFor(slug, { seats, files: { [BOARD]: document } });
  return made.ok
    ? { kind: 'board', edition: slug, name: made.value.board.name, document }
    : { kind: 'wrong', faults: made.fault };
};

const readDeckFile = (document: Fields): ImportedFile => {
  const edition = editions.find(({ files }) => files.some(({ slug }) => slug === DECK));
  const automata = edition?.automata.slice(0, 1).map(({ slug }) => slug) ?? [];
  const made = tableFor(edition?.slug ?? '', { seats: 1, automata, files: { [DECK]: document } });
  const cards = Array.isArray(document['cards']) ? document['cards'].length : 0;
  return made.ok
    ? { kind: 'deck', edition: made.value.edition.slug, cards, document }
    : { kind: 'wrong', faults: made.fault };
};

/** Distinguishes games, boards and decks, and checks boards and decks. */
export const recognise = (text: string): ImportedFile => {
  const json = parseJson(text, { document: 'file' });
  if (!json.ok) return { kind: 'wrong', faults: [json.fault] };
  const format = isObject(json.value) ? json.value['$format'] : undefined;
  if (isObject(json.value) && format === BOARD_FORMAT) return readBoardFile(json.value);
  if (isObject(json.value) && format === DECK_FORMAT) return readDeckFile(json.value);
  const bundle = readBundle(json.value);
  return bundle ? { kind: 'games', ...bundle } : { kind: 'game', text };
};
