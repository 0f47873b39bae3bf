import { birmingham } from '@coalbrook/editions';
import { english, findLanguage, sayKind, thingsOf } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';
import { describe, expect, test } from 'vitest';

import { palette as germanTexts } from '../language/de/palette.ts';
import { palette as englishTexts } from '../language/en/palette.ts';
import { tableFor } from './fixtures.ts';
import { wishOf } from './wish.ts';

const table = tableFor(birmingham);
const german = findLanguage('de') ?? english;

const said = (text: string, language: Language = english): readonly string[] => {
  const words = {
    things: thingsOf(table, language),
    kind: (kind: Parameters<typeof sayKind>[1]) => sayKind(table, kind, language),
    synonyms: language === english ? englishTexts.synonyms : germanTexts.synonyms,
  };
  return wishOf(table, text, words).map((target) => {
    switch (target.on) {
      case 'kind':
        return target.kind;
      case 'place':
        return table.places[target.place].slug;
      case 'industry':
        return table.industries[target.industry].slug;
      case 'link':
        return table.links[target.link].slug;
      case 'site':
        return table.sites[target.site].slug;
      default:
        return target.on;
    }
  });
};

describe('what was typed without a match', () => {
  test('names an action, a place and an industry', () => {
    expect(said('build cotton stoke')).toEqual(['build', 'cotton', 'stoke']);
    expect(said('sell pottery')).toEqual(['sell', 'pottery']);
    expect(said('Baumwollspinnerei in Leek bauen', german)).toEqual(['build', 'leek', 'cotton']);
  });

  test('may use other words', () => {
    expect(said('rail')).toEqual(['network']);
    expect(said('borrow')).toEqual(['loan']);
    expect(said('schiene', german)).toEqual(['network']);
  });

  test('names the line between two places', () => {
    const [line = ''] = said('link stone stafford').slice(1);
    expect(table.links.some(({ slug }) => slug === line)).toBe(true);
  });

  test('may be in the notation of records', () => {
    expect(said('build stone#2 coal')).toEqual(['build', 'stone#2', 'coal']);
  });

  test('may mean nothing', () => {
    expect(said('no such thing')).toEqual([]);
    expect(said('')).toEqual([]);
  });
});
