import { openDraft } from '@coalbrook/record';
import { awaitsChance, draw, seededDraw, seedOf } from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { backOf, deedsOf, EADWEARD, EMILY, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import {
  BOTH,
  chancesOf,
  closeTo,
  emptyMat,
  expectedChances,
  groupOf,
  largeRecipe,
  openingOf,
  plainOrder,
  sum,
  tableOf,
  toldIn,
  wholeGame,
} from './tableHelp.ts';

const game = wholeGame({ automata: BOTH });

const dealtIn = (events: readonly GameEvent[]): number =>
  toldIn(events, 'dealt').reduce((total, { count }) => total + count, 0);

/** The two parts of a game: the canal era and the rail era. */
const eras = (events: readonly GameEvent[]): (readonly GameEvent[])[] => {
  const end = events.findIndex(({ event }) => event === 'eraEnded');
  return [events.slice(0, end), events.slice(end)];
};

/** A whole plan deck of an automaton that can do nothing with it. */
const deckOf = (seed: string, seat: number): string[] => {
  const players = [{}, {}, {}].map((player, index) => (index === seat ? { mat: emptyMat } : player));
  const position = openDraft({ edition: 'birmingham', seats: 1, automata: BOTH, round: 2, turn: seat, players });
  if (!position.ok) throw new Error(JSON.stringify(position.fault));
  const { table, state } = position.value;
  const cards: string[] = [];
  while (awaitsChance(state) && cards.length < 31) {
    draw(table, state, seededDraw(table, state, seedOf(seed)), (event) => {
      if (event.event === 'planShown' && event.seat === seat) cards.push(table.plans[event.plan]?.slug ?? '');
    });
  }
  return cards;
};

const merchants: NonNullable<Setting['merchants']> = {
  'shrewsbury#1': { tile: 'blank' },
  'oxford#1': { tile: 'manufacturer', barrel: false },
  'oxford#2': { tile: 'blank' },
  'gloucester#1': { tile: 'blank' },
  'gloucester#2': { tile: 'cotton', barrel: false },
  'warrington#1': { tile: 'all', barrel: false },
  'warrington#2': { tile: 'pottery', barrel: false },
};

/** The works of the person in Walsall and of an automaton in Birmingham, which comes earlier in the alphabet. */
const worksOf = (person: number, other: number, owner = EMILY): Setting => ({
  automata: BOTH,
  tiles: {
    'walsall#1': { seat: PERSON, tile: 'iron-1', cubes: person, flipped: person === 0 },
    'birmingham#3': { seat: owner, tile: 'iron-2', cubes: other, flipped: other === 0 },
  },
});

/** Eadweard can sell in Birmingham once he has beer; Emily's links lead to Walsall and Nuneaton. */
const shop = (breweries: NonNullable<Setting['tiles']>, links: Setting['links'] = {}): Setting => ({
  automata: BOTH,
  tiles: { 'birmingham#2': { seat: EADWEARD, tile: 'manufacturer-2' }, ...breweries },
  links: { 'birmingham-oxford': EADWEARD, 'birmingham-walsall': EMILY, 'birmingham-tamworth': EMILY, ...links },
  merchants,
});

const personBrewery = { 'walsall#2': { seat: PERSON, tile: 'brewery-1' } };
const emilyBrewery = { 'nuneaton#1': { seat: EMILY, tile: 'brewery-1' } };
const toNuneaton = { 'nuneaton-tamworth': EMILY };

it('birmingham-automa.two.1: there are 54 game cards', () => {
  const { players, deck, deckSize } = openingOf({ automata: BOTH });
  expect((players[PERSON]?.handSize ?? 0) + deckSize).toBe(54);
  const cards: Record<string, number> = { ...deck };
  for (const [card, count] of Object.entries(players[PERSON]?.hand ?? {})) cards[card] = (cards[card] ?? 0) + count;
  expect(sum(cards)).toBe(54);
  expect(cards).toMatchObject({ stoke: 3, leek: 2, stone: 2, uttoxeter: 1, 'cotton-manufacturer': 6 });
  expect(cards).not.toHaveProperty('derby');
});

it('birmingham-automa.two.1: there are 7 merchant spaces, including those of Warrington', () => {
  const found = openingOf({ automata: BOTH }).merchants;
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(merchants).toSorted());
  const buyers = Object.values(found).map(({ tile }) => tile);
  expect(buyers.toSorted()).toEqual(['all', 'blank', 'blank', 'blank', 'cotton', 'manufacturer', 'pottery']);
});

it('birmingham-automa.two.1: there are 9 rounds in each era', () => {
  const rounds = toldIn(game.events, 'roundBegan').map(({ round }) => round);
  const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(rounds).toEqual([...nine, ...nine]);
});

it('birmingham-automa.two.2: 17 cards in the canal era, 37 set aside', () => {
  const { deckSize, aside, players } = openingOf({ automata: BOTH });
  expect({ hand: players[PERSON]?.handSize, toCome: deckSize - aside, aside }).toEqual({
    hand: 8,
    toCome: 9,
    aside: 37,
  });
});

it('birmingham-automa.two.2: 18 in the rail era, 36 set aside', () => {
  const scene = turnOf({ automata: BOTH, round: 9 }, ['11', '3'], EMILY);
  expect(scene.told('reshuffled')).toMatchObject([{ count: 54 }]);
  expect(scene.now).toMatchObject({ era: 'rail', round: 1, deckSize: 54 - 8, aside: 36 });
  expect(scene.now.players[PERSON]?.handSize).toBe(8);
});

it('birmingham-automa.two.2: the person gets 17 and then 18 cards, and plays the last in the last round', () => {
  for (const number of [1, 2, 3]) {
    const { events, positions } = wholeGame({ automata: BOTH }, number);
    expect(eras(events).map(dealtIn)).toEqual([17, 18]);
    for (const era of ['canal', 'rail']) {
      const last = positions.find((position) => position.era === era && position.round === 9);
      expect(last?.players[PERSON]?.handSize).toBe(2);
    }
  }
});

it('birmingham-automa.two.3: each automaton has all 31 cards in three layers', () => {
  const every = Object.values(largeRecipe.groups).flat().toSorted();
  for (const seat of [EADWEARD, EMILY]) {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const deck = deckOf(seed, seat);
      expect(deck.toSorted()).toEqual(every);
      const groups = deck.map((card) => groupOf(largeRecipe, card));
      const layers = [groups.slice(0, 14), groups.slice(14, 17), groups.slice(17)];
      expect(layers.map((layer) => layer.toSorted().join(''))).toEqual(['AAAAAABBBBCCCC', 'ABC', 'AAAAAAAAABBCCC']);
    }
  }
});

it.each([EADWEARD, EMILY])('birmingham-automa.two.3: every card of seat %i has the right probability', (seat) => {
  const order = plainOrder(largeRecipe);
  for (let count = 1; count < order.length; count++) {
    const used = order.slice(0, count);
    const plans = { plan: used.at(-1), plansUsed: used.slice(0, -1) };
    const players = [{}, {}, {}].map((player, index) => (index === seat ? plans : player));
    const { table, state } = new Scene({ seats: 1, automata: BOTH, round: 2, turn: seat, players });
    expect(chancesOf(table, state)).toEqual(closeTo(expectedChances(largeRecipe, used)));
  }
});

it('birmingham-automa.two.3: the decks are separate', () => {
  // What Eadweard has drawn may still be drawn by Emily.
  const scene = turnOf({ automata: BOTH, players: [{}, {}, { plan: '9' }] }, ['9', '3']);
  expect(scene.told('planTurned').filter(({ seat }) => seat === EMILY)).toHaveLength(1);
  const players = [{}, { plan: '3', plansUsed: ['1', '2', '5'] }, { plan: '11' }];
  const { table, state } = new Scene({ seats: 1, automata: BOTH, round: 2, turn: EMILY, players });
  expect(chancesOf(table, state)).toEqual(closeTo(expectedChances(largeRecipe, ['11'])));
});

it('birmingham-automa.two.3: against Eadweard alone the cards of the three-player set stay in the box', () => {
  expect(tableOf().plans).toHaveLength(22);
  expect(tableOf({ automata: BOTH }).plans).toHaveLength(31);
  expect(tableOf({ automata: BOTH }).plans.filter(({ reconstructed }) => reconstructed)).toHaveLength(9);
});

it('birmingham-automa.two.4: the person’s iron comes before the other automaton’s', () => {
  expect(sources(turnOf(worksOf(1, 4), ['11', '3']), 'iron')[0]).toBe('walsall#1');
  expect(sources(turnOf(worksOf(1, 4, EADWEARD), ['11', '3'], EMILY), 'iron')[0]).toBe('walsall#1');
});

it('birmingham-automa.two.4: the other automaton’s iron comes before the market', () => {
  expect(sources(turnOf(worksOf(0, 4), ['11', '3']), 'iron')[0]).toBe('birmingham#3');
  expect(sources(turnOf(worksOf(0, 4, EADWEARD), ['11', '3'], EMILY), 'iron')[0]).toBe('birmingham#3');
  expect(sources(turnOf(worksOf(0, 0), ['11', '3']), 'iron')[0]).toBe('£2');
});

it('birmingham-automa.two.4: its own iron comes before either', () => {
  // Walsall of the person and Birmingham of Emily come earlier than Wolverhampton would; his works stands in Redditch.
  const { tiles, ...rest } = worksOf(1, 4);
  const own = { 'redditch#2': { seat: EADWEARD, tile: 'iron-2', cubes: 1 } };
  expect(sources(turnOf({ ...rest, tiles: { ...tiles, ...own } }, ['11', '3']), 'iron')[0]).toBe('redditch#2');
});

it('birmingham-automa.two.4: the order applies cube by cube', () => {
  // Manufacturer VIII takes two iron, develop on card 3 two more.
  const mat = { 'manufacturer-2': 0, 'manufacturer-5': 0, 'manufacturer-6': 0, 'manufacturer-7': 0 };
  const scene = turnOf({ ...worksOf(1, 2), automaton: { mat } }, ['2', '5']);
  expect(deedsOf(scene).slice(0, 2)).toEqual(['build manufacturer-8 cannock#1', 'develop']);
  expect(sources(scene, 'iron').slice(0, 4)).toEqual(['walsall#1', 'birmingham#3', 'birmingham#3', '£2']);
});

it('birmingham-automa.two.4: the person’s beer comes before the other automaton’s', () => {
  // Nuneaton comes earlier in the alphabet than Walsall.
  const scene = backOf(shop({ ...personBrewery, ...emilyBrewery }, toNuneaton), '4');
  expect(deedsOf(scene)).toEqual(['sell birmingham#2 to oxford#1']);
  expect(sources(scene, 'beer')).toEqual(['walsall#2']);
});

it('birmingham-automa.two.4: the other automaton’s beer is used if the person has none', () => {
  const none = backOf(shop(emilyBrewery, toNuneaton), '4');
  expect(deedsOf(none)).toEqual(['sell birmingham#2 to oxford#1']);
  expect(sources(none, 'beer')).toEqual(['nuneaton#1']);
  // A brewery of the person that is not connected supplies none.
  const apart = backOf(shop({ ...emilyBrewery, 'burton#2': { seat: PERSON, tile: 'brewery-1' } }, toNuneaton), '4');
  expect(sources(apart, 'beer')).toEqual(['nuneaton#1']);
});

it('birmingham-automa.two.4: the other automaton’s beer is used only if it is connected', () => {
  const scene = backOf(shop(emilyBrewery), '4');
  expect(deedsOf(scene)).toEqual(['build brewery-1 walsall#2']);
  expect(scene.now.tiles['nuneaton#1']).toMatchObject({ flipped: false, cubes: 1 });
});

it('birmingham-automa.two.4: its own beer comes before either, connected or not', () => {
  const own = { 'uttoxeter#1': { seat: EADWEARD, tile: 'brewery-1' } };
  const scene = backOf(shop({ ...personBrewery, ...emilyBrewery, ...own }, toNuneaton), '4');
  expect(sources(scene, 'beer')).toEqual(['uttoxeter#1']);
});

it.each([
  ['a barrel of the person', 2, 'nuneaton#1'],
  ['otherwise one of the other automaton', 0, 'coalbrookdale#1'],
])('birmingham-automa.two.4: the order applies to a second rail, %s', (_, barrels, source) => {
  // Both breweries are connected to Birmingham by rails of Emily. Coalbrookdale comes earlier in the alphabet.
  const scene = turnOf(
    {
      automata: BOTH,
      era: 'rail',
      tiles: {
        'walsall#1': { seat: EADWEARD, tile: 'iron-2', flipped: true },
        'nuneaton#1': { seat: PERSON, tile: 'brewery-2', cubes: barrels, flipped: barrels === 0 },
        'coalbrookdale#1': { seat: EMILY, tile: 'brewery-2' },
      },
      links: {
        'birmingham-oxford': EMILY,
        'birmingham-nuneaton': EMILY,
        'birmingham-dudley': EMILY,
        'dudley-kidderminster': EMILY,
        'coalbrookdale-kidderminster': EMILY,
        'cannock-walsall': PERSON,
        'tamworth-walsall': PERSON,
        'walsall-wolverhampton': PERSON,
      },
      automaton: {
        mat: {
          'manufacturer-2': 0,
          'manufacturer-5': 0,
          'manufacturer-6': 0,
          'manufacturer-7': 0,
          'manufacturer-8': 0,
        },
      },
    },
    ['18', '3'],
  );
  expect(deedsOf(scene)[0]).toBe('link birmingham-walsall');
  expect(deedsOf(scene)[1]).toMatch(/^link birmingham/);
  expect(sources(scene, 'beer')[0]).toBe(source);
});
