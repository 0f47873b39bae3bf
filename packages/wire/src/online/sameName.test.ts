import { expect, it } from 'vitest';

import { isName } from './newTable.ts';
import { isSameName } from './sameName.ts';

it.each([
  ['Ann', ' ANN '],
  ['Ann Lee', 'Ann  Lee'],
  ['Ann Lee', 'Ann\u00A0Lee'],
  ['Anna', 'Аnnа'], // Cyrillic
  ['Ivan', 'lvan'],
  ['Ian', 'lan'],
  ['Bob', 'B0b'],
  ['Bill', 'Bi11'],
  ['Bill', 'B|ll'],
  ['Tom', 'Torn'],
  ['Wim', 'VVim'],
  ['Otto', 'Ottο'], // Greek
  ['Nina', 'Νina'], // Greek, a capital letter
  ['Dave', 'Daνe'], // Greek, a small one
  ['ΑΝΝΑ', 'Αννα'],
  ['ИВАН', 'иван'],
  ['Anna', 'Ａｎｎａ'],
  ['Anna', '𝐀𝓷𝕟𝖆'],
  ['Anna', 'Ⓐⓝⓝⓐ'],
  ['Anna', '🅰nna'],
  ['Ann', 'A\u200Bn\u200Dn'],
  ['Ann', '\u202EAnn\u2066'],
  ['Ann', 'An\u00ADn\uFE0F'],
  ['Ann', 'Ann\u3164'],
  ['Ann', 'Ann\u2800'],
  ['André', 'Andre\u0301'],
  ['Andre', 'André'],
  ['Zoe', 'Zo\u0308\u0323e'],
  ['Grosse', 'Große'],
  ['Sam', '5am'],
  ['Ana-Maria', 'Ana–Maria'],
  ['O’Neil', "O'Neil"],
  ['Igor', 'Іgоr'], // Cyrillic
  ['Søren', 'Soren'],
  ['Ali', 'Alı'],
  ['Ann Lee', 'Annlee'],
  ['Ben', 'B e n'],
  ['Milo Ivan', 'Milo\u115FIvan'],
  ['Milo', 'r n ilo'],
  ['Milo', 'Mi\u05C0o'],
])('%j looks like %j', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
});

it.each([
  ['Ann', 'Anna'],
  ['Player 2', 'Player 3'],
  ['p0', 'p1'],
  ['Ada', 'Ida'],
  ['Marta', 'Maria'],
  ['李雷', '韩梅梅'],
  ['Иван', 'Ирина'],
  ['Νίκος', 'Νίκη'],
  ['🐙', '🦊'],
  ['שרה', 'רחל'],
])('%j does not look like %j', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

it.each(['\u3164', '\u2800', '\u115F\u1160', ' \u2800 ', '\u0301'])(
  'a name of which nothing can be seen is none: %j',
  (name) => {
    expect(isName(name)).toBe(false);
  },
);

it.each(['李雷', '🐙', 'שרה', '0', '!', 'Zoë'])('%j is a name', (name) => {
  expect(isName(name)).toBe(true);
});
