import { inputFault } from '@coalbrook/rules/input';
import type { Expected, Problem } from '@coalbrook/rules/input';
import { oneLine } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { divergenceOf, firstLines, sentenceOf } from './faults.ts';

const header = { edition: 'birmingham', rules: 2, seats: 2, options: [] };

describe('a fault', () => {
  it.each<[Problem, Expected, unknown, string]>([
    ['missing', { kind: 'thing', thing: 'site' }, undefined, 'word 2: missing, expected a site'],
    ['unknown', { kind: 'thing', thing: 'site' }, 'leak#1', 'word 2: "leak#1" is unknown, expected a site'],
    ['wrongKind', { kind: 'list' }, 7, 'word 2: expected a list, found 7'],
    ['outOfRange', { kind: 'seats', seats: [2, 3, 4] }, 7, 'word 2: 7 is out of range, expected 2, 3 or 4 seats'],
    ['superfluous', { kind: 'nothingMore' }, 'x', 'word 2: "x" does not belong here, expected nothing more'],
    [
      'otherRules',
      { kind: 'exactly', value: '1' },
      7,
      'word 2: written for rules 7, but this program plays rules up to 1',
    ],
    [
      'broken',
      { kind: 'invariant', name: 'linksOnLinesOfTheirEra' },
      undefined,
      'word 2: this must hold: links lie on lines of their era',
    ],
    [
      'impossible',
      { kind: 'eachOnce', what: 'seat' },
      [0, 0],
      'word 2: impossible, expected every seat once, found [0,0]',
    ],
  ])('that is %s becomes a sentence', (problem, expected, found, sentence) => {
    expect(sentenceOf(inputFault({ at: '', word: 2 }, problem, expected, found))).toBe(sentence);
  });

  it('takes one line, whatever the input', () => {
    expect(oneLine('a\nb\u001b[31m\u2028')).toBe(String.raw`a\u000ab\u001b[31m\u2028`);
    expect(sentenceOf(inputFault('a\nb', 'unknown', { kind: 'exactly', value: 'x' }, '\u0085'))).not.toMatch(
      /[\n\u0085]/,
    );
  });
});

describe('many faults', () => {
  it('are listed up to a limit', () => {
    const lines = Array.from({ length: 23 }, (_, line) => String(line));
    expect(firstLines(lines)).toEqual([...lines.slice(0, 20), 'and 3 more']);
    expect(firstLines(lines.slice(0, 20))).toEqual(lines.slice(0, 20));
  });
});

describe('a divergence', () => {
  it('names the entry and why', () => {
    expect(divergenceOf({ seq: 7, kind: 'check', expected: 'abcd', found: 'efgh' }, header)).toBe(
      'entries[7]: the check value says abcd, but the position has efgh',
    );
    const refusal = { reason: 'gameIsOver', rule: 'birmingham.score.1', facts: {} } as const;
    expect(divergenceOf({ seq: 7, kind: 'refused', what: 'pass', refusal }, header)).toMatch(
      /^entries\[7\]: "pass" is refused by birmingham\.score\.1: .+/,
    );
  });
});
