import { openDraft } from '@coalbrook/record';
import { awaitsChance, beginGame, describe, draw, mask, requestOf, seededDraw, seedOf } from '@coalbrook/rules';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { deedsOf, EADWEARD, EMILY, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import {
  BOTH,
  chancesOf,
  closeTo,
  emptyMat,
  expectedChances,
  groupOf,
  largeRecipe,
  NORMAL,
  openingState,
  plainOrder,
  recipe,
  tableOf,
  toldIn,
  wholeGame,
} from './tableHelp.ts';
import type { Recipe } from './tableHelp.ts';

/** Eadweard has just turned over the last of some cards; chance must choose the one on top now. */
const afterCards = (used: readonly string[], setting: Setting = {}): Scene =>
  new Scene({
    seats: 1,
    automata: NORMAL,
    round: 2,
    turn: EADWEARD,
    ...setting,
    players: [{}, { ...setting.automaton, plan: used.at(-1) ?? '', plansUsed: used.slice(0, -1) }],
  });

const chancesAfter = (used: readonly string[]): Record<string, number> => {
  const { table, state } = afterCards(used);
  return chancesOf(table, state);
};

/** The cards that an automaton draws in one turn if it can do nothing. */
const burn = (
  seed: string,
  automata = NORMAL,
  seat = EADWEARD,
  plansUsed: readonly string[] = [],
): { cards: string[]; events: GameEvent[] } => {
  const player = { mat: emptyMat, plansUsed };
  const players = Array.from({ length: 1 + automata.length }, (_, index) => (index === seat ? player : {}));
  const position = openDraft({ edition: 'birmingham', seats: 1, automata, round: 2, turn: seat, players });
  if (!position.ok) throw new Error(JSON.stringify(position.fault));
  const { table, state } = position.value;
  const events: GameEvent[] = [];
  while (awaitsChance(state) && !events.some((event) => event.event === 'passed')) {
    draw(table, state, seededDraw(table, state, seedOf(seed)), (event) => events.push(event));
  }
  const cards = toldIn(events, 'planShown').map(({ plan }) => table.plans[plan]?.slug ?? '');
  return { cards, events };
};

/** The groups of each layer of a deck, sorted. */
const layersOf = (one: Recipe, deck: readonly string[]): string[] => {
  const groups = deck.map((card) => groupOf(one, card));
  return one.layers.map((layer) => {
    const size = Object.values(layer).reduce((total, count) => total + count, 0);
    return groups.splice(0, size).toSorted().join('');
  });
};

const decks = Array.from({ length: 600 }, (_, index) => burn(`deck ${index}`).cards.slice(0, 22));

/** Five standard deviations of a count with this chance in as many trials. */
const slack = (trials: number, chance: number): number => 5 * Math.sqrt(trials * chance * (1 - chance));

it('birmingham-automa.deck.1: 22 cards in three layers of the right groups', () => {
  const every = Object.values(recipe.groups).flat().toSorted();
  for (const deck of decks) {
    expect(layersOf(recipe, deck)).toEqual(['AAAABBBCCC', 'ABC', 'AAAAAAACC']);
    expect(deck.toSorted()).toEqual(every);
  }
});

it('birmingham-automa.deck.1: each layer is shuffled separately', () => {
  // At every position of a layer, each group appears as often as its share of the layer.
  const offsets = [0, 10, 13, 22];
  recipe.layers.forEach((layer, index) => {
    for (let place = offsets[index] ?? 0; place < (offsets[index + 1] ?? 0); place++) {
      for (const [group, count] of Object.entries(layer)) {
        const chance = count / ((offsets[index + 1] ?? 0) - (offsets[index] ?? 0));
        const found = decks.filter((deck) => groupOf(recipe, deck[place] ?? '') === group).length;
        expect(Math.abs(found - decks.length * chance)).toBeLessThanOrEqual(slack(decks.length, chance));
      }
    }
  });
});

it('birmingham-automa.deck.1: every card of a group is equally likely to be in each layer', () => {
  const share: Readonly<Record<string, number>> = { A: 4 / 12, B: 3 / 4, C: 3 / 6 };
  for (const [group, cards] of Object.entries(recipe.groups)) {
    const chance = share[group] ?? 0;
    for (const card of cards) {
      const found = decks.filter((deck) => deck.slice(0, 10).includes(card)).length;
      expect(Math.abs(found - decks.length * chance)).toBeLessThanOrEqual(slack(decks.length, chance));
    }
  }
});

it('birmingham-automa.deck.1: the probability of each first card', () => {
  const table = tableOf();
  const state = beginGame(table, undefined);
  while (requestOf(table, state)?.urn.slug !== 'plans') {
    draw(table, state, seededDraw(table, state, seedOf('first')), undefined);
  }
  const chances = chancesOf(table, state);
  expect(chances).toEqual(closeTo(expectedChances(recipe, [])));
  expect(chances['1']).toBeCloseTo(4 / 10 / 12);
  expect(chances['3']).toBeCloseTo(3 / 10 / 4);
  expect(chances['5']).toBeCloseTo(3 / 10 / 6);
  expect(table.plans.map(({ slug }) => slug)).toEqual(Array.from({ length: 22 }, (_, index) => `${index + 1}`));
});

it('birmingham-automa.deck.1: the probability of each later card', () => {
  const orders = [plainOrder(recipe), ...decks.slice(0, 8)];
  for (const order of orders) {
    for (let count = 1; count < order.length; count++) {
      const used = order.slice(0, count);
      expect(chancesAfter(used)).toEqual(closeTo(expectedChances(recipe, used)));
    }
  }
});

it('birmingham-automa.deck.2: everyone sees the card on top', () => {
  const table = tableOf();
  const state = openingState(table);
  const { plan } = describe(table, state).players[EADWEARD] ?? {};
  expect(plan).toBeDefined();
  expect(describe(table, mask(table, state, PERSON as Seat)).players[EADWEARD]?.plan).toBe(plan);
  expect(requestOf(afterCards(['1']).table, afterCards(['1']).state)?.urn.secret).toBe(false);
});

it('birmingham-automa.deck.2: a card is shown before it is turned over', () => {
  const { events } = wholeGame();
  let shown: number | undefined;
  for (const event of events) {
    if (event.event === 'planShown') shown = event.plan;
    if (event.event === 'planTurned') expect(event.plan).toBe(shown);
  }
  expect(toldIn(events, 'planTurned').length).toBeGreaterThan(18);
});

it('birmingham-automa.deck.2: cards below the top are undetermined until they come to the top', () => {
  // Two games in which the same cards have left have the same probabilities, whatever else happened.
  const used = ['1', '3', '5', '8'];
  const other = afterCards(used, { era: 'rail', round: 4, links: { 'birmingham-oxford': PERSON } });
  expect(chancesOf(other.table, other.state)).toEqual(closeTo(chancesAfter(['8', '5', '3', '1'])));
  expect(Object.keys(chancesAfter(used))).toHaveLength(22 - 4);
});

/** All cards of the deck with these at the end. */
const endingWith = (...last: readonly string[]): string[] => [
  ...plainOrder(recipe).filter((card) => !last.includes(card)),
  ...last,
];

it('birmingham-automa.deck.3: when a back is needed and the deck is empty, a new one is made from all cards', () => {
  const scene = afterCards(endingWith('11'));
  expect(scene.pending).toEqual({ awaits: 'chance', urn: 'plans', count: 1, seat: EADWEARD });
  expect(chancesOf(scene.table, scene.state)).toEqual(closeTo(expectedChances(recipe, [])));
  scene.draw('plans to 1 5');
  expect(deedsOf(scene)).toEqual(['build pottery-1 stafford#2', 'develop']);
  expect(scene.now.players[EADWEARD]).toMatchObject({ plan: '5', plansUsed: ['5'] });
});

it('birmingham-automa.deck.3: the card just turned over may come again', () => {
  const scene = afterCards(endingWith('9')).draw('plans to 1 9');
  expect(deedsOf(scene)[0]).toBe('build manufacturer-2 birmingham#2');
  expect(scene.now.players[EADWEARD]?.plan).toBe('9');
});

it.each([
  ['8', 'birmingham#2'],
  ['13', 'birmingham#4'],
])('birmingham-automa.deck.3: the corner icon comes from the new deck: card %s, %s', (card, site) => {
  const scene = afterCards(endingWith('9')).draw(`plans to 1 ${card}`);
  expect(deedsOf(scene)[0]).toBe(`build manufacturer-2 ${site}`);
});

it('birmingham-automa.deck.3: the turn continues with the new deck if a card must be drawn', () => {
  // Nothing on card 1 is possible: iron costs £2, the pottery of Coventry is taken, Coventry is not in his network.
  const scene = afterCards(endingWith('1'), { tiles: { 'coventry#1': { seat: PERSON, tile: 'pottery-1' } } });
  expect(chancesOf(scene.table, scene.state)).toEqual(closeTo(expectedChances(recipe, [])));
  scene.draw('plans to 1 11', 'plans to 1 5');
  expect(deedsOf(scene)).toEqual(['build pottery-1 stafford#2', 'develop']);
  expect(scene.now.players[EADWEARD]?.plansUsed?.toSorted()).toEqual(['11', '5']);
});

it('birmingham-automa.deck.3: no new deck is made while cards are left', () => {
  const used = endingWith('11').slice(0, -2).concat('11');
  const left = Object.values(recipe.groups)
    .flat()
    .filter((card) => !used.includes(card));
  expect(Object.keys(chancesAfter(used))).toEqual(left);
  expect(left).toHaveLength(1);
});

it('birmingham-automa.deck.4: after 44 cards without a possible slot he passes', () => {
  const { events } = burn('forty-four');
  expect(toldIn(events, 'planTurned')).toHaveLength(44);
  expect(toldIn(events, 'passed')).toMatchObject([{ seat: EADWEARD }]);
  expect(toldIn(events, 'awarded')).toMatchObject([{ seat: EADWEARD, points: 5 }]);
});

it('birmingham-automa.deck.4: the cards of one turn count, not those of earlier ones', () => {
  const { events } = burn('late', NORMAL, EADWEARD, plainOrder(recipe).slice(0, 9));
  expect(toldIn(events, 'planTurned')).toHaveLength(44);
});

it.each([
  ['Eadweard', EADWEARD],
  ['Emily', EMILY],
])('birmingham-automa.deck.4: with a deck of 31 %s passes after 62', (_, seat) => {
  const { cards, events } = burn('sixty-two', BOTH, seat);
  expect(toldIn(events, 'planTurned').filter((event) => event.seat === seat)).toHaveLength(62);
  expect(layersOf(largeRecipe, cards.slice(0, 31))).toEqual(layersOf(largeRecipe, cards.slice(31, 62)));
  expect(toldIn(events, 'awarded')).toMatchObject([{ seat, points: 5 }]);
});

it('birmingham-automa.deck.4: then the turn ends, even if a back could be followed', () => {
  // Works of the person have iron, so that every back allows him to develop.
  const cards = [...plainOrder(recipe), ...plainOrder(recipe)];
  const scene = turnOf(
    { tiles: { 'dudley#2': { seat: PERSON, tile: 'iron-1' } }, automaton: { mat: emptyMat } },
    cards.slice(0, 44),
  );
  expect(deedsOf(scene)).toEqual(['pass']);
  expect(scene.now).toMatchObject({ round: 3, pending: { awaits: 'action', seat: PERSON } });
  expect(scene.now.players[EADWEARD]?.points).toBe(5);
  expect(scene.now.tiles['dudley#2']?.cubes).toBe(4);
});

it('birmingham-automa.deck.4: a slot that is possible on the 43rd card is carried out', () => {
  // Only card 1 can be followed. It was the first of the old deck and is the last of the new one.
  const order = plainOrder({ ...recipe, groups: { ...recipe.groups, A: (recipe.groups['A'] ?? []).toReversed() } });
  const old = ['1', ...plainOrder(recipe).filter((card) => card !== '1')];
  const fresh = [...order.filter((card) => card !== '1'), '1'];
  const scene = turnOf(
    {
      tiles: { 'stafford#2': { seat: PERSON, tile: 'pottery-1' } },
      automaton: { mat: { ...emptyMat, 'pottery-1': 1 }, plansUsed: old.slice(0, 1) },
    },
    [...old.slice(1), ...fresh, '5'],
  );
  expect(deedsOf(scene)[0]).toBe('build pottery-1 coventry#1');
});
