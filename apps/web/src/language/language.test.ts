import { english as englishWords, finishedLanguages, languages } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { messages as german } from './de/messages.ts';
import { english } from './english.ts';
import { textsByCode, catalogues, nextLanguage, preferredLanguage } from './languages.ts';
import { spanOf } from './spanOf.ts';

test.each([
  [[3, 4, 5], '3 to 5'],
  [[2, 4], '2, 4'],
  [[1], '1'],
])('consecutive numbers become a range: %s', (numbers, span) => {
  expect(spanOf(numbers, 'to')).toBe(span);
});

test('the page uses the browser’s first supported language, or English', () => {
  expect(preferredLanguage(['zz-ZZ', 'de-AT', 'en-GB'])).toBe('de');
  expect(preferredLanguage(['EN'])).toBe('en');
  expect(preferredLanguage(['zz', 'yy'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

test('seat counts are written in words', () => {
  expect(english.start.setUp.seatsNeeded([3, 4, 5])).toBe('People and bots at this table: 3 to 5.');
  expect(german.start.setUp.seatsNeeded([3, 4, 5])).toBe('Personen und Bots an diesem Tisch: 3 bis 5.');
});

test('several automata are written as a list', () => {
  const say = ({ start }: typeof english): readonly string[] =>
    [['Eadweard'], ['Eadweard', 'Emily']].map((names) => start.setUp.preset.automata(...names));
  expect(say(english)).toEqual(['You and Eadweard', 'You, Eadweard and Emily']);
  expect(say(german)).toEqual(['Du und Eadweard', 'Du, Eadweard und Emily']);
});

test('cards that will be spent are named with the reason', () => {
  const say = ({ desk }: typeof english): string =>
    desk.cardsPreset([desk.cardPreset('Dudley', 'nothing'), desk.cardPreset('Stafford', 'spare')]);
  expect(say(english)).toBe(
    'Spends Dudley (no longer of use) and Stafford (you have another one). You can choose other cards instead.',
  );
  expect(say(german)).toBe(
    'Abgeworfen werden Dudley (nicht mehr zu gebrauchen) und Stafford (davon hast du noch eine). Du kannst auch andere Karten wählen.',
  );
});

test('long German words get soft hyphens and are otherwise unchanged', () => {
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

test('the page has all finished languages of the game, and none that the game has not', () => {
  const known = languages.map(({ code }) => code);
  expect(Object.keys(catalogues).filter((code) => !known.includes(code))).toEqual([]);
  expect(finishedLanguages.filter(({ code }) => !(code in catalogues))).toEqual([]);
});

test('a new language needs only a folder, and what it lacks is English', () => {
  const { xx } = textsByCode({ './xx/messages.ts': { common: { close: 'Sluiten' } } }, english);
  expect(xx?.common.close).toBe('Sluiten');
  expect(xx?.common.cancel).toBe(english.common.cancel);
  expect(xx?.desk).toEqual(english.desk);
});

test('what a language lacks is English in every file that loads texts', () => {
  const files = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
  const loading = Object.entries(files).filter(([, text]) => text.includes('import.meta.glob'));
  const unfilled = loading.filter(([, text]) => !/\btexts(?:ByCode|Hook)(?:<\w+>)?\(\s*import\.meta\.glob/.test(text));
  // English words would be looked for in rules of another language.
  expect(unfilled.map(([path]) => path)).toEqual(['./ruleSearchTexts.ts']);
  expect(loading.length).toBeGreaterThan(20);
});

test('only a finished language is used without being chosen', () => {
  expect(preferredLanguage(['XX-YY', 'de'])).toBe('de');
  expect(preferredLanguage(['zz-ZZ', 'XX-YY', 'en'], ['en', 'xx'])).toBe('xx');
});

test('the language key cycles through all languages', () => {
  const all = [...languages, { ...englishWords, code: 'xx', name: 'Pretend' }];
  const round = all.map(({ code }) => nextLanguage(code, all).code);
  expect(round.toSorted()).toEqual(all.map(({ code }) => code).toSorted());
  expect(round.every((code, index) => code !== all[index].code)).toBe(true);
  expect(nextLanguage('unheard-of', all)).toBe(all[0]);
});
