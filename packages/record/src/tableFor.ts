import { findEdition } from '@coalbrook/editions';
import { fail, makeTable } from '@coalbrook/rules';
import type { Result, Table, Wish } from '@coalbrook/rules';
import { inputFault } from '@coalbrook/rules/input';
import type { InputFault, Reading } from '@coalbrook/rules/input';

/** The table for an edition's slug and a wish, or everything that is wrong with them. */
export const tableFor = (slug: string, wish: Wish): Result<Table, readonly InputFault[]> => {
  const edition = findEdition(slug);
  return edition
    ? makeTable(edition, wish)
    : fail([inputFault('edition', 'unknown', { kind: 'thing', thing: 'edition' }, slug)]);
};

const MOST_SEATS = 9;
const MOST_RULES = 9999;

/** The fields of a wish, in any document. */
export const wishFields = ['seats', 'options', 'automata', 'files'] as const;

/** Reads the number of an edition's rules. */
export const readRules = (reading: Reading, value: unknown, at = 'rules'): number => {
  reading.need(value, at, { kind: 'wholeNumber' });
  return reading.integer(value, at, 1, 1, MOST_RULES);
};

/** Reads a wish from untrusted JSON; `seats` is 0 if it is missing or wrong. */
export const readWish = (
  reading: Reading,
  fields: Readonly<Record<string, unknown>>,
): Required<Omit<Wish, 'rules'>> => {
  reading.need(fields['seats'], 'seats', { kind: 'wholeNumber' });
  return {
    seats: reading.integer(fields['seats'], 'seats', 0, 1, MOST_SEATS),
    options: reading.texts(fields['options'], 'options'),
    automata: reading.texts(fields['automata'], 'automata'),
    files: reading.object(fields['files'], 'files'),
  };
};
