import type { CardId, CargoId, GameEvent, LinkId, PlanId, Seat, SiteId, TileId } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { tellable, unseen, weightOf } from './tellable.ts';

const [me, other] = [0 as Seat, 1 as Seat];
const passed = (seat: Seat): GameEvent => ({ event: 'passed', seat });
const began = (seat: Seat): GameEvent => ({ event: 'turnBegan', seat });
const dealt = (seat: Seat): GameEvent => ({ event: 'dealt', seat, count: 1, cards: undefined });
const earned = (seat: Seat): GameEvent => ({ event: 'earned', seat, money: 3 });
const step = (seq: number, who: LoggedStep['who'], ...events: readonly GameEvent[]): LoggedStep => ({
  seq,
  who,
  events,
});

it('tellable tells what others did, with the cards dealt for it', () => {
  const steps = [step(4, other, passed(other)), step(5, 'chance', dealt(other), began(me))];
  expect(tellable(steps, [], true)).toEqual([{ seq: 6, events: [passed(other), dealt(other), began(me)] }]);
});

it('tellable does not repeat what the viewer drafted, only its consequences', () => {
  const draft = [step(4, me, passed(me))];
  const quiet = [step(4, me, passed(me)), step(5, 'chance', dealt(me), began(other))];
  expect(tellable(quiet, draft, true)).toEqual([]);
  expect(unseen(quiet, draft)).toEqual([dealt(me), began(other)]);
  const loud = [step(4, me, passed(me), earned(me), earned(other))];
  expect(tellable(loud, draft, true)).toEqual([{ seq: 5, events: [earned(me), earned(other)] }]);
});

it('tellable tells what chance revealed', () => {
  const moved: GameEvent = { event: 'distantReset' };
  expect(tellable([step(4, 'chance', moved)], [], true)).toEqual([{ seq: 5, events: [moved] }]);
});

it('tellable leaves out the set-up', () => {
  const steps = [step(-1, 'chance'), step(0, 'chance', earned(me)), step(1, other, passed(other))];
  expect(tellable(steps, [], false)).toEqual([{ seq: 2, events: [passed(other)] }]);
});

describe('weightOf', () => {
  const built: GameEvent = { event: 'built', seat: other, site: 0 as SiteId, tile: 0 as TileId, cost: 5 };
  const laid: GameEvent = { event: 'laid', seat: other, link: 0 as LinkId, cost: 3 };
  const discarded: GameEvent = { event: 'discarded', seat: other, card: 0 as CardId };
  const bought: GameEvent = { event: 'bought', seat: other, cargo: 0 as CargoId, price: 1 };
  const marketed: GameEvent = {
    event: 'marketed',
    seat: other,
    site: 0 as SiteId,
    cargo: 0 as CargoId,
    count: 2,
    money: 3,
  };
  const flipped: GameEvent = { event: 'flipped', seat: other, site: 0 as SiteId, tile: 0 as TileId, income: 3 };
  const followed: GameEvent = { event: 'planFollowed', seat: other, plan: 0 as PlanId, part: 'network' };
  const hindered: GameEvent = {
    event: 'planHindered',
    seat: other,
    plan: 0 as PlanId,
    part: 'sell',
    place: undefined,
    obstacle: 'nothingToSell',
    facts: {},
  };
  const weighed: GameEvent = {
    event: 'weighed',
    seat: other,
    chosen: { link: 0 as LinkId },
    among: 3,
    by: 'clockwise',
  };

  it('is one for a single fact, and less for next to nothing', () => {
    expect(weightOf([laid])).toBe(1);
    expect(weightOf([passed(other)])).toBe(0.8);
    expect(weightOf([discarded])).toBe(0.8);
    expect(weightOf([])).toBe(0.8);
  });

  it('grows with every further fact', () => {
    const deed = [built, discarded, bought, marketed, flipped];
    const weights = deed.map((_, index) => weightOf(deed.slice(0, index + 1)));
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(new Set(weights).size).toBe(deed.length);
    expect(weights.at(-1)).toBeGreaterThan(2);
  });

  it('ignores events that are not told', () => {
    expect(weightOf([laid, dealt(other), began(me)])).toBe(1);
  });

  it('is higher if an automaton was hindered or compared choices', () => {
    expect(weightOf([followed, laid, hindered])).toBeGreaterThan(weightOf([followed, laid]));
    expect(weightOf([followed, weighed, laid])).toBeGreaterThan(weightOf([followed, laid]));
    expect(weightOf([hindered, hindered, followed, weighed, laid])).toBeGreaterThan(3);
  });

  it('has an upper bound', () => {
    expect(weightOf(Array.from({ length: 40 }, () => hindered))).toBe(3.5);
  });
});
