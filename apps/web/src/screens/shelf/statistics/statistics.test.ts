import type { GameSummary } from '@coalbrook/wire';
import type { PlayedSeat } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import { onlineGame, shelfGames } from './finishedGame.ts';
import type { FinishedGame } from './finishedGame.ts';
import { csvOf, openingFigures, records, rivalFigures, titleFigures } from './statistics.ts';

const seat = (name: string, place: number, points: number, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  name,
  kind: 'person',
  place,
  points,
  opening: [],
  ...more,
});

const game = (seats: readonly PlayedSeat[], more: Partial<FinishedGame> = {}): FinishedGame => ({
  edition: 'birmingham',
  options: [],
  at: 0,
  isOnline: true,
  seat: 0,
  seats,
  ...more,
});

const played = [
  game([seat('Ada', 1, 120, { opening: ['coal', 'iron'], median: 30 }), seat('Ben', 2, 90)], { at: 3 }),
  game([seat('Ada', 2, 100, { opening: ['coal', 'iron'], median: 10 }), seat('Ben', 1, 130)], { at: 2 }),
  game([seat('Ada', 1, 120, { opening: ['cotton'], median: 20 }), seat('master', 1, 120, { kind: 'bot' })], { at: 1 }),
  game([seat('Ada', 3, 60), seat('Ben', 1, 80), seat('Cy', 2, 70)], { edition: 'lancashire' }),
];

it('titles are apart by options and size of the table', () => {
  expect(titleFigures(played)).toEqual([
    {
      edition: 'birmingham',
      options: [],
      seats: 2,
      games: 3,
      wins: 2,
      best: 120,
      average: 340 / 3,
      place: 4 / 3,
      pace: 20,
    },
    { edition: 'lancashire', options: [], seats: 3, games: 1, wins: 0, best: 60, average: 60, place: 3 },
  ]);
  const short = game([seat('Ada', 1, 50), seat('Ben', 2, 40)], { options: ['introductory'] });
  expect(titleFigures([...played, short])).toHaveLength(3);
  expect(titleFigures([])).toEqual([]);
});

it('whoever was met is counted once for each game, and equal places for nobody', () => {
  expect(rivalFigures(played)).toEqual([
    { name: 'Ben', kind: 'person', games: 3, ahead: 1, behind: 2 },
    { name: 'master', kind: 'bot', games: 1, ahead: 0, behind: 0 },
    { name: 'Cy', kind: 'person', games: 1, ahead: 0, behind: 1 },
  ]);
});

it('openings are counted where they are known', () => {
  expect(openingFigures(played)).toEqual([
    { edition: 'birmingham', opening: ['coal', 'iron'], games: 2, wins: 1, average: 110 },
    { edition: 'birmingham', opening: ['cotton'], games: 1, wins: 1, average: 120 },
  ]);
});

it('records are the games with the most points, the first one to reach them first', () => {
  expect(records(played, 3).map(({ at }) => at)).toEqual([1, 3, 2]);
});

it('a table to copy keeps commas, quotes and lines, and holds no formula', () => {
  expect(
    csvOf([
      ['Name', 'Points'],
      ['a, "b"', 3],
      ['=1+1', -2],
      ['x\ny', 0.5],
    ]),
  ).toBe('Name,Points\r\n"a, ""b""",3\r\n\'=1+1,-2\r\n"x\ny",0.5\r\n');
});

const summary = (more: Partial<GameSummary> = {}, sheet: object = {}): GameSummary => ({
  sheet: {
    id: 'one',
    header: { edition: 'birmingham', rules: 1, seats: 3, options: [] },
    sitters: ['Ada', 'Ben', 'Brunel'].map((name, index) => ({
      kind: index < 2 ? 'person' : 'bot',
      name,
      policy: index < 2 ? '' : 'master',
      figure: 'watt',
      colour: 'plum',
    })),
    seed: 'seed',
    begun: 0,
    ...sheet,
  },
  touched: 5,
  isOver: true,
  era: 'rail',
  round: 8,
  points: [90, 90, 70],
  winners: [1],
  ...more,
});

it('a game on the shelf counts once for each person, with places as it was won', () => {
  const found = shelfGames(summary());
  expect(found.map((one) => [one.seat, one.seats[one.seat].place])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(found[0].seats[2]).toMatchObject({ name: 'master', kind: 'bot', place: 3 });
});

it.each([
  ['is not over', summary({ isOver: false })],
  ['was gone back in', summary({}, { isTakenBack: true })],
  ['is a copy of an online game', summary({}, { seed: '' })],
  ['was ended early', summary({}, { header: { edition: 'birmingham', rules: 1, seats: 3, abandoned: true } })],
])('a game on the shelf does not count that %s', (_, one) => {
  expect(shelfGames(one)).toEqual([]);
});

it('an online game is that of the seat of whoever asks', () => {
  const seats = [seat('Ada', 1, 1), seat('Ben', 2, 0)];
  const one = { game: 'g', edition: 'lancashire', isRated: true, at: 7, seat: 1 as never, seats };
  expect(onlineGame(one)).toEqual({ edition: 'lancashire', options: [], at: 7, isOnline: true, seat: 1, seats });
});
