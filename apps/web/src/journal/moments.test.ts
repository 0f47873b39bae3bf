import type { EraId, GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { endOfLastTurn, neighbour, timelineOf } from './moments.ts';

const at = (number: number): Seat => number as Seat;
const round = (era: number, number: number): GameEvent => ({ event: 'roundBegan', era: era as EraId, round: number });
const turn = (seat: number): GameEvent => ({ event: 'turnBegan', seat: at(seat) });
const seen = { event: 'passed', seat: at(0) } as unknown as GameEvent;
const dealt = { event: 'dealt', seat: at(0) } as unknown as GameEvent;
const ended = { event: 'gameEnded' } as unknown as GameEvent;

const step = (seq: number, ...events: readonly GameEvent[]): LoggedStep => ({ seq, who: at(0), events });

describe('a timeline', () => {
  const timeline = timelineOf([
    step(-1, round(0, 1)),
    step(0, dealt),
    step(1, turn(0)),
    step(2, seen, turn(1)),
    step(3, seen, round(1, 1), turn(0)),
    step(4, seen, ended),
  ]);

  it('knows era, round and seat after every entry', () => {
    expect(timeline.moments.map(({ era, round: number, seat, isOver }) => [era, number, seat, isOver])).toEqual([
      [0, 1, undefined, false],
      [0, 1, undefined, false],
      [0, 1, 0, false],
      [0, 1, 1, false],
      [1, 1, 0, false],
      [1, 1, undefined, true],
    ]);
  });

  it('has a tick for every round and says which begin an era', () => {
    expect(timeline.ticks.map(({ seq, isEra }) => [seq, isEra])).toEqual([
      [0, true],
      [4, true],
    ]);
    expect(timelineOf([step(-1, round(0, 2))]).ticks.map(({ isEra }) => isEra)).toEqual([false]);
  });

  it('stops where something visible happened', () => {
    expect(timeline.stops).toEqual([0, 3, 4, 5]);
  });

  it('knows where turns began, and where the last completed turn of a seat ended', () => {
    expect(timeline.turns).toEqual([
      { seq: 2, seat: 0 },
      { seq: 3, seat: 1 },
      { seq: 4, seat: 0 },
    ]);
    expect(endOfLastTurn(timeline, at(0))).toBe(3);
    expect(endOfLastTurn(timeline, at(1))).toBe(4);
    expect(endOfLastTurn(timeline, at(2))).toBeUndefined();
  });
});

it('finds the neighbour of a number in an ascending list', () => {
  expect(neighbour([0, 3, 5], 3, 1)).toBe(5);
  expect(neighbour([0, 3, 5], 3, -1)).toBe(0);
  expect(neighbour([0, 3, 5], 4, -1)).toBe(3);
  expect(neighbour([0, 3, 5], 5, 1)).toBeUndefined();
  expect(neighbour([0, 3, 5], 0, -1)).toBeUndefined();
});
