import type { Description } from '@coalbrook/rules';
import type { Reading } from '@coalbrook/rules/input';

type Unread = Readonly<Record<string, unknown>>;

/** Fields of a description that follow from the others. A draft may contain them, but they must be right. */
export const derivedFields = ['pending', 'deckSize', 'aside', 'discarded'] as const;
export const derivedOfPlayer = ['level', 'handSize', 'links', 'automaton'] as const;

const isRecord = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares flat values directly, counts and the pending question field by field. */
const isSame = (given: unknown, actual: unknown): boolean => {
  if (!isRecord(given) || !isRecord(actual)) return given === actual;
  const names = Object.keys(given);
  return names.length === Object.keys(actual).length && names.every((name) => given[name] === actual[name]);
};

const checkFields = (reading: Reading, at: string, given: Unread, actual: Unread, names: readonly string[]): void => {
  for (const name of names) {
    if (given[name] === undefined || isSame(given[name], actual[name])) continue;
    reading.fault(`${at}${name}`, 'impossible', { kind: 'exactly', value: JSON.stringify(actual[name]) }, given[name]);
  }
};

/** Notes derived fields of a draft that are wrong. */
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
