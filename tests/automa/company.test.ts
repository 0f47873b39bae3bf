import { awaitsChance, describe, legalActions, mask, play } from '@coalbrook/rules';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { backOf, deedsOf, EADWEARD, hurdlesOf, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import {
  BOTH,
  faultsOf,
  NORMAL,
  openingOf,
  openingState,
  sum,
  tableOf,
  toldIn,
  urnOf,
  VARYING,
  wholeGame,
} from './tableHelp.ts';
import type { WholeGame } from './tableHelp.ts';

const game = wholeGame();
const gameOfThree = wholeGame({ automata: BOTH });

/** Oxford buys manufacturers, with a barrel or without; nothing else is bought near Birmingham. */
const oxfordBuys = (barrel: boolean): NonNullable<Setting['merchants']> => ({
  'shrewsbury#1': { tile: 'cotton', barrel: false },
  'oxford#1': { tile: 'manufacturer', barrel },
  'oxford#2': { tile: 'blank' },
  'gloucester#1': { tile: 'blank' },
  'gloucester#2': { tile: 'all', barrel: false },
});

/** A manufacturer of Eadweard in Birmingham, linked to Oxford. */
const shop = (tile: string, barrel: boolean): Setting & Required<Pick<Setting, 'tiles' | 'links' | 'merchants'>> => ({
  tiles: { 'birmingham#2': { seat: EADWEARD, tile } },
  links: { 'birmingham-oxford': EADWEARD },
  merchants: oxfordBuys(barrel),
});

/** The seats whose turns began, in order. */
const turnsIn = ({ events }: WholeGame): number[] => toldIn(events, 'turnBegan').map(({ seat }) => seat);

const roundsIn = ({ events, table }: WholeGame): string[] =>
  toldIn(events, 'roundBegan').map(({ era, round }) => `${table.eras[era]?.slug} ${round}`);

const everyRound = (rounds: number): string[] =>
  ['canal', 'rail'].flatMap((era) => Array.from({ length: rounds }, (_, round) => `${era} ${round + 1}`));

/** The cards dealt to the person before and after the end of the canal era. */
const dealtIn = ({ events }: WholeGame): number[] => {
  const end = events.findIndex(({ event }) => event === 'eraEnded');
  return [events.slice(0, end), events.slice(end)].map((part) =>
    toldIn(part, 'dealt').reduce((total, { count }) => total + count, 0),
  );
};

/** The person's cards at the beginning of each round of an era. */
const handsIn = ({ positions }: WholeGame, era: string): number[] => {
  const hands = new Map<number, number>();
  for (const position of positions) {
    if (position.era !== era || position.pending.awaits === 'nothing' || hands.has(position.round)) continue;
    hands.set(position.round, position.players[PERSON]?.handSize ?? 0);
  }
  return [...hands.values()];
};

it('birmingham-automa.company.1: one person plays against Eadweard, or against Eadweard and Emily', () => {
  expect(faultsOf({ automata: NORMAL })).toEqual([]);
  expect(faultsOf({ automata: BOTH })).toEqual([]);
  expect(openingOf().players).toHaveLength(2);
  expect(openingOf({ automata: BOTH }).players).toHaveLength(3);
});

it.each([
  ['Emily alone', { automata: ['emily:normal'] }, 'automata'],
  ['Eadweard twice', { automata: ['eadweard:normal', 'eadweard:easy'] }, 'automata'],
  ['Emily twice', { automata: ['eadweard:normal', 'emily:easy', 'emily:hard'] }, 'automata'],
  ['an automaton of another name', { automata: ['eadweard:normal', 'isambard:normal'] }, 'automata'],
  ['a second person', { seats: 2 }, 'seats'],
  ['a second person against both', { seats: 2, automata: BOTH }, 'seats'],
  ['the introductory game', { options: ['introductory'] }, 'options'],
  ['nobody to play against', { automata: [] }, 'seats'],
])('birmingham-automa.company.1: %s is refused', (_, wish, field) => {
  const faults = faultsOf(wish);
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault.startsWith(field)).toBe(true);
});

it('birmingham-automa.company.2: the person sits first, then Eadweard, then Emily, however they are named', () => {
  for (const automata of [BOTH, BOTH.toReversed()]) {
    const { players, order, pending } = openingOf({ automata });
    expect(players.map(({ automaton }) => automaton)).toEqual([undefined, 'eadweard:normal', 'emily:normal']);
    expect(order).toEqual([0, 1, 2]);
    expect(pending).toEqual({ awaits: 'action', seat: PERSON });
  }
});

it('birmingham-automa.company.2: every round of a game is played in this order', () => {
  expect(turnsIn(game)).toEqual(Array.from({ length: 40 }, (_, turn) => turn % 2));
  expect(turnsIn(gameOfThree)).toEqual(Array.from({ length: 54 }, (_, turn) => turn % 3));
});

it('birmingham-automa.company.2: money spent does not matter unless varying turn order is chosen', () => {
  const spendthrift: Setting = { players: [{ spent: 60 }] };
  expect(turnOf(spendthrift, ['11', '5']).now).toMatchObject({ round: 3, order: [0, 1], pending: { seat: PERSON } });
  const varying = turnOf({ ...spendthrift, options: VARYING }, ['11', '5']);
  expect(varying.told('reordered')[0]?.order).toEqual([1, 0]);
});

it('birmingham-automa.company.3: 40 game cards, 5 merchant spaces, 10 rounds in each era', () => {
  const { players, deck, deckSize, merchants } = openingOf();
  expect((players[PERSON]?.handSize ?? 0) + deckSize).toBe(40);
  expect(sum(players[PERSON]?.hand ?? {}) + sum(deck ?? {})).toBe(40);
  expect(Object.keys(merchants).toSorted()).toEqual([
    'gloucester#1',
    'gloucester#2',
    'oxford#1',
    'oxford#2',
    'shrewsbury#1',
  ]);
  expect(roundsIn(game)).toEqual(everyRound(10));
});

it('birmingham-automa.company.3: no card and no merchant tile that only three seats have', () => {
  const { players, deck, merchants } = openingOf();
  const cards = { ...deck, ...players[PERSON]?.hand };
  for (const card of ['stoke', 'leek', 'stone', 'uttoxeter', 'cotton-manufacturer', 'derby', 'belper']) {
    expect(cards).not.toHaveProperty(card);
  }
  const buyers = Object.values(merchants).map(({ tile }) => tile);
  expect(buyers.toSorted()).toEqual(['all', 'blank', 'blank', 'cotton', 'manufacturer']);
});

it('birmingham-automa.company.4: 19 cards are for the person, 8 of them dealt, and 21 set aside', () => {
  const { players, deckSize, aside } = openingOf();
  expect(players[PERSON]?.handSize).toBe(8);
  expect({ aside, toCome: deckSize - aside }).toEqual({ aside: 21, toCome: 11 });
});

it('birmingham-automa.company.4: in the whole canal era the person gets 19 cards', () => {
  for (const number of [1, 2, 3]) expect(dealtIn(wholeGame({}, number))[0]).toBe(19);
});

it('birmingham-automa.company.4: any unseen card may be drawn, so the cards set aside are unknown', () => {
  const table = tableOf();
  const state = openingState(table);
  while (!awaitsChance(state)) {
    const legal = legalActions(table, state);
    play(table, state, legal.find(({ kind }) => kind === 'pass') ?? legal[0], undefined);
  }
  const unseen = urnOf(table, state);
  expect(sum(unseen)).toBe(11 + 21);
  expect(unseen).toEqual(openingOf().deck);
  expect(describe(table, mask(table, state, PERSON as Seat))).not.toHaveProperty('deck');
});

it('birmingham-automa.company.4: every card is among the 19 in some games and not in others', () => {
  const games = Array.from({ length: 12 }, (_, number) => wholeGame({}, number));
  const seen = games.map(({ events, table }) => {
    const end = events.findIndex(({ event }) => event === 'eraEnded');
    const dealt = toldIn(events.slice(0, end), 'dealt').flatMap(({ cards }) => cards ?? []);
    return dealt.map((card) => table.cards[card]?.slug);
  });
  for (const card of ['nuneaton', 'redditch', 'tamworth', 'walsall']) {
    const count = seen.filter((cards) => cards.includes(card)).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(games.length);
  }
});

it('birmingham-automa.company.5: the hand is refilled to 8 while the deck lasts, and then shrinks', () => {
  expect(handsIn(game, 'canal')).toEqual([8, 8, 8, 8, 8, 8, 8, 6, 4, 2]);
  expect(handsIn(game, 'rail')).toEqual([8, 8, 8, 8, 8, 8, 8, 6, 4, 2]);
});

it('birmingham-automa.company.5: the last card is played in the last round', () => {
  const scene = new Scene({ seats: 1, automata: NORMAL, round: 10, players: [{}, { plan: '11' }] });
  expect(scene.now.players[PERSON]?.handSize).toBe(2);
  expect(scene.now.deckSize).toBe(scene.now.aside);
  scene.passUntil(({ era }) => era === 'rail');
  const played = scene.events.slice(
    0,
    scene.events.findIndex(({ event }) => event === 'eraEnded'),
  );
  expect(toldIn(played, 'discarded')).toHaveLength(2);
  expect(toldIn(played, 'dealt')).toEqual([]);
});

it('birmingham-automa.company.6: 14 link tiles and 0 points, but no hand, no money and no income marker', () => {
  const { players } = openingOf({ automata: BOTH });
  for (const player of players.slice(1)) {
    expect(player).toMatchObject({ links: 14, points: 0, handSize: 0 });
    for (const field of ['money', 'income', 'level', 'hand']) expect(player).not.toHaveProperty(field);
  }
});

it('birmingham-automa.company.6: flipping its own tile gives it no income', () => {
  const scene = backOf(shop('manufacturer-2', true), '4');
  expect(deedsOf(scene)).toEqual(['sell birmingham#2 to oxford#1']);
  expect(scene.told('flipped')).toMatchObject([{ seat: EADWEARD }]);
  expect(scene.now.players[EADWEARD]).not.toHaveProperty('income');
  expect(scene.state.income[EADWEARD]).toBe(0);
  expect(scene.now.players[PERSON]?.income).toBe(10);
});

it('birmingham-automa.company.6: at the end of a round only the person receives or pays', () => {
  const rich = turnOf({ players: [{ money: 10, income: 20 }] }, ['11', '5']);
  expect(rich.told('earned')).toMatchObject([{ seat: PERSON, money: 5 }]);
  const poor = turnOf({ players: [{ money: 10, income: 5 }], automaton: { points: 4 } }, ['11', '3']);
  expect(poor.told('earned')).toMatchObject([{ seat: PERSON, money: -5 }]);
  expect(poor.told('fellShort')).toEqual([]);
});

it('birmingham-automa.company.6: an automaton has no money or income in a whole game', () => {
  const seats = new Set(toldIn(gameOfThree.events, 'earned').map(({ seat }) => seat));
  expect([...seats]).toEqual([PERSON]);
  for (const { positions } of [game, gameOfThree]) {
    for (const { players } of positions) for (const player of players.slice(1)) expect(player.handSize).toBe(0);
  }
});

it('birmingham-automa.company.7: it can build the most expensive tiles', () => {
  // Manufacturer VIII and pottery III cost £42 together.
  const setting: Setting = {
    automaton: { mat: { 'manufacturer-2': 0, 'manufacturer-5': 0, 'manufacturer-6': 0, 'manufacturer-7': 0 } },
  };
  const scene = turnOf(setting, ['2', '3']);
  expect(deedsOf(scene)[0]).toBe('build manufacturer-8 cannock#1');
  expect(scene.told('bought')).toHaveLength(2);
});

it.each([
  [1, 'build manufacturer-2'],
  [2, 'build pottery-3'],
])('birmingham-automa.company.7: %i of the two coal for a pottery available: %s', (cubes, deed) => {
  const scene = turnOf(
    {
      tiles: { 'cannock#2': { seat: PERSON, tile: 'coal-1', cubes } },
      links: { 'cannock-stafford': PERSON },
      automaton: { mat: { 'pottery-1': 0, 'pottery-2': 0 } },
    },
    ['11', '3'],
  );
  expect(deedsOf(scene)[0]).toContain(deed);
  expect(scene.now.tiles['cannock#2']?.cubes).toBe(cubes === 1 ? 1 : 0);
});

it('birmingham-automa.company.7: it cannot build a tile that needs coal without coal', () => {
  // Manufacturer I needs coal in Cannock or Burton, cotton I needs none.
  const scene = turnOf({ automata: ['eadweard:easy'] }, ['2', '3']);
  expect(deedsOf(scene)[0]).toBe('build cotton-1 nuneaton#2');
  expect(hurdlesOf(scene).filter((hurdle) => hurdle.startsWith('2 0 noCoal'))).toHaveLength(2);
});

it('birmingham-automa.company.7: a sale needs all its beer', () => {
  const lacking = backOf(shop('manufacturer-5', true), '4');
  expect(deedsOf(lacking)).toEqual(['build brewery-1 walsall#2']);
  const enough = { ...shop('manufacturer-5', true) };
  const brewery = { 'burton#2': { seat: EADWEARD, tile: 'brewery-1' } };
  const sold = backOf({ ...enough, tiles: { ...enough.tiles, ...brewery } }, '4');
  expect(deedsOf(sold)).toEqual(['sell birmingham#2 to oxford#1']);
  expect(sold.now.tiles['burton#2']).toMatchObject({ flipped: true, cubes: 0 });
});

it('birmingham-automa.company.7: it never takes a loan or scouts', () => {
  const events = [1, 2, 3, 4].flatMap((number): readonly GameEvent[] => wholeGame({ automata: BOTH }, number).events);
  const begun = toldIn(events, 'actionBegan').filter(({ seat }) => seat !== PERSON);
  const kinds = new Set(begun.map(({ kind }) => kind));
  expect(kinds.has('build')).toBe(true);
  expect([...kinds].filter((kind) => kind === 'loan' || kind === 'scout')).toEqual([]);
  for (const name of ['borrowed', 'scouted'] as const) {
    expect(toldIn(events, name).filter(({ seat }) => seat !== PERSON)).toEqual([]);
  }
});

it('birmingham-automa.company.8: an automaton empties a mine of the person, which flips and brings income', () => {
  const scene = turnOf(
    {
      players: [{ income: 10 }],
      tiles: { 'dudley#1': { seat: PERSON, tile: 'coal-2', cubes: 1 } },
      links: { 'dudley-kidderminster': PERSON },
      automaton: { mat: { 'cotton-1': 0 } },
    },
    ['20', '3'],
  );
  expect(deedsOf(scene)[0]).toMatch(/^build cotton-2 kidderminster/);
  expect(scene.told('flipped')).toMatchObject([{ seat: PERSON, income: 7 }]);
  expect(scene.now.players[PERSON]?.income).toBe(17);
});

it('birmingham-automa.company.8: an automaton also empties a works or a brewery of the person', () => {
  const works = turnOf({ tiles: { 'dudley#2': { seat: PERSON, tile: 'iron-1', cubes: 1 } } }, ['11', '3']);
  expect(works.told('took')).toMatchObject([{ seat: EADWEARD }]);
  expect(works.now.players[PERSON]?.income).toBe(10 + 3);

  const { tiles, links, merchants } = shop('manufacturer-2', false);
  const brewery = backOf(
    {
      tiles: { ...tiles, 'walsall#2': { seat: PERSON, tile: 'brewery-1' } },
      links: { ...links, 'birmingham-walsall': PERSON },
      merchants,
    },
    '4',
  );
  expect(deedsOf(brewery)).toEqual(['sell birmingham#2 to oxford#1']);
  expect(brewery.now.tiles['walsall#2']).toMatchObject({ flipped: true });
  expect(brewery.now.players[PERSON]?.income).toBe(10 + 4);
});

it('birmingham-automa.company.8: the person takes coal and iron from tiles of the automaton', () => {
  const scene = new Scene({
    seats: 1,
    automata: NORMAL,
    round: 2,
    players: [{ hand: { birmingham: 3 }, money: 50 }, { plan: '11' }],
    tiles: {
      'dudley#1': { seat: EADWEARD, tile: 'coal-2', cubes: 1 },
      'coventry#3': { seat: EADWEARD, tile: 'iron-2', cubes: 1 },
    },
    links: { 'birmingham-dudley': EADWEARD },
  });
  scene.play('build birmingham#2 manufacturer with birmingham', 'develop cotton');
  expect(scene.told('took').map(({ seat }) => seat)).toEqual([PERSON, PERSON]);
  expect(scene.told('flipped').map(({ seat }) => seat)).toEqual([EADWEARD, EADWEARD]);
  expect([...scene.state.income]).toEqual([10, 0]);
});

it('birmingham-automa.company.8: the person may use connected beer of the automaton for a sale', () => {
  const at = (links: NonNullable<Setting['links']>): Scene =>
    new Scene({
      seats: 1,
      automata: NORMAL,
      round: 2,
      players: [{ hand: { birmingham: 3 } }, { plan: '11' }],
      tiles: {
        'birmingham#2': { seat: PERSON, tile: 'manufacturer-1' },
        'walsall#2': { seat: EADWEARD, tile: 'brewery-1' },
      },
      merchants: oxfordBuys(false),
      links: { 'birmingham-oxford': PERSON, ...links },
    });
  expect(at({ 'birmingham-walsall': EADWEARD }).legal('sell')).toEqual(['sell birmingham#2 to oxford#1']);
  expect(at({ 'cannock-walsall': EADWEARD }).legal('sell')).toEqual([]);
});

it('birmingham-automa.company.9: an automaton builds in a town without a game card', () => {
  expect(deedsOf(backOf(shop('manufacturer-2', false), '3'))).toEqual(['build brewery-1 derby#1']);
  expect(deedsOf(backOf(shop('manufacturer-2', false), '1'))).toEqual(['build brewery-1 stone#1']);
});

it('birmingham-automa.company.9: it lays links to such a town, and counts its free sites', () => {
  // From Burton, Derby has three free sites; Tamworth, Walsall and Stone have two.
  const burton = backOf({ tiles: { 'burton#1': { seat: EADWEARD, tile: 'coal-2' } } }, '3', 'burton');
  expect(deedsOf(burton)).toEqual(['link burton-derby']);
  // From Stafford, Cannock comes first clockwise, but Stone has a tile.
  const stafford = backOf(
    {
      tiles: {
        'stafford#1': { seat: EADWEARD, tile: 'brewery-1' },
        'stone#1': { seat: PERSON, tile: 'brewery-1', flipped: true },
      },
    },
    '3',
    'stafford',
  );
  expect(deedsOf(stafford)).toEqual(['link stafford-stone']);
});
