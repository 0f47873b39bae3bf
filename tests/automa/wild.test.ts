import { expect, it } from 'vitest';

import { deedsOf, EADWEARD, EMILY, firstTurnOf, hurdlesOf, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { BOTH } from './tableHelp.ts';

/** Wild locations: a manufacturer, where the slot shows a link as well, and a brewery. */
const MANUFACTURER = '26/3p';
const BREWERY = '29/3p';

const base: Setting = { automata: BOTH };

const merchantsWith = (oxford: string): NonNullable<Setting['merchants']> => ({
  'shrewsbury#1': { tile: 'blank' },
  'oxford#1': { tile: oxford, barrel: false },
  'oxford#2': { tile: 'blank' },
  'gloucester#1': { tile: 'blank' },
});

/** What he does first with a card. */
const firstDeed = (setting: Setting, card: string, seat = EADWEARD): string | undefined =>
  deedsOf(turnOf({ ...base, ...setting }, [card, '3'], seat), seat)[0];

/** Only manufacturers from VII upwards are left; number VII has no link icon and needs coal. */
const onlySeven = { mat: { 'manufacturer-2': 0, 'manufacturer-5': 0, 'manufacturer-6': 0 } };

it('birmingham-automa.wild.1: any town can be chosen, even one without game cards', () => {
  expect(firstDeed({}, MANUFACTURER)).toBe('build manufacturer-2 belper#1');
  expect(firstDeed({}, BREWERY)).toBe('build brewery-1 burton#2');
});

it('birmingham-automa.wild.1: only towns where the tile can be built are considered', () => {
  // The site in Burton is taken; or he has a tile there already, and it is the canal era.
  const taken: Setting = { tiles: { 'burton#2': { seat: PERSON, tile: 'brewery-1' } } };
  expect(firstDeed(taken, BREWERY)).toBe('build brewery-1 coalbrookdale#1');
  const own: Setting = { tiles: { 'burton#1': { seat: EADWEARD, tile: 'coal-2' } } };
  expect(firstDeed(own, BREWERY)).toBe('build brewery-1 coalbrookdale#1');
  const rail: Setting = { ...own, era: 'rail', automaton: { mat: { 'brewery-1': 0 } } };
  expect(firstDeed(rail, BREWERY)).toBe('build brewery-2 burton#2');
});

it('birmingham-automa.wild.1: a farm cannot be chosen', () => {
  // With a canal to it the northern farm would be best.
  const setting: Setting = { links: { 'cannock-farm-north': EADWEARD } };
  expect(firstDeed(setting, BREWERY)).toBe('build brewery-1 burton#2');
});

it('birmingham-automa.wild.1: no link is laid, even if the slot shows one', () => {
  // A canal from Dudley to Birmingham would bring the coal that manufacturer I needs.
  const setting: Setting = {
    automata: ['eadweard:easy', 'emily:easy'],
    tiles: {
      'dudley#1': { seat: PERSON, tile: 'coal-1' },
      'dudley#2': { seat: EADWEARD, tile: 'iron-1', flipped: true },
    },
  };
  expect(deedsOf(turnOf(setting, ['9', '3']))).toEqual([
    'link birmingham-dudley',
    expect.stringMatching(/^build manu/),
  ]);
  const scene = turnOf(setting, [MANUFACTURER, '11', '3']);
  expect(deedsOf(scene)[0]).toBe('build pottery-1 stafford#2');
  expect(hurdlesOf(scene)[0]).toMatch(/^26\/3p 0 /);
});

it('birmingham-automa.wild.1: the slot is not possible if there is no such town', () => {
  const mat = { 'brewery-1': 0, 'brewery-2': 0, 'brewery-3': 0 };
  const scene = turnOf({ ...base, automaton: { mat } }, [BREWERY, '11', '5']);
  expect(deedsOf(scene)[0]).toBe('build pottery-1 stafford#2');
});

it('birmingham-automa.wild.2: the town that most of his links touch is chosen', () => {
  // Stone: two of his links and two of the person's. Nuneaton and Stafford: one of his.
  const setting: Setting = {
    era: 'rail',
    links: {
      'stoke-stone': EADWEARD,
      'stafford-stone': EADWEARD,
      'nuneaton-tamworth': EADWEARD,
      'burton-stone': PERSON,
      'stone-uttoxeter': PERSON,
    },
    automaton: { mat: { 'brewery-1': 0 } },
  };
  expect(firstDeed(setting, BREWERY)).toBe('build brewery-2 stone#1');
});

it('birmingham-automa.wild.2: links of others do not count', () => {
  const setting: Setting = {
    links: {
      'stoke-stone': EMILY,
      'stafford-stone': EMILY,
      'birmingham-walsall': PERSON,
      'cannock-walsall': PERSON,
      'nuneaton-tamworth': EADWEARD,
    },
  };
  expect(firstDeed(setting, BREWERY)).toBe('build brewery-1 nuneaton#1');
  expect(firstDeed(setting, BREWERY, EMILY)).toBe('build brewery-1 stone#1');
});

/** One of his links touches Wolverhampton, which sells nothing; Birmingham is linked by the person to a buyer. */
const iconsOrSale: Setting = {
  links: {
    'coalbrookdale-wolverhampton': EADWEARD,
    'coalbrookdale-shrewsbury': EADWEARD,
    'birmingham-oxford': PERSON,
  },
  merchants: merchantsWith('manufacturer'),
};

it('birmingham-automa.wild.2: the icons of the new tile count', () => {
  expect(firstDeed(iconsOrSale, MANUFACTURER)).toBe('build manufacturer-2 wolverhampton#1');
});

it('birmingham-automa.wild.2: a tile without link icons gains nothing from links', () => {
  expect(firstDeed({ ...iconsOrSale, automaton: onlySeven }, MANUFACTURER)).toMatch(/^build manufacturer-7 birmingham/);
});

it('birmingham-automa.wild.3: of equal towns, one where the goods can be sold is chosen', () => {
  // Although the person has a link there, and Belper comes earlier in the alphabet.
  const setting: Setting = { links: { 'birmingham-oxford': PERSON }, merchants: merchantsWith('manufacturer') };
  expect(firstDeed(setting, MANUFACTURER)).toMatch(/^build manufacturer-2 birmingham/);
});

it('birmingham-automa.wild.3: the merchant must buy these goods', () => {
  const setting: Setting = { links: { 'birmingham-oxford': EMILY }, merchants: merchantsWith('cotton') };
  expect(firstDeed(setting, MANUFACTURER)).toBe('build manufacturer-2 belper#1');
  expect(firstDeed({ ...setting, merchants: merchantsWith('all') }, MANUFACTURER)).toMatch(/birmingham/);
});

it('birmingham-automa.wild.3: merchants do not matter for a brewery', () => {
  const setting: Setting = {
    links: { 'birmingham-oxford': EMILY, 'birmingham-walsall': EMILY },
    merchants: merchantsWith('all'),
  };
  expect(firstDeed(setting, BREWERY)).toBe('build brewery-1 burton#2');
});

it('birmingham-automa.wild.3: next, the highest difference of links decides', () => {
  // Links of the person touch Burton, Coalbrookdale and Derby.
  const setting: Setting = { links: { 'burton-derby': PERSON, 'coalbrookdale-shrewsbury': PERSON } };
  expect(firstDeed(setting, BREWERY)).toBe('build brewery-1 nuneaton#1');
  // Both towns sell to Oxford; in Birmingham the person has a link, in Redditch he himself.
  const sales: Setting = {
    links: { 'birmingham-oxford': PERSON, 'oxford-redditch': EADWEARD },
    merchants: merchantsWith('manufacturer'),
    automaton: onlySeven,
  };
  expect(firstDeed(sales, MANUFACTURER)).toBe('build manufacturer-7 redditch#1');
});

it('birmingham-automa.wild.3: last, the alphabet decides', () => {
  const setting: Setting = { links: { 'burton-derby': EADWEARD } };
  // Burton and Derby are equal.
  expect(firstDeed(setting, BREWERY)).toBe('build brewery-1 burton#2');
  const taken: Setting = { ...setting, tiles: { 'burton#2': { seat: EMILY, tile: 'brewery-1' } } };
  expect(firstDeed(taken, BREWERY)).toBe('build brewery-1 derby#1');
});

it.each([
  ['Eadweard', EADWEARD],
  ['Emily', EMILY],
])('birmingham-automa.wild.4: the rules apply to %s', (_, seat) => {
  const setting: Setting = { links: { 'stafford-stone': seat, 'stoke-stone': seat } };
  expect(firstDeed(setting, BREWERY, seat)).toBe('build brewery-1 stone#1');
  expect(firstDeed(setting, MANUFACTURER, seat)).toBe('build manufacturer-2 stone#2');
  const first = firstTurnOf(base, [MANUFACTURER, '3'], seat);
  expect(deedsOf(first, seat)[0]).toBe('build manufacturer-2 belper#1');
});
