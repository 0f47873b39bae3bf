/** What a server might answer, for screens that need one. */

import type {
  KeptGame,
  KeptTournament,
  PlayerFigures,
  PublicTable,
  RatingLadder,
  ServerFigures,
  Tournament,
} from '@coalbrook/wire';

const person = (name: string, isFree = false) => ({ kind: 'person', name, isFree }) as const;

export const publicTables: readonly PublicTable[] = [
  {
    game: 'abc',
    edition: 'lancashire',
    options: ['introductory'],
    status: 'open',
    seats: [person('Ada'), person('', true), person('', true), person('Ben')],
    time: { kind: 'slow', turn: 86_400_000, bank: 0 },
    watchDelay: 0,
  },
  {
    game: 'def',
    edition: 'age-of-industry',
    options: [],
    status: 'running',
    seats: [person('Ada'), person('Ben')],
    watchDelay: 4,
  },
];

export const keptGame: KeptGame = {
  game: 'g-1',
  edition: 'lancashire',
  sitters: [person('Ada'), person('Ben')],
  status: 'running',
  seq: 12,
  begun: 0,
  touched: 0,
  isPublic: true,
};

export const figures: ServerFigures = {
  version: '1',
  up: 5_000_000,
  connections: 3,
  tablesInMemory: 2,
  memory: 1e8,
  games: { open: 1, running: 1, over: 4 },
  people: 5,
  bytes: 2e6,
  noticesSent: 7,
  noticesFailed: 1,
  failing: [{ kind: 'mail', problem: 'refused', count: 1 }],
  bans: [{ id: 'b', name: 'Cem', at: 0, reason: 'Insults', until: 0 }],
  reports: [{ game: 'g-7', circle: 'table', number: 3, name: 'Ben', body: 'Something rude', count: 2, at: 0 }],
  backups: [{ name: 'games-1.db', bytes: 2e6, at: 0 }],
};

export const ladder: RatingLadder = {
  edition: 'birmingham',
  seats: 4,
  count: 3,
  players: [
    { player: 'p-1', name: 'Ada', isBot: false, rating: 1400, games: 12 },
    { player: 'p-2', name: 'apprentice', isBot: true, rating: 1100, games: 90 },
  ],
};

export const player: PlayerFigures = {
  player: 'p-1',
  name: 'Ada',
  isBot: false,
  ratings: [{ edition: 'birmingham', seats: 4, rating: 1400, doubt: 120, games: 12, wins: 5 }],
  results: [
    { game: 'g', edition: 'birmingham', seats: 4, place: 1, points: 151, hasLeft: false, rating: 1400, at: 0 },
    { game: 'h', edition: 'birmingham', seats: 4, place: 4, points: 90, hasLeft: true, rating: 1350, at: 0 },
  ],
  openings: [{ edition: 'birmingham', opening: ['coal', 'iron'], games: 3, wins: 1 }],
  against: [{ player: 'p-2', name: 'apprentice', isBot: true, games: 9, better: 6, worse: 3 }],
};

export const keptTournament: KeptTournament = {
  tournament: 't-1',
  name: 'Winter league',
  edition: 'birmingham',
  entrants: 7,
  rounds: 1,
  begun: 0,
  touched: 0,
};

export const tournament: Tournament = {
  tournament: 't-1',
  name: 'Winter league',
  format: {
    edition: 'birmingham',
    wish: { seats: 2 },
    rounds: 3,
    isLeague: true,
    draw: 'standing',
    points: [5, 3],
    byePoints: 2.5,
    isRated: false,
    isPublic: true,
  },
  status: 'running',
  isOpen: true,
  entrants: ['Ada', 'Ben', 'Cleo', 'Doro', 'Emil'].map((name, at) => ({
    entrant: `e${at + 1}`,
    name,
    status: at === 4 ? 'withdrawn' : 'in',
  })),
  rounds: [
    {
      round: 1,
      method: 'standing',
      seed: 'seed-1',
      at: 0,
      byes: ['e5'],
      swaps: [['e1', 'e3']],
      matches: [
        { entrants: ['e1', 'e2'], status: 'over', game: 'g1', places: [2, 1], points: [90, 120], scores: [3, 5] },
        { entrants: ['e3', 'e4'], status: 'ended', game: 'g2' },
      ],
    },
  ],
  standings: [
    { entrant: 'e2', place: 1, points: 5, firsts: 1, share: 1.14, played: 1, byes: 0 },
    { entrant: 'e1', place: 2, points: 3, firsts: 0, share: 0.86, played: 1, byes: 0 },
    { entrant: 'e5', place: 3, points: 2.5, firsts: 0, played: 0, byes: 1 },
  ],
  sizes: [2],
  own: 'e1',
  isOrganiser: true,
};
