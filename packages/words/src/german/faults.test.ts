import { birmingham } from '@coalbrook/editions';
import { inputFault } from '@coalbrook/rules/input';
import type { Expected, Problem } from '@coalbrook/rules/input';
import { describe, expect, it } from 'vitest';

import { sayDivergence, sayFault } from '../faults.ts';
import { german } from './german.ts';

const header = { edition: 'birmingham', rules: birmingham.rules, seats: 2, options: [] };

describe('a fault in German', () => {
  it.each<[Problem, Expected, unknown, string]>([
    ['missing', { kind: 'thing', thing: 'site' }, undefined, 'Wort 2: fehlt, erwartet: ein Feld'],
    ['unknown', { kind: 'thing', thing: 'site' }, 'leak#1', 'Wort 2: "leak#1" ist unbekannt, erwartet: ein Feld'],
    ['wrongKind', { kind: 'list' }, {}, 'Wort 2: erwartet: eine Liste, gefunden: ein Objekt'],
    [
      'outOfRange',
      { kind: 'range', low: 0, high: 9 },
      12,
      'Wort 2: 12 liegt außerhalb des Erlaubten, erwartet: 0 bis 9',
    ],
    [
      'superfluous',
      { kind: 'oneOf', words: ['a', 'b'] },
      'x',
      'Wort 2: "x" gehört nicht hierher, erwartet: eines von a, b',
    ],
    [
      'otherRules',
      { kind: 'exactly', value: '1' },
      7,
      'Wort 2: für die Regeln 7 geschrieben, aber dieses Programm kennt sie nur bis 1',
    ],
    [
      'broken',
      { kind: 'invariant', name: 'linksOnLinesOfTheirEra' },
      undefined,
      'Wort 2: nicht erfüllt: Verbindungen liegen auf Strecken ihrer Epoche',
    ],
    [
      'impossible',
      { kind: 'eachOnce', what: 'seat' },
      [0, 0],
      'Wort 2: unmöglich, erwartet: jeder Spieler einmal, gefunden: [0,0]',
    ],
  ])('that is %s becomes a sentence', (problem, expected, found, sentence) => {
    expect(sayFault(inputFault({ at: '', word: 2 }, problem, expected, found), german)).toBe(sentence);
  });

  it('names the rules of a record that are not the newest', () => {
    const { rules: newest } = birmingham;
    const earlier = { ...header, rules: 1 };
    expect(sayDivergence({ seq: 7, kind: 'check', expected: 'abcd', found: 'efgh' }, earlier, german)).toBe(
      `entries[7]: der Prüfwert lautet abcd, aber die Stellung hat efgh (gespielt nach den Regeln 1, die neuesten sind die Regeln ${newest})`,
    );
  });

  it('names the first entry that does not match the rules', () => {
    expect(sayDivergence({ seq: 7, kind: 'check', expected: 'abcd', found: 'efgh' }, header, german)).toBe(
      'entries[7]: der Prüfwert lautet abcd, aber die Stellung hat efgh',
    );
    const refusal = { reason: 'gameIsOver', rule: 'birmingham.score.1', facts: {} } as const;
    expect(sayDivergence({ seq: 7, kind: 'refused', what: 'pass', refusal }, header, german)).toBe(
      'entries[7]: "pass" verstößt gegen birmingham.score.1: Das Spiel ist vorbei, es kann nichts mehr gespielt werden.',
    );
  });
});
