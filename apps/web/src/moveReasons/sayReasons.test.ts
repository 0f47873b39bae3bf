import { purposeOf, reasonsFor } from '@coalbrook/guide';
import { tableFor } from '@coalbrook/record';
import { awaitsChance, beginGame, draw, legalActions, mask, seededDraw, seedOf } from '@coalbrook/rules';
import type { LinkId, Seat, SiteId, TileId } from '@coalbrook/rules';
import { finishedLanguages } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { guidedTexts as german } from '../language/de/guided.ts';
import { guidedTexts as english } from '../language/en/guided.ts';
import { sayReasons } from './sayReasons.ts';

const made = tableFor('birmingham', { seats: 2, options: ['introductory'], automata: [] });
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const table = made.value;

const me = 0 as Seat;
const state = beginGame(table);
while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('words')));
state.actor = me;
const dudley = table.sites.findIndex(({ slug }) => slug === 'dudley#1') as SiteId;
state.tile[dudley] = table.tiles.findIndex(({ slug }) => slug === 'coal-1') as TileId;
state.tileOwner[dudley] = me;
state.cubes[dudley] = 2;
const view = mask(table, state, me);

it('says in every language what a move does', () => {
  const link = table.links.findIndex(({ slug }) => slug === 'birmingham-dudley') as LinkId;
  const said = finishedLanguages.map((language) =>
    sayReasons(table, view, [table.catalogue.network[link]], language.code === 'de' ? german : english, language),
  );
  expect(said[0]).toContain('The coal of your coal mine in Dudley then reaches Birmingham.');
  expect(said[1]).toContain('Kohle aus deinem Kohlebergwerk in Dudley kommt dann bis Birmingham.');
});

it('says what a link scores for', () => {
  const scored = state.copy();
  scored.flipped[dudley] = 1;
  const said = (slug: string): readonly string[] =>
    finishedLanguages.map((language) => {
      const link = table.links.findIndex((one) => one.slug === slug) as LinkId;
      const texts = language.code === 'de' ? german : english;
      return sayReasons(table, mask(table, scored, me), [table.catalogue.network[link]], texts, language).join(' ');
    });
  expect(said('birmingham-dudley')[0]).toContain('it scores 2 points, for a flipped tile in Dudley.');
  scored.linkOwner[table.links.findIndex(({ slug }) => slug === 'birmingham-dudley')] = me;
  expect(said('birmingham-oxford')[0]).toContain('it scores 2 points, for Oxford at the edge of the map.');
  expect(said('birmingham-oxford')[1]).toContain('bringt das 2 Punkte für Oxford am Rand des Spielplans.');
  const birmingham = table.sites.findIndex(({ slug }) => slug === 'birmingham#1');
  scored.tile[birmingham] = scored.tile[dudley];
  scored.tileOwner[birmingham] = me;
  scored.flipped[birmingham] = 1;
  expect(said('birmingham-oxford')[0]).toMatch(/4 points: .*2 for a flipped tile in Birmingham/);
});

it('warns of a late loan', () => {
  const loan = english.reasons.loan('£7', '£3', '£6', 2);
  expect(loan).toContain('two rounds are left');
  expect(english.reasons.loan('£7', '£3', '£21', 7)).not.toContain('late');
});

it('says that a loan makes income negative', () => {
  const poor = state.copy();
  poor.round = 3;
  poor.income[me] = table.track.levelOf.indexOf(2);
  const said = finishedLanguages.map((language) =>
    sayReasons(
      table,
      mask(table, poor, me),
      [table.catalogue.loan[0]],
      language.code === 'de' ? german : english,
      language,
    ).at(-1),
  );
  expect(said).toEqual([
    'Your income falls to −£1: you pay that each round.',
    'Dein Einkommen sinkt auf −£1: Das zahlst du jede Runde.',
  ]);
});

it('says how many tiles still lie above the next level', () => {
  expect(english.reasons.above(2, 'I', 'II', true)).toBe(
    'Two more level I tiles then lie above level II, which brings more points.',
  );
  expect(english.reasons.above(1, 'I', 'II', false)).toBe('One more level I tile then lies above level II.');
  expect(german.reasons.above(2, 'I', 'II', true)).toBe(
    'Dann liegen noch zwei Plättchen der Stufe I über Stufe II, die mehr Punkte bringt.',
  );
  expect(german.reasons.above(1, 'I', 'II', false)).toBe('Dann liegt noch ein Plättchen der Stufe I über Stufe II.');
});

it('says of points that are counted twice what is printed on the tile', () => {
  const { gainPoints, better } = english.reasons;
  expect(gainPoints({ points: 5, times: 2 })).toBe('5 points, counted twice');
  expect(gainPoints({ points: 5, times: 1 })).toBe('5 points');
  expect(german.reasons.gainPoints({ points: 5, times: 2 })).toBe('5 Punkte, doppelt gezählt');
  const noun = { one: 'iron works', many: 'iron works', gender: 'n' } as const;
  expect(better(noun, 'II', { points: 3, times: 1 }, { points: 5, times: 2 })).toContain(
    '5 points, counted twice, instead of 3.',
  );
  expect(better(noun, 'III', { points: 5, times: 2 }, { points: 7, times: 2 })).toContain(
    '7 points instead of 5, counted twice.',
  );
});

it('says of a loan near the end what its money counts', () => {
  expect(english.reasons.lastLoan(4, '£4', 15)).toBe(
    'At the end, every £4 is worth a point, up to 15. After what it costs in income, the loan brings you 4 points.',
  );
  expect(english.reasons.lastLoan(-3, '£4', 15)).toContain('adds none');
  expect(german.reasons.lastLoan(1, '£4', undefined)).toContain('bringen je £4 einen Punkt. ');
  expect(english.reasons.purse('£51', false)).toBe('You have £51.');
});

it('says what such moves are good for where there is no particular reason', () => {
  const [language] = finishedLanguages;
  const bare = legalActions(table, view).filter((action) => reasonsFor(table, view, [action]).length === 0);
  expect(bare.length).toBeGreaterThan(0);
  for (const action of bare)
    expect(sayReasons(table, view, [action], english, language)).toEqual([
      english.purposes[purposeOf(table, view, action)],
    ]);
});
