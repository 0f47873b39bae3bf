import { describe, isOver } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { randomGame } from '../contract/randomGame.ts';
import { Scene } from '../scene.ts';
import { total } from '../sceneHelp.ts';
import { cardsIn, copies, endOfEra, lastActionOfEra, passOut } from './closing.ts';
import { opening, tableOf } from './drafts.ts';

const options = ['classic-deck'];
const seatCounts = [3, 4] as const;

const cards = copies({
  1: 'bury ellesmere-port fleetwood',
  2: 'barrow birkenhead blackburn bolton burnley colne macclesfield oldham rochdale stockport warrington wigan',
  3: 'lancaster preston iron shipyard',
  4: 'liverpool manchester',
  5: 'coal',
  6: 'port',
  8: 'cotton',
});

it.each(seatCounts)('lancashire.classicdeck.1: all 66 cards are in the game with %i seats', (seats) => {
  expect(total(cards)).toBe(66);
  expect(cardsIn(opening({ seats, options }))).toEqual(cards);
});

it('lancashire.classicdeck.1: without the option there are 54 or 64', () => {
  expect(seatCounts.map((seats) => total(cardsIn(opening({ seats }))))).toEqual([54, 64]);
});

it.each([
  [3, 9],
  [4, 6],
])('lancashire.classicdeck.2: with %i seats %i cards are set aside for the canal era', (seats, aside) => {
  const { players, ...start } = opening({ seats, options });
  expect(players.map(({ handSize }) => handSize)).toEqual(Array.from({ length: seats }, () => 8));
  expect(start).toMatchObject({ deckSize: 66 - 8 * seats, aside });

  const scene = lastActionOfEra({ seats, options });
  expect(scene.now).toMatchObject({ deckSize: aside, aside });
  expect(total(scene.now.discarded)).toBe(66 - aside - 1);
});

it.each([
  [3, 6],
  [4, 2],
])('lancashire.classicdeck.3: with %i seats all 66 are shuffled and %i of them leave the game', (seats, gone) => {
  const scene = endOfEra({ seats, options });
  expect(scene.told('reshuffled')).toMatchObject([{ count: 66 }]);
  expect(cardsIn(scene.now)).toEqual(cards);
  expect(scene.now.players.map(({ handSize }) => handSize)).toEqual(Array.from({ length: seats }, () => 8));
  passOut(scene);
  expect(total(scene.now.discarded)).toBe(66 - gone);
  expect(scene.now.players.map(({ handSize }) => handSize)).toEqual(Array.from({ length: seats }, () => 0));
});

/** The discard piles at the end of a whole game. */
const usedIn = (seats: number, number: number): Readonly<Record<string, number>> => {
  const table = tableOf({ seats, options });
  let used: Readonly<Record<string, number>> = {};
  for (const { state } of randomGame(table, number, 'busy')) {
    if (isOver(state)) used = describe(table, state).discarded;
  }
  return used;
};

it.each([
  [3, 60],
  [4, 64],
])('lancashire.classicdeck.3: with %i seats any %i cards may be used', (seats, count) => {
  const games = [1, 2, 3, 4, 5, 6].map((number) => usedIn(seats, number));
  for (const used of games) expect(total(used)).toBe(count);
  const ways = games.map((used) => JSON.stringify(Object.keys(cards).map((card) => used[card])));
  expect(new Set(ways).size).toBeGreaterThan(1);
});

it.each([
  [3, 10],
  [4, 8],
])('lancashire.classicdeck.4: with %i seats each era has %i rounds', (seats, rounds) => {
  const scene = new Scene({ edition: 'lancashire', seats, options });
  scene.passUntil(({ round }) => round === rounds);
  expect(scene.now.era).toBe('canal');
  expect(scene.now.players.map(({ handSize }) => handSize)).toEqual(Array.from({ length: seats }, () => 2));
  scene.passUntil(({ era }) => era === 'rail');
  expect(scene.now).toMatchObject({ round: 1, actionsLeft: 2 });
  expect(passOut(scene).now).toMatchObject({ era: 'rail', round: rounds });
  expect(scene.told('roundBegan')).toHaveLength(2 * rounds - 1);
});

it.each([
  [3, 6],
  [4, 4],
])('lancashire.classicdeck.4: with %i seats rail round %i is the last with loans', (seats, last) => {
  const scene = endOfEra({ seats, options });
  scene.passUntil(({ round, turn, actionsLeft }) => round === last && turn === seats - 1 && actionsLeft === 1);
  expect(scene.allows('loan 30')).toBe(true);
  scene.passUntil(({ round }) => round === last + 1);
  expect(scene.refuse('loan 10')).toMatchObject({ reason: 'noMoreLoans', rule: 'lancashire.loan.3' });
  scene.passUntil(({ round, turn }) => round === last + 4 && turn === seats - 1);
  expect(scene.rule('loan 10')).toBe('lancashire.loan.3');
});

it.each(seatCounts)(
  'lancashire.classicdeck.4: with %i seats loans are possible until the end of the canal era',
  (seats) => {
    expect(lastActionOfEra({ seats, options }).allows('loan 10')).toBe(true);
  },
);

it.each(seatCounts)('lancashire.classicdeck.5: all twelve distant tiles are used with %i seats', (seats) => {
  expect(opening({ seats, options }).distant).toMatchObject({ tiles: { '0': 2, '1': 2, '2': 4, '3': 3, '4': 1 } });
});

it('lancashire.classicdeck.5: without the option three seats use ten', () => {
  expect(total(opening({ seats: 3 }).distant?.tiles ?? {})).toBe(10);
});
