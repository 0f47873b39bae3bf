import type { Description } from '@coalbrook/rules';

import type { Reading } from './reading.ts';

type Unread = Readonly<Record<string, unknown>>;

/** What a description says of a position although it follows from the rest. A draft may say it, but must be right. */
export const derivedFields = ['pending', 'deckSize', 'aside', 'discarded'] as const;
export const derivedOfPlayer = ['level', 'handSize', 'links'] as const;

/** Flat values compare as they are, counts and the pending question field by field. */
const isSame = (given: unknown, actual: unknown): boolean => {
  if (typeof given !== 'object' || given === null) return given === actual;
  const left = Object.entries(given);
  const right = new Map(Object.entries(actual as object));
  return left.length === right.size && left.every(([key, value]) => right.get(key) === value);
};

const checkFields = (reading: Reading, at: string, given: Unread, actual: Unread, names: readonly string[]): void => {
  for (const name of names) {
    if (given[name] === undefined || isSame(given[name], actual[name])) continue;
    reading.fault(`${at}${name}`, 'impossible', JSON.stringify(actual[name]), given[name]);
  }
};

/** Finds what a draft says of itself that is not so. */
export const checkDerived = (reading: Reading, draft: Unread, actual: Description): void => {
  checkFields(reading, '', draft, { ...actual }, derivedFields);
  reading.list(draft['players'], 'players').forEach((given, seat) => {
    checkFields(
      reading,
      `players[${seat}].`,
      reading.object(given, `players[${seat}]`),
      { ...actual.players[seat] },
      derivedOfPlayer,
    );
  });
};
