import { birmingham } from '@coalbrook/editions';
import type { Seat } from '@coalbrook/rules';
import type { ScoreRow } from '@coalbrook/words';
import { expect, it } from 'vitest';

import { bgStatsAddress } from './bgStats.ts';

const row = (seat: number, name: string, points: number, rank: number): ScoreRow =>
  ({ seat: seat as Seat, name, points, rank }) as ScoreRow;

const played = {
  id: 'abc',
  begun: Date.parse('2026-11-18T23:59:30Z'),
  edition: birmingham,
  sheet: { rows: [row(1, 'Bé & Co', 142, 1), row(0, 'Ada', 137, 2)], winners: [1 as Seat] },
  chronicle: { first: 0 as Seat },
};

it('a game is handed over with points, places, the winner, and who began', () => {
  const address = new URL(bgStatsAddress(played) ?? '');
  expect(address.origin + address.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(address.searchParams.get('data') ?? '')).toEqual({
    sourceName: 'Coalbrook',
    sourcePlayId: 'abc',
    playDate: '2026-11-18 23:59:30',
    game: { name: 'Brass: Birmingham', bggId: 224517, highestWins: true },
    players: [
      { name: 'Bé & Co', startPlayer: false, winner: true, score: '142', rank: 1 },
      { name: 'Ada', startPlayer: true, winner: false, score: '137', rank: 2 },
    ],
  });
});

it('an address that not every system passes on is not offered', () => {
  const rows = Array.from({ length: 60 }, (_, seat) => row(seat, '工'.repeat(40), 1, 1));
  expect(bgStatsAddress({ ...played, sheet: { rows, winners: [] } })).toBeUndefined();
});
