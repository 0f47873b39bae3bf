/** One clear English line for everything that can be wrong with what was typed, stored or sent. */

import { tableOf } from '@coalbrook/record';
import type { Divergence, Header } from '@coalbrook/record';
import { show } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules';

import { explain } from './words/refusals.ts';

/** Characters that would break a line or move a terminal's cursor. */
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A text on one line, with whatever cannot be printed spelt out. */
export const oneLine = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What is wrong, without saying where. */
export const complaintOf = ({ problem, expected, found }: InputFault): string => {
  const wanted = expected === '' ? 'nothing' : expected;
  switch (problem) {
    case 'missing':
      return `missing, expected ${wanted}`;
    case 'unknown':
      return `${found} is unknown, expected ${wanted}`;
    case 'wrongKind':
      return `expected ${wanted}, found ${found}`;
    case 'outOfRange':
      return `${found} is out of range, expected ${wanted}`;
    case 'superfluous':
      return `${found} does not belong here, expected ${wanted}`;
    case 'otherRules':
      return `written for rules ${found}, but this program plays rules ${wanted}`;
    case 'broken':
      return `it does not hold that ${expected}`;
    case 'impossible':
      return `impossible, expected ${wanted}, found ${found}`;
  }
};

export const sentenceOf = (fault: InputFault): string => oneLine(`${fault.at}: ${complaintOf(fault)}`);

const MOST_LINES = 20;

/** The first lines of what may be many, and how many more there are. */
export const firstLines = (lines: readonly string[]): readonly string[] => {
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines;
};

/** The entry at which a record and the rules part ways, and why. */
export const divergenceOf = (divergence: Divergence, header: Header): string => {
  const at = `entries[${divergence.seq}]`;
  switch (divergence.kind) {
    case 'input':
      return sentenceOf(divergence.fault);
    case 'refused': {
      const { refusal, what } = divergence;
      const table = tableOf(header);
      const why = table.ok ? explain(table.value, refusal) : refusal.reason;
      return oneLine(`${at}: ${show(what)} is refused by ${refusal.rule}: ${why}`);
    }
    case 'check':
      return `${at}: the check value says ${divergence.expected}, but the position has ${divergence.found}`;
  }
};
