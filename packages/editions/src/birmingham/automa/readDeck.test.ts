import { describe, expect, it } from 'vitest';

import board from '../data/board.json' with { type: 'json' };
import tiles from '../data/tiles.json' with { type: 'json' };
import cards from './data/cards.json' with { type: 'json' };
import type { DeckFile, PlanCardFile } from './deckFile.ts';
import { groupSizes, readDeck } from './readDeck.ts';

type Board = Parameters<typeof readDeck>[1];
type Node = Record<string, unknown>;

const read = (value: unknown): ReturnType<typeof readDeck> => readDeck(value, board as Board, tiles.industries);

const deckOf = (value: unknown): DeckFile => {
  const deck = read(value);
  if (!deck.ok) throw new Error(JSON.stringify(deck.fault));
  return deck.value;
};

const faultsOf = (value: unknown): string[] => {
  const deck = read(value);
  return deck.ok ? [] : deck.fault.map(({ at, document, problem }) => `${at || document} ${problem}`);
};

/** A copy of our deck with another value at a path; undefined removes the field. */
const changed = (path: string, value: unknown): Node => {
  const copy = structuredClone(cards) as Node;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => (node[key] ??= {}) as Node, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
};

const listOf = (deck: Node): unknown[] => deck['cards'] as unknown[];

/** A null as in a JSON file. */
const nothing: unknown = JSON.parse('null');

const build = { kind: 'build', industry: 'cotton', locations: ['leek'] };
const network = { kind: 'network', locations: ['leek'] };
const sell = { kind: 'sell', breweryLocation: 'stone' };
const develop = { kind: 'develop', ironPriceMax: 1 };

describe('our plan cards', () => {
  const deck = deckOf(cards);
  const base = deck.cards.filter(({ set }) => set === 'base');
  const count = (of: readonly PlanCardFile[], group: string): number =>
    of.filter((card) => card.group === group).length;

  it('are accepted, and accepted again as they were read', () => {
    expect(deck.cards.map(({ id }) => id)).toEqual(cards.cards.map(({ id }) => id));
    expect(deckOf(deck)).toEqual(deck);
    expect(deckOf(JSON.parse(JSON.stringify(deck)))).toEqual(deck);
  });

  it('come in three groups, with and without the cards for a second automaton', () => {
    expect([base.length, deck.cards.length]).toEqual([22, 31]);
    expect(['A', 'B', 'C'].map((group) => count(base, group))).toEqual(Object.values(groupSizes.base));
    expect(['A', 'B', 'C'].map((group) => count(deck.cards, group))).toEqual([16, 7, 8]);
  });

  it('are reconstructed exactly where they are for a second automaton', () => {
    for (const card of deck.cards) expect(card.reconstructed).toBe(card.set === '3p');
  });

  it('have all defaults filled in', () => {
    expect(deck.cards[1]).toEqual({
      id: '2',
      set: 'base',
      group: 'A',
      front: [
        {
          kind: 'build',
          industry: 'manufacturer',
          locations: ['cannock', 'burton'],
          optionalLinkFirst: false,
          ironMarketPriceMin: undefined,
          thenLinks: false,
        },
        {
          kind: 'build',
          industry: 'cotton',
          locations: ['nuneaton'],
          optionalLinkFirst: true,
          ironMarketPriceMin: undefined,
          thenLinks: false,
        },
        { kind: 'network', locations: ['cannock', 'burton', 'nuneaton'], mustBeInNetwork: true },
      ],
      back: {
        firstRound: 'draw',
        actions: [
          { kind: 'sell', breweryLocation: 'burton' },
          { kind: 'develop', ironPriceMax: 3, iron: 2, vp: 3 },
          { kind: 'network' },
        ],
        fallback: { kind: 'pass', vp: 5 },
        tieBreakQuadrant: 'NW',
      },
      reconstructed: false,
    });
  });
});

describe('a deck', () => {
  it('may have the cards of the base set alone', () => {
    expect(faultsOf({ ...cards, cards: cards.cards.slice(0, 22) })).toEqual([]);
  });

  it.each([
    ['a title', 'title', 'My deck'],
    ['a number', 'cards[0].number', 1],
    ['evidence', 'cards[0].evidence', 'seen'],
    ['reasoning', 'cards[0].reasoning', 'because'],
    ['variants', 'cards[0].knownVariants', [{ field: 'id' }]],
    ['a note', 'cards[0].note', 'mine'],
    ['the number of a slot', 'cards[0].front[0].slot', 1],
    ['a note on a slot', 'cards[0].front[0].note', 'mine'],
    ['gears', 'cards[0].front[2].mustBeInNetwork', true],
    ['no least price', 'cards[0].front[1].ironMarketPriceMin', nothing],
    ['a note on a back', 'cards[0].back.note', 'mine'],
    ['a note on an action', 'cards[0].back.actions[2].note', 'mine'],
    ['the cubes', 'cards[0].back.actions[1].iron', 2],
    ['the points', 'cards[0].back.actions[1].vp', 3],
    ['the points for passing', 'cards[0].back.fallback', { kind: 'pass', vp: 5 }],
    ['other ways to write a farm', 'cards[5].front[0].locations', ['farm_south', 'farm-north']],
  ])('may say %s, which changes nothing', (_what, path, value) => {
    expect(deckOf(changed(path, value))).toEqual(deckOf(cards));
  });

  it.each<[string, unknown, string]>([
    ['$format', undefined, 'missing'],
    ['$format', 'mautoma-deck/2', 'unknown'],
    ['$format', 1, 'wrongKind'],
    ['cards', undefined, 'missing'],
    ['cards', {}, 'wrongKind'],
    ['cards', [], 'impossible'],
    ['cards[3]', 'a card', 'wrongKind'],
    ['cards[3]', nothing, 'wrongKind'],
    ['cards[3].colour', 'red', 'superfluous'],
    ['cards[3].id', undefined, 'missing'],
    ['cards[3].id', 4, 'wrongKind'],
    ['cards[3].id', '', 'wrongKind'],
    ['cards[3].id', '4 b', 'wrongKind'],
    ['cards[3].id', '3', 'superfluous'],
    ['cards[3].set', undefined, 'missing'],
    ['cards[3].set', '4p', 'unknown'],
    ['cards[3].group', undefined, 'missing'],
    ['cards[3].group', 'D', 'unknown'],
    ['cards[3].group', ['A'], 'wrongKind'],
    ['cards[3].reconstructed', 'no', 'wrongKind'],
    ['cards[3].front', undefined, 'missing'],
    ['cards[3].front', 'build', 'wrongKind'],
    ['cards[3].front', [], 'outOfRange'],
    ['cards[3].front', [network], 'outOfRange'],
    ['cards[3].front', [build], 'outOfRange'],
    ['cards[3].front', [build, build, build, network], 'outOfRange'],
    ['cards[3].front', [build, build], 'impossible'],
    ['cards[3].front', [network, build], 'impossible'],
    ['cards[3].front', [build, network, network], 'impossible'],
    ['cards[3].front[0]', 7, 'wrongKind'],
    ['cards[3].front[0].colour', 'red', 'superfluous'],
    ['cards[3].front[0].mustBeInNetwork', true, 'superfluous'],
    ['cards[3].front[0].kind', undefined, 'missing'],
    ['cards[3].front[0].kind', 'bild', 'unknown'],
    ['cards[3].front[1].kind', 'netwrok', 'unknown'],
    ['cards[3].front[1].industry', 'cotton', 'superfluous'],
    ['cards[3].front[1].mustBeInNetwork', false, 'impossible'],
    ['cards[0].front[0].industry', undefined, 'missing'],
    ['cards[0].front[0].industry', 'gold', 'unknown'],
    ['cards[0].front[0].industry', 5, 'wrongKind'],
    ['cards[0].front[0].locations', undefined, 'missing'],
    ['cards[0].front[0].locations', 'redditch', 'wrongKind'],
    ['cards[0].front[0].locations', [], 'missing'],
    ['cards[0].front[0].locations[1]', 'coalbrokdale', 'unknown'],
    ['cards[0].front[0].locations[1]', 'constructor', 'unknown'],
    ['cards[0].front[0].locations[1]', 9, 'wrongKind'],
    ['cards[0].front[0].locations[1]', 'redditch', 'superfluous'],
    ['cards[5].front[0].locations[1]', 'farm_south', 'superfluous'],
    ['cards[0].front[0].locations[1]', 'leek', 'impossible'],
    ['cards[0].front[0].locations[1]', 'oxford', 'impossible'],
    ['cards[0].front[0].locations[1]', '*', 'superfluous'],
    ['cards[0].front[2].locations[0]', '*', 'impossible'],
    ['cards[0].front[2].locations[0]', 'farm-north', 'impossible'],
    ['cards[0].front[2].locations[0]', 'oxford', 'impossible'],
    ['cards[0].front[2].locations[0]', 'Coventry', 'unknown'],
    ['cards[0].front[0].ironMarketPriceMin', 0, 'outOfRange'],
    ['cards[0].front[0].ironMarketPriceMin', 7, 'outOfRange'],
    ['cards[0].front[0].ironMarketPriceMin', '3', 'wrongKind'],
    ['cards[0].front[1].ironMarketPriceMin', 3, 'impossible'],
    ['cards[0].front[1].optionalLinkFirst', 1, 'wrongKind'],
    ['cards[0].front[1].thenLinks', 'yes', 'wrongKind'],
    ['cards[0].front[1].thenLinks', true, 'impossible'],
    ['cards[0].front[0].thenLinks', true, 'impossible'],
    ['cards[4].front[0].optionalLinkFirst', true, 'impossible'],
    ['cards[0].back', undefined, 'missing'],
    ['cards[0].back', [], 'wrongKind'],
    ['cards[0].back.colour', 'red', 'superfluous'],
    ['cards[0].back.firstRound', undefined, 'missing'],
    ['cards[0].back.firstRound', 'sell', 'unknown'],
    ['cards[0].back.tieBreakQuadrant', undefined, 'missing'],
    ['cards[0].back.tieBreakQuadrant', 'N', 'unknown'],
    ['cards[0].back.actions', undefined, 'missing'],
    ['cards[0].back.actions', {}, 'wrongKind'],
    ['cards[0].back.actions', [], 'impossible'],
    ['cards[0].back.actions', [sell, develop], 'impossible'],
    ['cards[0].back.actions', [develop, sell, { kind: 'network' }], 'impossible'],
    ['cards[0].back.actions', [sell, develop, { kind: 'network' }, { kind: 'network' }], 'impossible'],
    ['cards[0].back.actions[0]', 'sell', 'wrongKind'],
    ['cards[0].back.actions[0].kind', 'buy', 'unknown'],
    ['cards[0].back.actions[0].colour', 'red', 'superfluous'],
    ['cards[0].back.actions[0].breweryLocation', undefined, 'missing'],
    ['cards[0].back.actions[0].breweryLocation', 'stoane', 'unknown'],
    ['cards[0].back.actions[0].breweryLocation', 'birmingham', 'impossible'],
    ['cards[0].back.actions[1].ironPriceMax', undefined, 'missing'],
    ['cards[0].back.actions[1].ironPriceMax', -1, 'outOfRange'],
    ['cards[0].back.actions[1].ironPriceMax', 7, 'outOfRange'],
    ['cards[0].back.actions[1].ironPriceMax', 1.5, 'wrongKind'],
    ['cards[0].back.actions[1].iron', 3, 'impossible'],
    ['cards[0].back.actions[1].vp', 5, 'impossible'],
    ['cards[0].back.actions[2].vp', 5, 'superfluous'],
    ['cards[0].back.fallback', 'pass', 'wrongKind'],
    ['cards[0].back.fallback.vp', 3, 'impossible'],
    ['cards[0].back.fallback.kind', 'loan', 'impossible'],
    ['cards[0].back.fallback.colour', 'red', 'superfluous'],
  ])('with %s made %j has one fault there: %s', (path, value, problem) => {
    expect(faultsOf(changed(path, value))).toEqual([`${path} ${problem}`]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'deck'],
    ['null', nothing],
  ])('that is %s is one fault', (_what, value) => {
    expect(faultsOf(value)).toEqual([`deck ${value === undefined ? 'missing' : 'wrongKind'}`]);
  });

  it.each<[string, unknown[], string]>([
    ['a card is missing', cards.cards.slice(1), 'base A11 B4 C6, 3p A4 B3 C2'],
    ['a card of the second set is missing', cards.cards.slice(0, 30), 'base A12 B4 C6, 3p A4 B3 C1'],
    ['only one of them is there', cards.cards.slice(0, 23), 'base A12 B4 C6, 3p A1 B0 C0'],
    ['the base set is missing', cards.cards.slice(22), 'base A0 B0 C0, 3p A4 B3 C2'],
    ['a card is in another group', listOf(changed('cards[0].group', 'C')), 'base A11 B4 C7, 3p A4 B3 C2'],
    ['a card is in the other set', listOf(changed('cards[0].set', '3p')), 'base A11 B4 C6, 3p A5 B3 C2'],
  ])('counts its groups: %s', (_what, list, found) => {
    const expected = { kind: 'exactly', value: 'base A12 B4 C6, 3p A4 B3 C2' };
    expect(read({ ...cards, cards: list })).toEqual({
      ok: false,
      fault: [{ at: 'cards', problem: 'impossible', expected, found: { kind: 'value', text: JSON.stringify(found) } }],
    });
  });

  it('reports a duplicate card once', () => {
    expect(faultsOf({ ...cards, cards: [...cards.cards, cards.cards[6]] })).toEqual(['cards[31].id superfluous']);
  });

  it('accepts a single wild location and refuses a second', () => {
    expect(faultsOf(changed('cards[0].front[0].locations', ['*']))).toEqual([]);
    expect(faultsOf(changed('cards[0].front[0].locations', ['*', '*']))).toEqual([
      'cards[0].front[0].locations[1] superfluous',
    ]);
  });

  it('reports all faults at once', () => {
    const deck = changed('cards[1].front[2].locations[1]', 'burtn');
    const [first, , third] = listOf(deck) as Node[];
    first['front'] = [build, { ...network, kind: 'build' }];
    third['group'] = 'X';
    third['back'] = { firstRound: 'draw', actions: [develop, { kind: 'sell', breweryLocation: 'x' }] };
    expect(faultsOf({ cards: listOf(deck) })).toEqual([
      '$format missing',
      'cards[0].front impossible',
      'cards[1].front[2].locations[1] unknown',
      'cards[2].group unknown',
      'cards[2].back.actions[1].breweryLocation unknown',
      'cards[2].back.actions impossible',
      'cards[2].back.tieBreakQuadrant missing',
    ]);
  });

  it('reports what was expected and what was found', () => {
    expect(read(changed('cards[0].front[0].locations[1]', 'leek'))).toEqual({
      ok: false,
      fault: [
        {
          at: 'cards[0].front[0].locations[1]',
          problem: 'impossible',
          expected: { kind: 'placeWithSiteFor', industry: 'iron', mustBeTown: false },
          found: { kind: 'value', text: '"leek"' },
        },
      ],
    });
  });

  it('handles arbitrary garbage, however deep', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    expect(faultsOf(deep)).toEqual(['deck wrongKind']);
    expect(faultsOf(changed('cards[0].front[0]', deep))).toEqual(['cards[0].front[0] wrongKind']);
    expect(faultsOf(changed('cards[0].front[0].locations', deep))).toEqual([
      'cards[0].front[0].locations[0] wrongKind',
    ]);
    expect(faultsOf(JSON.parse('{"__proto__": 1, "cards": [{"__proto__": 1}]}'))).toContain(
      'cards[0].__proto__ superfluous',
    );
  });
});
