import { describe, expect, it } from 'vitest';

import { plainTurn, turnsOf, withChoice, withoutChoice } from './orderedTurns.ts';

const one = { when: ['first'], draft: ['pass'] };
const two = { when: ['last'], draft: ['loan 10'] };
const rest = { when: [], draft: ['pass', 'pass'] };

describe('what is left for one’s turns', () => {
  it('is one turn in an order without conditions, and nothing after it failed', () => {
    expect(turnsOf({ id: 'a', draft: ['pass'], limit: 4 })).toEqual([[{ when: [], draft: ['pass'], limit: 4 }]]);
    expect(turnsOf({ id: 'a', draft: [], turns: [[one]] })).toEqual([[one]]);
    expect(turnsOf({ id: 'a', draft: [], failed: { seq: 1, why: { trouble: 'revealed' } } })).toEqual([]);
    expect(turnsOf(undefined)).toEqual([]);
  });

  it('keeps what is for every other case at the end, once', () => {
    expect(withChoice([], 0, one)).toEqual([[one]]);
    expect(withChoice([[one, rest]], 0, two)).toEqual([[one, two, rest]]);
    expect(withChoice([[one, rest]], 0, { ...rest, draft: ['loan 30'] })).toEqual([
      [one, { when: [], draft: ['loan 30'] }],
    ]);
    expect(withChoice([[one]], 1, rest)).toEqual([[one], [rest]]);
    expect(withChoice([Array.from({ length: 6 }, () => one)], 0, rest)).toBeUndefined();
  });

  it('can be withdrawn one by one, and with a turn goes the one after it', () => {
    expect(withoutChoice([[one, two, rest], [rest]], 0, 1)).toEqual([[one, rest], [rest]]);
    expect(withoutChoice([[one], [rest]], 0, 0)).toEqual([]);
    expect(withoutChoice([[one], [rest]], 1, 0)).toEqual([[one]]);
  });

  it('is plain if it is one turn without conditions', () => {
    expect(plainTurn([[rest]])).toBe(rest);
    for (const turns of [[[one]], [[one, rest]], [[rest], [rest]], []]) expect(plainTurn(turns)).toBeUndefined();
  });
});
