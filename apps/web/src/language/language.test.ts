import { expect, test } from 'vitest';

import { english } from './english.ts';
import { german } from './german.ts';
import { preferredLanguage } from './languages.ts';
import { spanOf } from './spanOf.ts';

test.each([
  [[3, 4, 5], '3 to 5'],
  [[2, 4], '2, 4'],
  [[1], '1'],
])('numbers without a gap become a span: %s', (numbers, span) => {
  expect(spanOf(numbers, 'to')).toBe(span);
});

test('the page speaks the first language of the browser that it knows, else English', () => {
  expect(preferredLanguage(['fr-FR', 'de-AT', 'en-GB'])).toBe('de');
  expect(preferredLanguage(['EN'])).toBe('en');
  expect(preferredLanguage(['fr', 'nl'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

test('the numbers of seats are told in words', () => {
  expect(english.start.setUp.seatsNeeded([3, 4, 5])).toBe('People and bots at this table: 3 to 5.');
  expect(german.start.setUp.seatsNeeded([3, 4, 5])).toBe('Personen und Bots an diesem Tisch: 3 bis 5.');
});

test('a company of automata is a list', () => {
  const say = ({ start }: typeof english): readonly string[] =>
    [['Eadweard'], ['Eadweard', 'Emily']].map((names) => start.setUp.preset.automata(...names));
  expect(say(english)).toEqual(['You and Eadweard', 'You, Eadweard and Emily']);
  expect(say(german)).toEqual(['Du und Eadweard', 'Du, Eadweard und Emily']);
});

test('cards that will be spent are counted', () => {
  for (const { desk } of [english, german]) {
    expect(desk.cardLater(1)).not.toMatch(/\d/);
    expect(desk.cardLater(3)).toContain('3');
  }
});

test('long German words say where they may be broken, and are otherwise as they were', () => {
  const { hyphenate } = german.desk;
  const words = ['Baumwollspinnerei', 'Konsumgüterfabrik', 'Verbindungen', 'Einkommen', 'Plättchen', 'Bahn'];
  expect(words.map((word) => hyphenate(word).replaceAll('\u00AD', '|'))).toEqual([
    'Baumwoll|spinnerei',
    'Konsum|güterfabrik',
    'Ver|bin|dungen',
    'Ein|kommen',
    'Plättchen',
    'Bahn',
  ]);
});
