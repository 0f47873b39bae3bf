import { birmingham } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { randomGame } from '../contract/randomGame.ts';
import { soakCount } from '../soakCount.ts';

const GAMES = soakCount(120, 60);

/** Points of the first automaton against people who play at random, but do not go bankrupt at once. */
const pointsOf = (automata: readonly string[]): readonly number[] => {
  const table = makeTable(birmingham, { seats: 1, automata });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return Array.from({ length: GAMES }, (_, number) => {
    let points = 0;
    for (const { state } of randomGame(table.value, 5000 + number, 'busy')) points = state.points[1] ?? 0;
    return points;
  });
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the strength of Eadweard', () => {
  const alone = ['easy', 'normal', 'hard'].map((difficulty) => mean(pointsOf([`eadweard:${difficulty}`])));

  it('is between 130 and 190 points on average at every difficulty', () => {
    for (const points of alone) expect(points).toBeGreaterThan(130);
    for (const points of alone) expect(points).toBeLessThan(190);
  });

  it('is lowest at the easy difficulty', () => {
    const [easy = 0, normal = 0, hard = 0] = alone;
    expect(normal - easy).toBeGreaterThan(10);
    expect(hard - easy).toBeGreaterThan(10);
  });

  it('is similar next to Emily', () => {
    const points = mean(pointsOf(['eadweard:normal', 'emily:normal']));
    expect(points).toBeGreaterThan(130);
    expect(points).toBeLessThan(190);
  });
});
