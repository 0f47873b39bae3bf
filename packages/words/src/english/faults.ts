import type { FaultWords } from '../catalogue/faultWords.ts';

const wanted = (expected: string): string => (expected === '' ? 'nothing' : expected);

/** The readers of the house speak English, so what they expected can be said as it is. */
export const faults: FaultWords = {
  expected: (phrase) => phrase,
  found: (phrase) => phrase,
  at: (path) => path,
  complaints: {
    missing: (expected) => `missing, expected ${wanted(expected)}`,
    unknown: (expected, found) => `${found} is unknown, expected ${wanted(expected)}`,
    wrongKind: (expected, found) => `expected ${wanted(expected)}, found ${found}`,
    outOfRange: (expected, found) => `${found} is out of range, expected ${wanted(expected)}`,
    superfluous: (expected, found) => `${found} does not belong here, expected ${wanted(expected)}`,
    otherRules: (expected, found) => `written for rules ${found}, but this program plays rules ${wanted(expected)}`,
    broken: (expected) => `it does not hold that ${expected}`,
    impossible: (expected, found) => `impossible, expected ${wanted(expected)}, found ${found}`,
  },
  refused: (what, rule, why) => `${what} is refused by ${rule}: ${why}`,
  checkDiffers: ({ expected, found }) => `the check value says ${expected}, but the position has ${found}`,
};
