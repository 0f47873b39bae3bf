import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Wish } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { english } from './english/english.ts';
import { german } from './german/german.ts';
import { journalTitle, reportTitle, typedTitle } from './titles.ts';

const titlesOf = (edition: Edition, wish: Wish): readonly (readonly string[])[] => {
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error('no table');
  return [journalTitle(table.value, english), reportTitle(table.value, english)];
};

describe('the title of a game', () => {
  it('leaves out a board named after the game', () => {
    expect(titlesOf(birmingham, { seats: 2, options: ['introductory'] })).toEqual([
      ['Brass: Birmingham', 'Introductory game'],
      ['Brass: Birmingham', 'introductory', '2 seats'],
    ]);
    expect(titlesOf(birmingham, { seats: 1, automata: ['eadweard:normal', 'emily:easy'] })).toEqual([
      ['Brass: Birmingham', 'against Eadweard (normal) and Emily (easy)'],
      ['Brass: Birmingham', '1 seat against eadweard:normal and emily:easy'],
    ]);
  });

  it('names any other board, and says if it is a reconstruction', () => {
    expect(titlesOf(ageOfIndustry, { seats: 3, options: ['develop-lowest'] })).toEqual([
      ['Age of Industry', 'Germany (reconstructed board)', 'Develop the lowest tile'],
      ['Age of Industry', 'Germany (reconstructed board)', 'develop-lowest', '3 seats'],
    ]);
    expect(titlesOf(lancashire, { seats: 2, options: ['community'] })).toEqual([
      ['Brass: Lancashire', 'Alternate Map (reconstructed board)', 'Community two-player variant'],
      ['Brass: Lancashire', 'Alternate Map (reconstructed board)', 'community', '2 seats'],
    ]);
  });

  it('names automata with their difficulty and changes, or in notation', () => {
    const table = makeTable(birmingham, { seats: 1, automata: ['eadweard:hard+cotton-1=0'] });
    if (!table.ok) throw new Error('no table');
    expect([
      journalTitle(table.value, english),
      journalTitle(table.value, german),
      typedTitle(table.value, english),
    ]).toEqual([
      ['Brass: Birmingham', 'against Eadweard (hard, cotton-1=0)'],
      ['Brass: Birmingham', 'gegen Eadweard (schwer, cotton-1=0)'],
      ['Brass: Birmingham', 'against eadweard:hard+cotton-1=0'],
    ]);
  });

  it('does not name the board twice', () => {
    expect(titlesOf(ageOfIndustry, { seats: 5, options: ['new-england'] })).toEqual([
      ['Age of Industry', 'New England (reconstructed board)'],
      ['Age of Industry', 'New England (reconstructed board)', '5 seats'],
    ]);
  });
});
