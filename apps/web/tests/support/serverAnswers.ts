/** What a server might answer, for screens that need one. */

import type {
  KeptGame,
  KeptTournament,
  PlayerFigures,
  PublicTable,
  RatingLadder,
  ServerFigures,
  Tournament,
} from '@coalbrook/wire/online';

import { testTournament } from '../../src/screens/server/tournament/testTournament.ts';

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
    begun: 0,
    isRated: true,
    ratings: { from: 900 },
    language: 'de',
  },
  {
    game: 'def',
    edition: 'age-of-industry',
    options: [],
    status: 'running',
    seats: [person('Ada'), person('Ben')],
    watchDelay: 4,
    begun: 0,
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
  dailyBackups: 7,
  backupFailed: Date.UTC(2030, 0, 2),
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

export const tournament: Tournament = { ...testTournament, isOrganiser: true };
