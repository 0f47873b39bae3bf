import {
  absences,
  documents,
  invariantNames,
  itemKinds,
  plainExpectations,
  problems,
  things,
  uniques,
} from '@coalbrook/rules/input';
import type { Expected, Found, InputFault, PlainExpectation } from '@coalbrook/rules/input';
import { describe, expect, it } from 'vitest';

import { sayComplaint, sayExpected, sayFault, sayFound, sayPlace } from './faults.ts';
import { finishedLanguages } from './languages.ts';
import { aGap, anEnglishWord } from './wording.ts';

type Figured = Exclude<Expected, { readonly kind: PlainExpectation }>;
type Samples = {
  readonly [Kind in Figured['kind']]: readonly Omit<Extract<Figured, { readonly kind: Kind }>, 'kind'>[];
};

/** Figures for every reason that has some; a reason without a sample does not compile. */
const samples: Samples = {
  thing: things.map((thing) => ({ thing })),
  range: [{ low: 0, high: 9 }],
  numberFrom: [{ low: 0, high: 9 }],
  wholeNumberFrom: [{ low: 0, high: 9 }],
  exactly: [{ value: '7' }],
  oneOf: [{ words: ['x'] }, { words: ['x', 'y'] }],
  inOrder: [{ words: ['x', 'y'] }],
  word: [{ word: 'x' }],
  atMost: [{ most: 1 }],
  characters: [{ most: 60 }],
  bytes: [{ most: 60 }],
  shortName: [{ most: 60 }],
  depth: [{ most: 32 }],
  eachOnce: uniques.map((what) => ({ what })),
  none: absences.map((what) => ({ what })),
  items: itemKinds.flatMap((items) => [
    { items },
    { items, least: 1 },
    { items, most: 1 },
    { items, most: 0, placeKind: 'x' },
    { items, least: 2, most: 3 },
  ]),
  placeOfKind: [{ kinds: ['x', 'y'] }],
  noWordOfMoves: [{ words: ['x', 'y'] }],
  siteFor: [{ industry: 'x' }],
  namedAfterEnds: [{ example: 'x-y' }],
  boardFor: [{ edition: 'x' }],
  noField: [{ field: 'x' }],
  lineOfEra: [{ era: 'x' }],
  aboveLevel: [{ level: 2 }],
  levelAsPoints: [{ level: 2 }],
  tileOfEra: [{ era: 'x' }],
  otherRules: [{ rules: 2 }],
  asInThisGame: [{ value: 'true' }],
  tilesOf: [{ industry: 'x' }],
  openSpace: [{ seats: 2 }],
  openSpaces: [{ seats: 2, most: 1 }],
  spacesFor: [{ place: 'x' }],
  gap: [{ least: 40 }],
  clearance: [{ least: 12 }],
  wayTo: [
    { place: 'x', by: 'line' },
    { place: 'x', by: 'lane' },
  ],
  wayToTheRest: [{ places: ['x', 'y'] }],
  deckSize: [{ seats: 2, multipleOf: 4, least: 20, most: 80, own: 9 }],
  seats: [{ seats: [2] }, { seats: [3, 4] }],
  peopleBesideAutomata: [{ people: 1 }],
  oneOption: [{ edition: 'lancashire', options: ['virtual-link', 'virtual-link-both'] }],
  mapWith: [{ edition: 'lancashire', place: 'X', notWith: 'community' }],
  automatonToo: [{ automaton: 'x' }],
  matChange: [{ example: 'x-1=3' }],
  cardsOfSet: [{ set: 'x' }],
  exceptFor: [{ value: 'false', industry: 'x' }],
  falseBeside: [{ field: 'x' }],
  placeWithSiteFor: [
    { industry: 'x', mustBeTown: true },
    { industry: 'x', mustBeTown: false },
  ],
  placesOrAlone: [{ wild: '*' }],
  invariant: invariantNames.map((name) => ({ name })),
  oneOfUrn: [{ urn: 'x' }],
  receiver: [{ seat: undefined }, { seat: 1 }],
  sitters: [{ count: 2 }],
  sitter: [{ isAutomaton: true }, { isAutomaton: false }],
  seatNumber: [
    { seats: undefined, orNobody: false },
    { seats: 4, orNobody: true },
  ],
};

const expectations: readonly Expected[] = [
  ...plainExpectations.map((kind) => ({ kind })),
  ...Object.entries(samples).flatMap(([kind, figures]) => figures.map((some) => ({ kind, ...some }) as Expected)),
];

const finds: readonly Found[] = [
  { kind: 'nothing' },
  { kind: 'object' },
  { kind: 'list', length: 1 },
  { kind: 'list', length: 2 },
  { kind: 'value', text: '7' },
  { kind: 'longerLine' },
  { kind: 'unparsable' },
];

const fault: InputFault = {
  at: '',
  problem: 'missing',
  expected: { kind: 'thing', thing: 'site' },
  found: { kind: 'nothing' },
};

describe.each(finishedLanguages.map((language) => [language.name, language] as const))('%s', (_, language) => {
  const faulty = (texts: readonly string[]): readonly string[] =>
    texts.filter(
      (text) =>
        text.trim() === '' ||
        aGap.test(text) ||
        (language.code !== 'en' && anEnglishWord.test(text.replaceAll('Link', 'x'))),
    );

  it('has a phrase for everything that can be expected or found', () => {
    expect(faulty(expectations.map((expected) => sayExpected(expected, language)))).toEqual([]);
    expect(faulty(finds.map((found) => sayFound(found, language)))).toEqual([]);
  });

  it('has a different phrase for every reason without figures', () => {
    const phrases = plainExpectations.map((kind) => sayExpected({ kind }, language));
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  it('has a sentence for every problem', () => {
    const sentences = problems.map((problem) => sayComplaint({ ...fault, problem }, language));
    expect(faulty(sentences)).toEqual([]);
    expect(new Set(sentences).size).toBe(problems.length);
  });

  it('names every document, a path in it, and a word of a text', () => {
    const named = documents.map((document) => sayPlace({ ...fault, document }, language));
    expect(faulty(named)).toEqual([]);
    expect(sayPlace({ ...fault, document: 'board', at: 'places[2]' }, language)).toBe('places[2]');
    expect(sayPlace({ ...fault, at: 'entries[3]', word: 2 }, language)).toMatch(/^entries\[3\], \p{L}+ 2$/u);
    expect(sayFault({ ...fault, word: 2 }, language)).toMatch(/^\p{L}+ 2: .+$/u);
  });
});
