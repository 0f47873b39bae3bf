import type { Description } from '@coalbrook/rules';
import { isObject } from '@coalbrook/rules/input';
import type { Fields, Reading } from '@coalbrook/rules/input';

/** Fields of a description that follow from the others. A draft may contain them, but they must be right. */
export const derivedFields = ['pending', 'closed', 'deckSize', 'aside', 'discarded'] as const;
export const derivedOfPlayer = ['level', 'handSize', 'links', 'automaton'] as const;

/** Compares flat values directly, lists item by item, counts and the pending question field by field. */
const isSame = (given: unknown, actual: unknown): boolean => {
  if (Array.isArray(given) && Array.isArray(actual)) {
    return given.length === actual.length && given.every((item, index) => item === actual[index]);
  }
  if (!isObject(given) || !isObject(actual)) return given === actual;
  const names = Object.keys(given);
  return names.length === Object.keys(actual).length && names.every((name) => given[name] === actual[name]);
};

const checkFields = (reading: Reading, at: string, given: Fields, actual: Fields, names: readonly string[]): void => {
  for (const name of names) {
    if (given[name] === undefined || isSame(given[name], actual[name])) continue;
    reading.fault(`${at}${name}`, 'impossible', { kind: 'exactly', value: JSON.stringify(actual[name]) }, given[name]);
  }
};

/** Notes derived fields of a draft that are wrong. */
export const checkDerived = (reading: Reading, draft: Fields, actual: Description): void => {
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
