import { awaitsChance, draw, requestOf, seededDraw, seedOf } from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { deedsOf, EADWEARD, EMILY, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import {
  BOTH,
  chancesOf,
  closeTo,
  expectedChances,
  largeRecipe,
  NORMAL,
  openingOf,
  recipe,
  sum,
  toldIn,
  urnOf,
  wholeGame,
} from './tableHelp.ts';

/** Eadweard's last turn of an era: a pottery in Stafford, and in the canal era a canal from there to Cannock. */
const lastTurn = (setting: Setting, cards = ['11', '3']): Scene => turnOf({ round: 10, ...setting }, cards);

const board: Setting = {
  tiles: {
    'birmingham#2': { seat: EADWEARD, tile: 'manufacturer-2', flipped: true },
    'dudley#1': { seat: EADWEARD, tile: 'coal-2', flipped: true },
    'worcester#1': { seat: EADWEARD, tile: 'cotton-1', flipped: true },
    'burton#2': { seat: EADWEARD, tile: 'brewery-2' },
    'coventry#2': { seat: PERSON, tile: 'coal-1', flipped: true },
  },
  links: { 'birmingham-oxford': EADWEARD, 'birmingham-dudley': EADWEARD, 'gloucester-worcester': PERSON },
};

/** Seat and points of each link. */
const linksScored = (scene: Scene): Record<string, readonly number[]> =>
  Object.fromEntries(
    scene.told('linkScored').map(({ link, seat, points }) => [scene.table.links[link]?.slug ?? '', [seat, points]]),
  );

/** Plays until chance must choose a seat's first plan card of the rail era. */
const toNewDeck = (draft: ConstructorParameters<typeof Scene>[0], seat: number): Scene => {
  const scene = new Scene({ turn: seat, ...draft });
  const { table, state } = scene;
  const tell = (event: GameEvent): void => void scene.events.push(event);
  const isThere = (): boolean => {
    const request = requestOf(table, state);
    return scene.told('eraEnded').length > 0 && request?.urn.slug === 'plans' && request.seat === seat;
  };
  while (!isThere()) {
    if (!awaitsChance(state)) throw new Error('no new deck is made');
    draw(table, state, seededDraw(table, state, seedOf('era')), tell);
  }
  return scene;
};

it('birmingham-automa.era.1: links and flipped tiles of an automaton score', () => {
  const scene = lastTurn(board);
  expect(deedsOf(scene)).toEqual(['build pottery-1 stafford#2', 'link cannock-stafford']);
  const links = linksScored(scene);
  // Birmingham has 1 icon, Oxford 2, Dudley 1, Worcester 1 and Gloucester 2.
  expect(links).toEqual({
    'birmingham-oxford': [EADWEARD, 3],
    'birmingham-dudley': [EADWEARD, 2],
    'cannock-stafford': [EADWEARD, 0],
    'gloucester-worcester': [PERSON, 3],
  });
  const tiles = scene.told('tileScored').map(({ site, seat, points }) => [scene.table.sites[site]?.slug, seat, points]);
  expect(new Set(tiles)).toEqual(
    new Set([
      ['birmingham#2', EADWEARD, 5],
      ['dudley#1', EADWEARD, 2],
      ['worcester#1', EADWEARD, 5],
      ['coventry#2', PERSON, 1],
    ]),
  );
  expect(scene.now.players[EADWEARD]?.points).toBe(3 + 2 + 5 + 2 + 5);
  expect(scene.now.players[PERSON]?.points).toBe(3 + 1);
});

it('birmingham-automa.era.1: after the canal era his links return and his level I tiles leave the board', () => {
  const { now } = lastTurn(board);
  expect(now).toMatchObject({ era: 'rail', round: 1, links: {} });
  expect(now.players[EADWEARD]?.links).toBe(14);
  expect(Object.keys(now.tiles).toSorted()).toEqual(['birmingham#2', 'burton#2', 'dudley#1']);
  expect(now.tiles['burton#2']).toMatchObject({ seat: EADWEARD, flipped: false, cubes: 1 });
});

it('birmingham-automa.era.1: he scores after the rail era too', () => {
  const scene = lastTurn({
    era: 'rail',
    tiles: { 'dudley#1': { seat: EADWEARD, tile: 'coal-3', flipped: true } },
    links: { 'birmingham-oxford': EADWEARD, 'birmingham-dudley': EADWEARD },
    automaton: { points: 20 },
  });
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(linksScored(scene)).toEqual({ 'birmingham-oxford': [EADWEARD, 2], 'birmingham-dudley': [EADWEARD, 1] });
  expect(scene.told('tileScored').map(({ points }) => points)).toEqual([3]);
});

it('birmingham-automa.era.2: level I tiles leave his mat, except the pottery', () => {
  const scene = lastTurn({ automata: ['eadweard:easy+coal-1=1'] }, ['6', '3']);
  const before = openingOf({ automata: ['eadweard:easy+coal-1=1'] }).players[EADWEARD]?.mat ?? {};
  expect(before).toMatchObject({ 'cotton-1': 2, 'manufacturer-1': 1, 'coal-1': 1, 'iron-1': 1, 'brewery-1': 1 });
  const after = scene.now.players[EADWEARD]?.mat ?? {};
  for (const tile of ['cotton-1', 'manufacturer-1', 'coal-1', 'iron-1', 'brewery-1']) expect(after[tile]).toBe(0);
  expect(after['pottery-1']).toBe(1);
  const higher = Object.entries(before).filter(([tile]) => !tile.endsWith('-1'));
  expect(after).toMatchObject(Object.fromEntries(higher));
});

it('birmingham-automa.era.2: the person’s mat does not change', () => {
  const scene = lastTurn({}, ['2', '3']);
  expect(scene.told('matCleared')).toMatchObject([{ seat: EADWEARD, count: 2 + 1 }]);
  expect(scene.now.players[PERSON]?.mat).toEqual(openingOf().players[PERSON]?.mat);
});

it('birmingham-automa.era.2: each of two automata clears its own mat', () => {
  const scene = turnOf({ automata: ['eadweard:normal', 'emily:easy'], round: 9 }, ['11', '3'], EMILY);
  expect(scene.now.era).toBe('rail');
  for (const seat of [EADWEARD, EMILY]) {
    const mat = scene.now.players[seat]?.mat ?? {};
    const levelOne = Object.entries(mat).filter(([tile, count]) => tile.endsWith('-1') && count > 0);
    expect(levelOne.map(([tile]) => tile)).toEqual(seat === EMILY ? [] : ['pottery-1']);
  }
});

it('birmingham-automa.era.2: in the rail era he can build the next level at once', () => {
  // Nothing of his is left on the board. Coal for Worcester comes over the rail to Gloucester.
  const scene = toNewDeck({ seats: 1, automata: NORMAL, round: 10, players: [{}, { plan: '11' }] }, EADWEARD);
  expect(scene.now.players[EADWEARD]?.mat).toMatchObject({ 'cotton-1': 0, 'cotton-2': 1 });
  scene.draw('plans to 1 20').passUntil(({ round }) => round === 2);
  expect(deedsOf(scene).slice(2, 4)).toEqual([
    'link gloucester-worcester',
    expect.stringMatching(/^build cotton-2 worcester/),
  ]);
});

it('birmingham-automa.era.3: a new plan deck is made from all 22 cards', () => {
  const { table, state } = toNewDeck(
    {
      seats: 1,
      automata: NORMAL,
      round: 10,
      players: [{}, { plan: '11', plansUsed: ['1', '2', '3', '5', '9', '4', '6', '14', '7'] }],
    },
    EADWEARD,
  );
  expect(chancesOf(table, state)).toEqual(closeTo(expectedChances(recipe, [])));
});

it('birmingham-automa.era.3: the new deck does not depend on the card that was on top', () => {
  const scene = lastTurn({ automaton: { plansUsed: ['5', '9'] } });
  const { plan, plansUsed } = scene.now.players[EADWEARD] ?? {};
  expect(plansUsed).toEqual([plan]);
  const names = scene.events.map(({ event }) => event);
  expect(names.lastIndexOf('planShown')).toBeGreaterThan(names.indexOf('eraEnded'));
});

it.each([EADWEARD, EMILY])('birmingham-automa.era.3: seat %i of two automata gets one of 31 cards', (seat) => {
  const players = [{}, { plan: '11', plansUsed: ['1', '3'] }, { plan: '13', plansUsed: ['30/3p', '29/3p'] }];
  const scene = toNewDeck({ seats: 1, automata: BOTH, round: 9, turn: EMILY, players }, seat);
  expect(chancesOf(scene.table, scene.state)).toEqual(closeTo(expectedChances(largeRecipe, [])));
});

it('birmingham-automa.era.4: all 40 game cards are shuffled, 20 are for the person and 20 set aside', () => {
  const scene = lastTurn({});
  expect(scene.told('reshuffled')).toMatchObject([{ count: 40 }]);
  expect(scene.now).toMatchObject({ era: 'rail', deckSize: 32, aside: 20, discarded: {} });
  expect(scene.now.players[PERSON]?.handSize).toBe(8);
});

it('birmingham-automa.era.4: the cards set aside in the canal era are included', () => {
  const scene = new Scene({ seats: 1, automata: NORMAL, round: 10, turn: EADWEARD, players: [{}, { plan: '11' }] });
  const { table, state } = scene;
  while (requestOf(table, state)?.urn.slug !== 'cards') {
    draw(table, state, seededDraw(table, state, seedOf('cards')), undefined);
  }
  expect(requestOf(table, state)).toMatchObject({ count: 8, seat: PERSON });
  const { players, deck } = openingOf();
  const all: Record<string, number> = { ...deck };
  for (const [card, count] of Object.entries(players[PERSON]?.hand ?? {})) all[card] = (all[card] ?? 0) + count;
  expect(urnOf(table, state)).toEqual(all);
  expect(sum(all)).toBe(40);
});

it('birmingham-automa.era.4: in the whole rail era the person gets 20 cards', () => {
  for (const number of [1, 2, 3]) {
    const { events } = wholeGame({}, number);
    const rail = events.slice(events.findIndex(({ event }) => event === 'eraEnded'));
    expect(toldIn(rail, 'dealt').reduce((total, { count }) => total + count, 0)).toBe(20);
  }
});
