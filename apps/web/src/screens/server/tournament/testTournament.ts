/** A tournament in the middle, for tests. */

import type { Tournament, TournamentRound } from '@coalbrook/wire/online';

const testRound: TournamentRound = {
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
};

export const testTournament: Tournament = {
  tournament: 't',
  name: 'Winter Cup',
  format: {
    edition: 'birmingham',
    wish: { seats: 2 },
    rounds: 3,
    isLeague: false,
    draw: 'standing',
    points: [5, 3],
    byePoints: 2.5,
    isRated: false,
    isPublic: false,
  },
  status: 'running',
  isOpen: true,
  entrants: ['Ada', 'Ben', 'Cleo', 'Doro', 'Emil'].map((name, at) => ({
    entrant: `e${at + 1}`,
    name,
    status: at === 4 ? 'withdrawn' : 'in',
  })),
  rounds: [testRound],
  standings: [
    { entrant: 'e2', place: 1, points: 5, firsts: 1, share: 1.14, played: 1, byes: 0 },
    { entrant: 'e1', place: 2, points: 3, firsts: 0, share: 0.86, played: 1, byes: 0 },
    { entrant: 'e5', place: 3, points: 2.5, firsts: 0, played: 0, byes: 1 },
  ],
  sizes: [2],
  own: 'e1',
  isOrganiser: false,
};
