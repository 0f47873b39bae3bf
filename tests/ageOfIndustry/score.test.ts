import { expect, it } from 'vitest';

import type { Setting } from './drafts.ts';
import { endOfGame, loans, points, ranks, winners } from './settling.ts';

/** The money that each seat gets for its rails. */
const railMoney = (setting: Setting): number[] => {
  const scene = endOfGame(setting);
  return scene.now.players.map((_, seat) =>
    scene
      .told('linkPaid')
      .filter((event) => event.seat === seat)
      .reduce((sum, event) => sum + event.money, 0),
  );
};

const inNewEngland = { options: ['new-england'] };

it('age-of-industry.score.1: a rail between empty places pays $2', () => {
  expect(railMoney({ links: { 'berlin-leipzig': 1 } })).toEqual([0, 2, 0]);
});

it('age-of-industry.score.1: $1 more for each tile at its two ends', () => {
  const tiles = {
    'berlin#1': { seat: 0, tile: 'cotton-1' },
    'berlin#2': { seat: 1, tile: 'iron-3', flipped: true },
    'berlin#3': { seat: 2, tile: 'goods-4' },
    'leipzig#2': { seat: 2, tile: 'cotton-2', flipped: true },
    'magdeburg#1': { seat: 2, tile: 'cotton-1' },
  };
  expect(railMoney({ links: { 'berlin-leipzig': 0 }, tiles })).toEqual([2 + 4, 0, 0]);
  expect(railMoney({ links: { 'berlin-leipzig': 2, 'berlin-magdeburg': 2 }, tiles })).toEqual([0, 0, 6 + 6]);
});

it('age-of-industry.score.1: the level of a tile makes no difference', () => {
  const tiles = { 'berlin#1': { seat: 0, tile: 'cotton-3' } };
  expect(railMoney({ links: { 'berlin-leipzig': 0 }, tiles })).toEqual([3, 0, 0]);
});

it('age-of-industry.score.1: rails pay before cash is counted', () => {
  expect(points(endOfGame({ players: [{ money: 3 }, { money: 3 }], links: { 'berlin-leipzig': 0 } }))).toEqual([
    1, 0, 0,
  ]);
});

it('age-of-industry.score.1: red $22 and 9 points, yellow $25 and 5 points, as on page 13', () => {
  const setting: Setting = {
    players: [{ mat: { 'goods-0': 0 } }],
    tiles: {
      'frankfurt#1': { seat: 0, tile: 'goods-3' },
      'mannheim#1': { seat: 0, tile: 'coal-2' },
      'stuttgart#1': { seat: 0, tile: 'cotton-2', flipped: true },
      'kassel#1': { seat: 0, tile: 'cotton-1', flipped: true },
      'nuremberg#1': { seat: 0, tile: 'iron-1', flipped: true },
      'cologne#1': { seat: 1, tile: 'cotton-1', flipped: true },
      'mannheim#2': { seat: 1, tile: 'iron-1', flipped: true },
      'belgium#1': { seat: 1, tile: 'coal-1', flipped: true },
      'augsburg#1': { seat: 1, tile: 'cotton-2', flipped: true },
    },
    links: {
      'frankfurt-mannheim': 0,
      'stuttgart-france': 0,
      'stuttgart-nuremberg': 0,
      'mannheim-stuttgart': 0,
      'nuremberg-augsburg': 0,
      'dortmund-kassel': 1,
      'mannheim-france': 1,
      'cologne-belgium': 1,
      'stuttgart-augsburg': 1,
      'kassel-frankfurt': 1,
      'cologne-frankfurt': 1,
    },
    merchants: { 'belgium#1': { tile: 'blank' }, 'france#1': { tile: 'both', used: true } },
  };
  expect(railMoney(setting)).toEqual([22, 25, 0]);
  const scene = endOfGame(setting);
  const tilePoints = [0, 1, 2].map((seat) =>
    scene
      .told('tileScored')
      .filter((event) => event.seat === seat)
      .reduce((sum, event) => sum + event.points, 0),
  );
  expect(tilePoints).toEqual([9, 5, 0]);
  expect(points(scene)).toEqual([4 + 9, 5 + 5, 0]);
});

it.each([
  ['cotton', false],
  ['cotton', true],
  ['both', true],
  ['goods', false],
  ['blank', false],
])('age-of-industry.score.2: market tile %s (used: %s) counts as one more tile', (tile, used) => {
  const merchants = { 'poland#1': { tile, used } };
  expect(railMoney({ links: { 'berlin-poland': 0 }, merchants })).toEqual([3, 0, 0]);
});

it('age-of-industry.score.2: the bonus is added to that for the tiles of the place', () => {
  const tiles = { 'poland#1': { seat: 1, tile: 'coal-1' } };
  expect(railMoney({ links: { 'berlin-poland': 0 }, tiles })).toEqual([2 + 1 + 1, 0, 0]);
});

it('age-of-industry.score.2: a distant port without a market adds nothing', () => {
  expect(railMoney({ links: { 'regensburg-bohemia': 0 } })).toEqual([2, 0, 0]);
});

it.each([
  ['springfield-brattleboro', 3],
  ['brattleboro-concord', 4],
  ['burlington-canada', 4],
  ['lewiston-canada', 3],
  ['albany-the-west', 3],
  ['albany-springfield', 2],
])('age-of-industry.score.2: rail %s pays $%i', (line, pay) => {
  const slug = line === 'albany-springfield' ? 'springfield-albany' : line;
  expect(railMoney({ ...inNewEngland, links: { [slug]: 0 } })).toEqual([pay, 0, 0]);
});

it('age-of-industry.score.2: a ship and a market beyond a sea lane are not at the end of a rail', () => {
  const tiles = {
    'boston#1': { seat: 1, tile: 'port-1' },
    'massachusetts-bay#1': { seat: 1, tile: 'ship-3' },
  };
  expect(railMoney({ ...inNewEngland, links: { 'boston-lowell': 0 }, tiles })).toEqual([3, 0, 0]);
});

/** Ten points from tiles that no rail below touches. */
const tenPoints = {
  'munich#1': { seat: 0, tile: 'cotton-3' },
  'augsburg#1': { seat: 0, tile: 'cotton-3' },
  'regensburg#1': { seat: 0, tile: 'cotton-2' },
  'nuremberg#1': { seat: 0, tile: 'cotton-2' },
} as const;

const bareLines = ['berlin-leipzig', 'berlin-breslau', 'berlin-magdeburg', 'hamburg-berlin', 'stettin-berlin'];
const bareRails = (count: number) => Object.fromEntries(bareLines.slice(0, count).map((line) => [line, 0]));

it('age-of-industry.score.3: a seat must repay with the money for its rails', () => {
  // After $1 of interest nothing is left; five rails pay $10.
  const scene = endOfGame({ players: [{ money: 1, loans: 1 }], tiles: tenPoints, links: bareRails(5) });
  expect(loans(scene)[0]).toBe(0);
  expect(points(scene)[0]).toBe(10);
});

it('age-of-industry.score.3: less than $10 repays nothing and is kept', () => {
  const scene = endOfGame({ players: [{ money: 1, loans: 1 }], tiles: tenPoints, links: bareRails(4) });
  expect(loans(scene)[0]).toBe(1);
  // $8 is 1 point.
  expect(points(scene)[0]).toBe(10 + 1 - 5);
});

it('age-of-industry.score.3: a seat repays as much as it can', () => {
  const scene = endOfGame({ players: [{ money: 9, loans: 3 }], tiles: tenPoints, links: bareRails(5) });
  // $6 after interest and $10 of rails repay one; $6 and two loans are left.
  expect(loans(scene)[0]).toBe(2);
  expect(points(scene)[0]).toBe(10 + 1 - 10);
});

it('age-of-industry.score.3: loans are repaid before cash is scored', () => {
  const scene = endOfGame({ players: [{ money: 6, loans: 1 }], tiles: tenPoints, links: bareRails(5) });
  // $15 less $10.
  expect(points(scene)[0]).toBe(10 + 1);
});

it.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [9, 1],
  [10, 2],
  [104, 20],
])('age-of-industry.score.4: $%i scores %i points', (cash, value) => {
  expect(points(endOfGame({ players: [{ money: cash }] }))).toEqual([value, 0, 0]);
});

it.each([
  ['berlin#1', 'cotton-1', 1],
  ['berlin#1', 'cotton-2', 2],
  ['berlin#1', 'cotton-3', 3],
  ['berlin#1', 'goods-3', 3],
  ['berlin#1', 'goods-4', 4],
  ['berlin#1', 'iron-1', 1],
  ['berlin#1', 'iron-2', 2],
  ['berlin#1', 'iron-3', 3],
  ['bohemia#1', 'coal-1', 1],
  ['bohemia#1', 'coal-2', 2],
  ['bohemia#1', 'coal-3', 3],
  ['kiel#1', 'port-1', 1],
  ['kiel#1', 'port-2', 2],
  ['kiel#1', 'port-3', 3],
])('age-of-industry.score.5: on %s %s gives its owner %i, flipped or not', (site, tile, value) => {
  for (const flipped of [false, true]) {
    expect(points(endOfGame({ tiles: { [site]: { seat: 1, tile, flipped } } }))).toEqual([0, value, 0]);
  }
});

it.each([
  ['ship-3', 3],
  ['ship-4', 4],
])('age-of-industry.score.5: %s gives %i, flipped or not', (tile, value) => {
  for (const flipped of [false, true]) {
    const tiles = { 'new-york-bay#1': { seat: 2, tile, flipped } };
    expect(points(endOfGame({ ...inNewEngland, tiles }))).toEqual([0, 0, value]);
  }
});

it('age-of-industry.score.5: a ship that will never flip counts too', () => {
  const tiles = { 'new-york-bay#1': { seat: 2, tile: 'ship-4', cubes: 0, idle: true } };
  expect(points(endOfGame({ ...inNewEngland, tiles }))).toEqual([0, 0, 4]);
});

it('age-of-industry.score.6: each unpaid loan costs 5 points', () => {
  const scene = endOfGame({ players: [{ money: 2, loans: 2 }], tiles: tenPoints });
  expect(points(scene)[0]).toBe(0);
  expect(points(endOfGame({ players: [{ money: 1, loans: 1 }], tiles: tenPoints }))[0]).toBe(5);
});

it('age-of-industry.score.6: loans are charged after cash and tiles are scored, and may cost all those points', () => {
  // $1 of interest leaves $8: 1 point.
  const scene = endOfGame({ players: [{ money: 9, loans: 1 }], tiles: { 'munich#1': { seat: 0, tile: 'goods-4' } } });
  expect(points(scene)[0]).toBe(1 + 4 - 5);
  const more = endOfGame({ players: [{ money: 9, loans: 1 }], tiles: { ...tenPoints } });
  expect(points(more)[0]).toBe(1 + 10 - 5);
});

it('age-of-industry.score.6: the total may fall below 0', () => {
  const scene = endOfGame({
    players: [
      { money: 7, loans: 7 },
      { money: 3, loans: 3 },
    ],
  });
  expect(points(scene)).toEqual([-35, -15, 0]);
  expect(scene.told('loansScored').map(({ seat, points: lost }) => [seat, lost])).toEqual([
    [0, -35],
    [1, -15],
  ]);
  expect(ranks(scene)).toEqual([3, 2, 1]);
});

it('age-of-industry.score.7: the most points win', () => {
  const scene = endOfGame({ players: [{ money: 10 }, { money: 25 }, { money: 20 }] });
  expect(points(scene)).toEqual([2, 5, 4]);
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([3, 1, 2]);
});

it('age-of-industry.score.7: on equal points the first in the turn order wins', () => {
  const players = [{ money: 10 }, { money: 20 }, { money: 20 }];
  expect(winners(endOfGame({ players }))).toEqual([1]);
  const scene = endOfGame({ order: [2, 1, 0], players });
  expect(winners(scene)).toEqual([2]);
  expect(ranks(scene)).toEqual([3, 2, 1]);
});

it('age-of-industry.score.7: a seat with ten unpaid loans ranks below one with none, even if it is first in the turn order', () => {
  const scene = endOfGame({ players: [{ money: 10, loans: 10 }, { money: 4 }, { money: 4 }] });
  expect(points(scene)).toEqual([-50, 0, 0]);
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([3, 1, 2]);
});

it('age-of-industry.score.7: the turn order is that set after the last round', () => {
  const players = [
    { money: 20, spent: 5 },
    { money: 20, spent: 1 },
    { money: 20, spent: 3 },
  ];
  const scene = endOfGame({ players });
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([3, 1, 2]);
});

it('age-of-industry.score.7: leftover money does not break ties', () => {
  expect(winners(endOfGame({ players: [{ money: 20 }, { money: 24 }] }))).toEqual([0]);
});
