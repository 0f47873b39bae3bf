import type { Step } from '@coalbrook/host';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { tellable, unseen } from './tellable.ts';

const [me, other] = [0 as Seat, 1 as Seat];
const passed = (seat: Seat): GameEvent => ({ event: 'passed', seat });
const began = (seat: Seat): GameEvent => ({ event: 'turnBegan', seat });
const dealt = (seat: Seat): GameEvent => ({ event: 'dealt', seat, count: 1, cards: undefined });
const earned = (seat: Seat): GameEvent => ({ event: 'earned', seat, money: 3 });
const step = (seq: number, who: Step['who'], ...events: readonly GameEvent[]): Step => ({ seq, who, events });

it('tells what others did, with the cards they are dealt for it', () => {
  const steps = [step(4, other, passed(other)), step(5, 'chance', dealt(other), began(me))];
  expect(tellable(steps, [], true)).toEqual([{ seq: 6, events: [passed(other), dealt(other), began(me)] }]);
});

it('does not tell again what the viewer tried out, only what came of it', () => {
  const draft = [step(4, me, passed(me))];
  const quiet = [step(4, me, passed(me)), step(5, 'chance', dealt(me), began(other))];
  expect(tellable(quiet, draft, true)).toEqual([]);
  expect(unseen(quiet, draft)).toEqual([dealt(me), began(other)]);
  const loud = [step(4, me, passed(me), earned(me), earned(other))];
  expect(tellable(loud, draft, true)).toEqual([{ seq: 5, events: [earned(me), earned(other)] }]);
});

it('tells what chance revealed', () => {
  const moved: GameEvent = { event: 'distantReset' };
  expect(tellable([step(4, 'chance', moved)], [], true)).toEqual([{ seq: 5, events: [moved] }]);
});

it('does not tell the set-up', () => {
  const steps = [step(-1, 'chance'), step(0, 'chance', earned(me)), step(1, other, passed(other))];
  expect(tellable(steps, [], false)).toEqual([{ seq: 2, events: [passed(other)] }]);
});
