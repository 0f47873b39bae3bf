import { inputFault } from '@coalbrook/rules';
import type { Problem } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { sayDivergence, sayFault } from '../faults.ts';
import { german } from './german.ts';

const header = { edition: 'birmingham', rules: 1, seats: 2, options: [] };

describe('a fault in German', () => {
  it.each<[Problem, string, unknown, string]>([
    ['missing', 'a site', undefined, 'Wort 2: fehlt, erwartet: ein Feld'],
    ['unknown', 'a site', 'leak#1', 'Wort 2: "leak#1" ist unbekannt, erwartet: ein Feld'],
    ['unknown', '', 'x', 'Wort 2: "x" ist unbekannt, erwartet: nichts'],
    ['wrongKind', 'a list', {}, 'Wort 2: erwartet: eine Liste, gefunden: ein Objekt'],
    ['outOfRange', '0 to 9', 12, 'Wort 2: 12 liegt außerhalb des Erlaubten, erwartet: 0 bis 9'],
    ['superfluous', 'one of a, b', 'x', 'Wort 2: "x" gehört nicht hierher, erwartet: eines von a, b'],
    ['otherRules', '1', 7, 'Wort 2: für die Regeln 7 geschrieben, aber dieses Programm spielt nach den Regeln 1'],
    [
      'broken',
      'links lie on lines of their era',
      undefined,
      'Wort 2: nicht erfüllt: Verbindungen liegen auf Strecken ihrer Epoche',
    ],
    ['impossible', 'every seat once', [0, 0], 'Wort 2: unmöglich, erwartet: jeder Spieler einmal, gefunden: [0,0]'],
    ['missing', 'something unheard of', undefined, 'Wort 2: fehlt, erwartet: something unheard of'],
  ])('that is %s becomes a sentence', (problem, expected, found, sentence) => {
    expect(sayFault(inputFault('word 2', problem, expected, found), german)).toBe(sentence);
  });

  it('tells where a record and the rules part ways', () => {
    expect(sayDivergence({ seq: 7, kind: 'check', expected: 'abcd', found: 'efgh' }, header, german)).toBe(
      'entries[7]: der Prüfwert lautet abcd, aber die Stellung hat efgh',
    );
    const refusal = { reason: 'gameIsOver', rule: 'birmingham.score.1', facts: {} } as const;
    expect(sayDivergence({ seq: 7, kind: 'refused', what: 'pass', refusal }, header, german)).toBe(
      'entries[7]: "pass" verstößt gegen birmingham.score.1: Das Spiel ist vorbei, es kann nichts mehr gespielt werden.',
    );
  });
});
