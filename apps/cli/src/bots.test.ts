import { describe, expect, it } from 'vitest';

import { seatBots } from './bots.ts';

const names = (list: string, seats: number): readonly string[] | string => {
  const bots = seatBots(list, seats);
  return bots.ok ? bots.value.map(({ name }) => name) : bots.fault;
};

describe('bots', () => {
  it('take the seats in turn', () => {
    expect(names('random', 3)).toEqual(['random', 'random', 'random']);
    expect(names('random, apprentice', 3)).toEqual(['random', 'apprentice', 'random']);
  });

  it('are refused when unknown or too many', () => {
    expect(names('random,,', 4)).toMatch(/^--bots: there is no ""/);
    expect(names('clever', 2)).toMatch(/^--bots: there is no "clever"; there is random, /);
    expect(names('random,random,random', 2)).toBe('--bots: 3 bots, but 2 seats');
  });
});
