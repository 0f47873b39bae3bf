import type { GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { eventsOfEntry, eventsSince } from './news.ts';

const [me, other] = [0 as Seat, 1 as Seat];
const passed = (seat: Seat): GameEvent => ({ event: 'passed', seat });
const step = (seq: number, who: Seat | 'chance'): LoggedStep => ({
  seq,
  who,
  events: who === 'chance' ? [] : [passed(who)],
});
const steps = [step(-1, 'chance'), step(0, me), step(1, other), step(2, 'chance'), step(3, other)];

describe('what is new', () => {
  it('is what happened since the last entry of the seat', () => {
    expect(eventsSince(steps, me)).toEqual([passed(other), passed(other)]);
    expect(eventsSince(steps, other)).toEqual([]);
  });

  it('is nothing before the first turn of the seat', () => {
    expect(eventsSince(steps.slice(0, 1), me)).toEqual([]);
    expect(eventsSince(steps, 2 as Seat)).toEqual([]);
  });

  it('is one entry in the history', () => {
    expect(eventsOfEntry(steps, 1)).toEqual([passed(me)]);
    expect(eventsOfEntry(steps, 0)).toEqual([]);
    expect(eventsOfEntry(steps, 99)).toEqual([]);
  });
});
