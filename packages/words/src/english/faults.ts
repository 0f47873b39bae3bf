import type { FaultWords } from '../catalogue/faultWords.ts';
import { expectations } from './expectations.ts';

export const faults: FaultWords = {
  expected: expectations,
  found: {
    nothing: () => 'nothing',
    object: () => 'an object',
    list: ({ length }) => `a list of ${length}`,
    value: ({ text }) => text,
    longerLine: () => 'a longer line',
    unparsable: () => 'something else',
  },
  documents: {
    board: 'the board',
    deck: 'the deck',
    draft: 'the draft',
    file: 'the file',
    lesson: 'the lesson',
    line: 'the line',
    link: 'the link',
    record: 'the record',
    setUp: 'the set-up',
    wish: 'the table',
  },
  word: (number) => `word ${number}`,
  complaints: {
    missing: (expected) => `missing, expected ${expected}`,
    unknown: (expected, found) => `${found} is unknown, expected ${expected}`,
    wrongKind: (expected, found) => `expected ${expected}, found ${found}`,
    outOfRange: (expected, found) => `${found} is out of range, expected ${expected}`,
    superfluous: (expected, found) => `${found} does not belong here, expected ${expected}`,
    otherRules: (expected, found) => `written for rules ${found}, but this program plays rules up to ${expected}`,
    broken: (expected) => `this must hold: ${expected}`,
    impossible: (expected, found) => `impossible, expected ${expected}, found ${found}`,
  },
  refused: (what, rule, why) => `${what} is refused by ${rule}: ${why}`,
  earlierRules: (rules, newest) => `played by rules ${rules}; the newest are rules ${newest}`,
  checkDiffers: ({ expected, found }) => `the check value says ${expected}, but the position has ${found}`,
};
