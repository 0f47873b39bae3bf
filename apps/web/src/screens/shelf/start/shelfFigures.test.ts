import type { GameSummary, Sitter } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { isFound, shelfFigures, winnersOf } from './shelfFigures.ts';

const sitter = (name: string, kind: Sitter['kind']): Sitter => ({
  kind,
  name,
  policy: '',
  figure: 'watt',
  colour: 'plum',
});

const game = (
  edition: string,
  points: readonly number[],
  kinds: readonly Sitter['kind'][],
  more: Partial<GameSummary> = {},
): GameSummary => ({
  sheet: {
    id: 'one',
    header: { edition, rules: 1, seats: kinds.length, options: [] },
    sitters: kinds.map((kind, seat) => sitter(['Ada', 'Zoë', 'Brunel'][seat], kind)),
    seed: '',
    begun: 0,
  },
  touched: 0,
  isOver: true,
  era: 'rail',
  round: 8,
  points,
  ...more,
});

describe('winnersOf', () => {
  it('are those of the summary, whatever the points', () => {
    expect(winnersOf(game('birmingham', [90, 90], ['person', 'bot'], { winners: [1] }))).toEqual([1]);
  });

  it('are those with the most points in an older summary', () => {
    expect(winnersOf(game('birmingham', [90, 70, 90], ['person', 'bot', 'bot']))).toEqual([0, 2]);
  });
});

describe('shelfFigures', () => {
  it('counts games, wins, the best and the average of people, by edition and seats', () => {
    const games = [
      game('birmingham', [100, 80], ['person', 'bot']),
      game('birmingham', [60, 120], ['person', 'bot']),
      game('birmingham', [60, 90], ['person', 'person']),
      game('birmingham', [10, 20, 30], ['person', 'bot', 'bot']),
      game('lancashire', [50, 40], ['bot', 'person']),
    ];
    expect(shelfFigures(games)).toEqual([
      { edition: 'birmingham', seats: 2, games: 3, wins: 2, best: 100, average: 77.5 },
      { edition: 'birmingham', seats: 3, games: 1, wins: 0, best: 10, average: 10 },
      { edition: 'lancashire', seats: 2, games: 1, wins: 0, best: 40, average: 40 },
    ]);
  });

  it('leaves out games in progress, games that only bots played, and games in which turns were taken back', () => {
    const again = game('birmingham', [1, 2], ['person', 'bot']);
    const games = [
      { ...again, sheet: { ...again.sheet, isTakenBack: true as const } },
      game('birmingham', [1, 2], ['person', 'bot'], { isOver: false }),
      game('birmingham', [1, 2], ['bot', 'bot']),
    ];
    expect(shelfFigures(games)).toEqual([]);
  });
});

describe('isFound', () => {
  const found = (query: string): boolean => isFound(game('x', [1, 2], ['person', 'bot']), 'Brass: Birmingham', query);

  it('looks for every word in the title and the names, whatever the case and the accents', () => {
    expect(['', 'birm', 'zoe', 'ADA brass', ' ada  zoë '].map(found)).toEqual([true, true, true, true, true]);
    expect(['lanc', 'ada lanc', 'brunel'].map(found)).toEqual([false, false, false]);
  });
});
