import { COAL } from '@coalbrook/rules';
import type { GameEvent, Seat, SiteId } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { eventsBeforeEntry, eventsOfEntry, eventsSince } from './news.ts';

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

  it('knows the action that an entry belongs to', () => {
    const begun: GameEvent = { event: 'actionBegan', seat: me, kind: 'build' };
    const paid: GameEvent = { event: 'took', seat: me, cargo: COAL, site: 0 as SiteId };
    const during: readonly LoggedStep[] = [
      step(-1, 'chance'),
      { seq: 0, who: me, events: [begun] },
      { seq: 1, who: me, events: [paid] },
    ];
    expect(eventsBeforeEntry(during, 2)).toEqual([begun]);
    expect(eventsBeforeEntry(during, 1)).toEqual([]);
    expect(eventsBeforeEntry(during, 99)).toEqual([]);
  });
});
