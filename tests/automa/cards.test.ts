import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { deedsOf, turnOf } from './solo.ts';
import { BOTH, faultsOf, tableOf } from './tableHelp.ts';

interface Slot {
  kind: string;
  industry?: string;
  locations?: unknown;
  optionalLinkFirst?: boolean;
  thenLinks?: boolean;
  ironMarketPriceMin?: unknown;
}

interface Card {
  id: string;
  set: string;
  group: string;
  front: Slot[];
  back: {
    firstRound: unknown;
    actions: { kind: string; breweryLocation?: unknown; ironPriceMax?: unknown }[];
    tieBreakQuadrant: unknown;
  };
}

interface DeckFile {
  $format?: unknown;
  cards: Card[];
}

const text = readFileSync(
  join(import.meta.dirname, '../../packages/editions/src/birmingham/automa/data/cards.json'),
  'utf8',
);

/** The built-in deck with something changed. */
const changed = (change: (file: DeckFile) => void): DeckFile => {
  const file = JSON.parse(text) as DeckFile;
  change(file);
  return file;
};

const cardOf = ({ cards }: DeckFile, id: string): Card => {
  const card = cards.find((one) => one.id === id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
};

/** The deck with one card changed. */
const withCard = (id: string, change: (card: Card) => void): DeckFile =>
  changed((file) => {
    change(cardOf(file, id));
  });

/** What is wrong with a deck, at either table. */
const faultsWith = (file: unknown): string[] => faultsOf({ automata: BOTH, files: { 'automa-deck': file } });

const refuse = (file: unknown): void => {
  const faults = faultsWith(file);
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault.startsWith('files.automa-deck')).toBe(true);
};

const accept = (file: unknown): void => {
  expect(faultsWith(file)).toEqual([]);
};

const develop = (card: Card): { ironPriceMax?: unknown } => card.back.actions[1] ?? {};
const sell = (card: Card): { breweryLocation?: unknown } => card.back.actions[0] ?? {};
const slot = (card: Card, index: number): Slot => card.front[index] ?? { kind: '' };

it('birmingham-automa.cards.1: a file that names its format is accepted', () => {
  accept(changed(() => undefined));
});

it.each([undefined, 'mautoma-deck/2', 'coalbrook', 1])(
  'birmingham-automa.cards.1: the format %j is refused',
  (format) => {
    refuse(
      changed((file) => {
        if (format === undefined) delete file.$format;
        else file.$format = format;
      }),
    );
  },
);

it('birmingham-automa.cards.1: two cards with the same id are refused', () => {
  refuse(withCard('2', (card) => (card.id = '1')));
  refuse(withCard('31/3p', (card) => (card.id = '30/3p')));
});

it('birmingham-automa.cards.1: the same goes for games against Eadweard alone', () => {
  const files = { 'automa-deck': withCard('2', (card) => (card.id = '1')) };
  expect(faultsOf({ files })).not.toEqual([]);
});

it('birmingham-automa.cards.2: 12, 4 and 6 cards of the base set, 4, 3 and 2 of the three-player set', () => {
  const { cards } = changed(() => undefined);
  const count = (set: string): number[] =>
    ['A', 'B', 'C'].map((group) => cards.filter((card) => card.set === set && card.group === group).length);
  expect([count('base'), count('3p')]).toEqual([
    [12, 4, 6],
    [4, 3, 2],
  ]);
});

it.each([
  ['another group', '1', (card: Card) => void (card.group = 'B')],
  ['another group in the three-player set', '30/3p', (card: Card) => void (card.group = 'A')],
  ['a group that does not exist', '1', (card: Card) => void (card.group = 'D')],
  ['another set', '1', (card: Card) => void (card.set = '3p')],
  ['a set that does not exist', '23/3p', (card: Card) => void (card.set = '4p')],
])('birmingham-automa.cards.2: %s changes the numbers', (_, id, change) => {
  refuse(withCard(id, change));
});

it('birmingham-automa.cards.2: one card too few or too many is refused', () => {
  for (const id of ['1', '3', '5', '23/3p', '27/3p', '30/3p']) {
    refuse(changed((file) => (file.cards = file.cards.filter((card) => card.id !== id))));
    refuse(changed((file) => file.cards.push({ ...cardOf(file, id), id: `${id} again` })));
  }
});

it('birmingham-automa.cards.2: two cards of a set may swap groups', () => {
  accept(
    changed((file) => {
      cardOf(file, '1').group = 'B';
      cardOf(file, '3').group = 'A';
    }),
  );
});

it('birmingham-automa.cards.3: a card has two or three slots', () => {
  accept(withCard('1', ({ front }) => front.splice(0, 1)));
  accept(withCard('4', ({ front }) => front.unshift({ kind: 'build', industry: 'pottery', locations: ['coventry'] })));
  refuse(withCard('4', ({ front }) => front.splice(0, 1)));
  refuse(withCard('1', ({ front }) => front.unshift({ kind: 'build', industry: 'pottery', locations: ['stafford'] })));
});

it('birmingham-automa.cards.3: only the last slot is a network slot', () => {
  refuse(withCard('1', ({ front }) => front.pop()));
  refuse(withCard('1', ({ front }) => front.reverse()));
  refuse(withCard('1', ({ front }) => front.splice(1, 1, { kind: 'network', locations: ['coventry'] })));
});

it.each([
  ['a build slot', '1', 1, ['atlantis']],
  ['a network slot', '1', 2, ['atlantis']],
  ['a later place', '2', 0, ['cannock', 'atlantis']],
])('birmingham-automa.cards.4: %s names a place that does not exist', (_, id, index, locations) => {
  refuse(withCard(id, (card) => (slot(card, index).locations = locations)));
});

it.each([
  ['a pottery in Dudley', '1', 1, ['dudley']],
  ['a brewery in Birmingham, after one in Coalbrookdale', '4', 0, ['coalbrookdale', 'birmingham']],
  ['a coal mine on a farm', '5', 0, ['farm-north']],
  ['a brewery in Oxford', '4', 0, ['oxford']],
])('birmingham-automa.cards.4: %s has no site', (_, id, index, locations) => {
  refuse(withCard(id, (card) => (slot(card, index).locations = locations)));
});

it('birmingham-automa.cards.4: other places with a site are accepted, and followed', () => {
  const file = withCard('11', (card) => (slot(card, 0).locations = ['belper', 'stoke']));
  accept(file);
  const scene = turnOf({ files: { 'automa-deck': file } }, ['11', '3']);
  expect(deedsOf(scene)[0]).toBe('build pottery-1 belper#3');
});

it('birmingham-automa.cards.4: the wild location is the only place in its slot', () => {
  accept(withCard('11', (card) => (slot(card, 0).locations = ['*'])));
  refuse(withCard('11', (card) => (slot(card, 0).locations = ['*', 'stafford'])));
  refuse(withCard('11', (card) => (slot(card, 0).locations = ['stafford', '*'])));
  refuse(withCard('26/3p', (card) => (slot(card, 0).locations = ['*', '*'])));
});

it('birmingham-automa.cards.4: the wild location is for build slots, not for network slots', () => {
  refuse(withCard('11', (card) => (slot(card, 2).locations = ['*'])));
});

it('birmingham-automa.cards.4: a slot without any place is refused', () => {
  refuse(withCard('11', (card) => (slot(card, 0).locations = [])));
  refuse(withCard('11', (card) => (slot(card, 2).locations = [])));
});

it('birmingham-automa.cards.5: only an iron slot may have a minimum iron price', () => {
  accept(withCard('1', (card) => (slot(card, 0).ironMarketPriceMin = 5)));
  refuse(withCard('1', (card) => (slot(card, 1).ironMarketPriceMin = 3)));
  refuse(withCard('5', (card) => (slot(card, 0).ironMarketPriceMin = 3)));
  refuse(withCard('1', (card) => (slot(card, 2).ironMarketPriceMin = 3)));
});

it('birmingham-automa.cards.5: only a coal slot may have links after it', () => {
  accept(withCard('5', (card) => delete slot(card, 0).thenLinks));
  refuse(withCard('1', (card) => (slot(card, 0).thenLinks = true)));
  refuse(withCard('4', (card) => (slot(card, 0).thenLinks = true)));
  refuse(withCard('11', (card) => (slot(card, 0).thenLinks = true)));
});

it('birmingham-automa.cards.6: the town under sell has a brewery site', () => {
  for (const town of ['burton', 'coalbrookdale', 'derby', 'nuneaton', 'stafford', 'stone', 'uttoxeter', 'walsall']) {
    accept(withCard('1', (card) => (sell(card).breweryLocation = town)));
  }
  for (const place of ['birmingham', 'dudley', 'oxford', 'atlantis', '*', undefined]) {
    refuse(withCard('1', (card) => (sell(card).breweryLocation = place)));
  }
});

it('birmingham-automa.cards.6: a farm is not a town', () => {
  refuse(withCard('1', (card) => (sell(card).breweryLocation = 'farm-north')));
});

it('birmingham-automa.cards.7: the maximum under develop is a whole number from 0 to 6', () => {
  for (const price of [0, 1, 2, 3, 4, 5, 6]) accept(withCard('1', (card) => (develop(card).ironPriceMax = price)));
  for (const price of [-1, 7, 1.5, '2', undefined, true]) {
    refuse(withCard('1', (card) => (develop(card).ironPriceMax = price)));
  }
});

it('birmingham-automa.cards.8: the first-round field is draw or develop', () => {
  for (const field of ['draw', 'develop']) accept(withCard('1', (card) => (card.back.firstRound = field)));
  for (const field of ['sell', 'network', 'Draw', '', undefined]) {
    refuse(withCard('1', (card) => (card.back.firstRound = field)));
  }
});

it('birmingham-automa.cards.8: the corner icon is NW, NE, SE or SW', () => {
  for (const corner of ['NW', 'NE', 'SE', 'SW']) accept(withCard('1', (card) => (card.back.tieBreakQuadrant = corner)));
  for (const corner of ['N', 'EN', 'nw', '', undefined]) {
    refuse(withCard('1', (card) => (card.back.tieBreakQuadrant = corner)));
  }
});

it('birmingham-automa.cards.8: the back from a file is used', () => {
  const file = withCard('9', (card) => (card.back.tieBreakQuadrant = 'SE'));
  const site = (cards: readonly string[], files: Record<string, unknown>): string | undefined =>
    deedsOf(turnOf({ files }, cards))[0];
  expect(site(['18', '9'], {})).toBe('build manufacturer-2 walsall#1');
  expect(site(['18', '9'], { 'automa-deck': file })).toBe('build manufacturer-2 walsall#2');
  expect(tableOf({ files: { 'automa-deck': file } }).plans).toHaveLength(22);
});

it('birmingham-automa.cards.2: a file for Eadweard alone may leave the three-player set out', () => {
  const file = changed((deck) => (deck.cards = deck.cards.filter(({ set }) => set === 'base')));
  expect(faultsOf({ files: { 'automa-deck': file } })).toEqual([]);
  refuse(file);
});

it('birmingham-automa.cards.9: no place twice in one slot, and only towns in a network slot', () => {
  refuse(
    withCard(
      '20',
      (card) => (card.front[0] = { ...card.front[0], kind: 'build', locations: ['worcester', 'worcester'] }),
    ),
  );
  for (const place of ['oxford', 'farm-north']) {
    refuse(withCard('20', (card) => (card.front[1] = { kind: 'network', locations: [place] })));
  }
});

it('birmingham-automa.cards.9: a minimum iron price is from 1 to 6', () => {
  const withPrice = (price: unknown): DeckFile =>
    withCard('1', (card) => (card.front[0] = { ...card.front[0], kind: 'build', ironMarketPriceMin: price }));
  for (const price of [1, 6]) accept(withPrice(price));
  for (const price of [0, 7, 2.5, '3']) refuse(withPrice(price));
});

it('birmingham-automa.cards.9: the actions on the back have a fixed order', () => {
  refuse(withCard('1', (card) => card.back.actions.reverse()));
  refuse(withCard('1', (card) => card.back.actions.pop()));
});
