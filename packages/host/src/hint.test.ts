import type { Decision } from '@coalbrook/bots';
import { makeAction, parseAction } from '@coalbrook/record';
import { legalActions, mask, NOBODY, State } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Denial, Hint } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { headerFor, openHost, portsFor, sheetFor } from './fixtures.ts';
import type { Host } from './host.ts';
import type { Coach } from './ports.ts';

/** A coach who always advises the first legal action, and notes what it sees. */
class NotingCoach implements Coach {
  readonly asked: Decision[] = [];
  cancelled = 0;
  netFault: string | undefined;

  advise(decision: Decision) {
    this.asked.push({ ...decision, view: decision.view.copy() as Decision['view'] });
    const { legal } = decision;
    const advice = { topic: { about: 'hand' }, action: legal[0], comparison: undefined } as const;
    return {
      advice: Promise.resolve({ advice, netFault: this.netFault }),
      cancel: () => void this.cancelled++,
    };
  }
}

const opened = async (sitters: string): Promise<{ host: Host; coach: NotingCoach }> => {
  const coach = new NotingCoach();
  const sheet = sheetFor(headerFor('birmingham', { seats: sitters.length }), sitters, 'hint');
  const host = await openHost(sheet, { ...portsFor('hint'), coach });
  await host.go();
  return { host, coach };
};

const hintIn = (answer: Hint | Denial): Hint => {
  if ('denied' in answer) throw new Error(answer.denied);
  return answer;
};

describe('a hint', () => {
  it('is asked for with nothing but what the seat sees', async () => {
    const { host, coach } = await opened('pr');
    const seat = host.actor;
    const { advice, isNetless } = hintIn(await host.hint(seat, host.seq, []));
    expect(isNetless).toBe(false);
    const [{ view, legal }] = coach.asked;
    expect(view.cells).toEqual(mask(host.table, host.position, seat).cells);
    expect(legal).toContain(advice.action);
  });

  it('is about the position after the unfinished turn, and changes nothing', async () => {
    const { host, coach } = await opened('pr');
    const seat = host.actor;
    const before = host.record();
    await host.hint(seat, host.seq, []);
    const first = coach.asked[0].legal.find(({ kind }) => kind === 'loan');
    if (!first) throw new Error('no loan');
    const text = makeAction(host.table, first);
    await host.hint(seat, host.seq, [text]);
    const [earlier, later] = coach.asked;
    expect(later.count).toBe(earlier.count + 1);
    expect(later.view.money[seat]).toBe(earlier.view.money[seat] + 30);
    expect(parseAction(host.table, text)).toMatchObject({ ok: true });
    const after = new State(host.table.layout);
    after.cells.set(later.view.cells);
    expect(later.legal).toEqual(legalActions(host.table, after));
    expect(host.record()).toEqual(before);
  });

  it('says that there was no net', async () => {
    const { host, coach } = await opened('pr');
    coach.netFault = 'offline';
    expect(hintIn(await host.hint(host.actor, host.seq, [])).isNetless).toBe(true);
  });

  it('is not for people who play against each other', async () => {
    const { host, coach } = await opened('pp');
    expect(await host.hint(host.actor, host.seq, [])).toEqual({ denied: 'secret' });
    expect(coach.asked).toEqual([]);
  });

  it('is only for the seat that decides, at the present', async () => {
    const { host, coach } = await opened('pr');
    const other = (1 - host.actor) as Seat;
    expect(await host.hint(other, host.seq, [])).toEqual({ denied: 'idle' });
    expect(await host.hint(NOBODY, host.seq, [])).toEqual({ denied: 'idle' });
    expect(await host.hint(host.actor, host.seq - 1, [])).toEqual({ denied: 'conflict' });
    expect(await host.hint(host.actor, host.seq, ['nonsense'])).toMatchObject({ denied: 'unreadable' });
    expect(coach.asked).toEqual([]);
  });

  it('is ended by the next one', async () => {
    const { host, coach } = await opened('pr');
    await host.hint(host.actor, host.seq, []);
    await host.hint(host.actor, host.seq, []);
    expect(coach.cancelled).toBe(1);
  });

  it('is not given where there is no coach', async () => {
    const sheet = sheetFor(headerFor('birmingham', { seats: 2 }), 'pr', 'hint');
    const host = await openHost(sheet, portsFor('hint'));
    await host.go();
    expect(await host.hint(host.actor, host.seq, [])).toEqual({ denied: 'secret' });
  });
});
