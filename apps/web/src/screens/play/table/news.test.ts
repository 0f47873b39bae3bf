import { birmingham } from '@coalbrook/editions';
import { COAL, makeTable } from '@coalbrook/rules';
import type { GameEvent, Seat, SiteId, TileId } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { eventsBeforeEntry, eventsOfEntry, eventsOfLastTurn, eventsSince, newsSince } from './news.ts';

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

  it('has arrows for the last turn only', () => {
    const third = 2 as Seat;
    const made = makeTable(birmingham, { seats: 3 });
    if (!made.ok) throw new Error('no table');
    const build = (seat: Seat, from: number, to: number): readonly GameEvent[] => [
      { event: 'actionBegan', seat, kind: 'build' },
      { event: 'built', seat, site: to as SiteId, tile: 0 as TileId, cost: 0 },
      { event: 'took', seat, cargo: COAL, site: from as SiteId },
    ];
    const turns: readonly LoggedStep[] = [
      step(0, me),
      { seq: 1, who: other, events: build(other, 1, 2) },
      { seq: 2, who: third, events: build(third, 3, 4) },
      { seq: 3, who: third, events: build(third, 5, 6) },
      step(4, 'chance'),
    ];
    expect(eventsOfLastTurn(turns, me)).toEqual([...build(third, 3, 4), ...build(third, 5, 6)]);
    const news = newsSince(made.value, turns, me);
    expect([...news.built.keys()]).toEqual([2, 4, 6]);
    expect(news.hauls.map(({ to }) => to)).toEqual([
      { on: 'site', site: 4 },
      { on: 'site', site: 6 },
    ]);
    expect(newsSince(made.value, turns, third).hauls).toEqual([]);
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
