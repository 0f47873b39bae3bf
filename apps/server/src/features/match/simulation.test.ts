import { expect, it } from 'vitest';

import { simulate } from './simulation.ts';

const MINUTE = 60_000;

it('a busy server seats most people within minutes, and an empty one seats those who take bots', () => {
  const busy = simulate({ perDay: 400, days: 1, seed: 'test' });
  const live = busy.found.filter(({ pace }) => pace === 'live').map(({ waited }) => waited);
  live.sort((one, other) => one - other);
  expect(live.length).toBeGreaterThan(busy.arrived.live / 2);
  expect(live[Math.floor(live.length / 2)]).toBeLessThan(6 * MINUTE);
  // Everybody sits at one table at most.
  expect(busy.tables.reduce((sum, { people }) => sum + people, 0)).toBe(busy.found.length);
  const empty = simulate({ perDay: 3, days: 20, seed: 'test' });
  expect(empty.tables.some(({ people }) => people === 1)).toBe(true);
  expect(simulate({ perDay: 3, days: 20, seed: 'test' })).toEqual(empty);
});
