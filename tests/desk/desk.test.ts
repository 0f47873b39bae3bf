/** The desk, driven as a person would drive it, over a host in memory. */

import { Desk, keyOf } from '@coalbrook/desk';
import type { DeskState, SeatTurn, Target } from '@coalbrook/desk';
import { editions, findEdition } from '@coalbrook/editions';
import { pick as pickNumber, seedOf } from '@coalbrook/rules';
import type { Refusal, Seed } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { answered, openDesk } from './hostedDesk.ts';

/** Every target that somebody could touch now, by its key. */
const touchable = ({ offers, stopping, view }: DeskState, { table }: Desk): ReadonlyMap<string, Target> => {
  const cards = table.cards
    .filter(({ id }) => view.hand[view.actor * table.cards.length + id] > 0)
    .map(({ id }): Target => ({ on: 'card', card: id }));
  const targets = [...offers, ...(stopping?.offers ?? [])].flatMap((offer) => offer.targets);
  return new Map([...targets, ...cards].map((target) => [keyOf(target), target]));
};

/** Touches the first thing that lights up, until an action is formed. */
const touchUntilReady = (desk: Desk): void => {
  for (let touches = 0; !desk.state.formed; touches++) {
    expect(touches).toBeLessThan(8);
    const [key] = desk.state.lit;
    const target = touchable(desk.state, desk).get(key ?? '');
    if (!target) throw new Error('nothing lights up');
    desk.pick(target);
  }
};

/** Plays until the turn can be ended, but does not end it. */
const completeTurn = (desk: Desk): void => {
  for (let actions = 0; desk.state.frame.stage === 'open'; actions++) {
    expect(actions).toBeLessThan(40);
    touchUntilReady(desk);
    desk.do('confirm');
  }
};

describe.each(editions)('$slug', (edition) => {
  it('touching the parts of an action forms it, and shows what it would do', async () => {
    const { desk } = await openDesk(edition);
    for (const offer of desk.state.offers.slice(0, 12)) {
      for (const target of offer.targets.filter(({ on }) => on !== 'place')) {
        if (!desk.state.chosen.has(keyOf(target))) desk.pick(target);
      }
      expect(desk.state.formed).toEqual(offer.action);
      expect(desk.state.foresight?.action).toEqual(offer.action);
      expect(desk.state.preview?.money.before).toBe(desk.state.view.money[desk.state.frame.viewer]);
      expect(desk.state.frame.draft).toEqual([]);
      desk.do('clear');
      expect(desk.state.selection).toEqual([]);
    }
  });

  it('what lights up can be touched, and is never refused', async () => {
    const { desk } = await openDesk(edition);
    for (const [key, target] of touchable(desk.state, desk)) {
      if (!desk.state.lit.has(key)) continue;
      desk.pick(target);
      expect(desk.state.refusal).toBeUndefined();
      expect(desk.state.selection).toEqual([target]);
      expect(desk.state.remaining.length).toBeGreaterThan(0);
      desk.do('clear');
    }
  });

  it('what does not light up says why, and changes nothing', async () => {
    const { desk } = await openDesk(edition);
    const dark = desk.table.sites.filter(({ id }) => !desk.state.lit.has(keyOf({ on: 'site', site: id })));
    expect(dark.length).toBeGreaterThan(0);
    for (const { id } of dark) {
      desk.pick({ on: 'site', site: id });
      expect(desk.state.refusal?.rule).toMatch(/^[a-z-]+\./);
      expect(desk.state.selection).toEqual([]);
      expect(desk.state.can.has('clear')).toBe(true);
    }
    desk.do('clear');
    expect(desk.state.refusal).toBeUndefined();
  });

  it('a confirmed action can be undone and redone', async () => {
    const { desk, turn } = await openDesk(edition);
    const before = desk.state.view.cells.join();
    expect(desk.state.can.has('undo')).toBe(false);
    touchUntilReady(desk);
    desk.do('confirm');
    const after = desk.state.view.cells.join();
    expect(after).not.toBe(before);
    desk.do('undo');
    expect(desk.state.view.cells.join()).toBe(before);
    expect(turn.frame.draft).toEqual([]);
    desk.do('redo');
    expect(desk.state.view.cells.join()).toBe(after);
  });

  it('a complete turn is sent to the host, and nothing can be touched meanwhile', async () => {
    const { desk, host } = await openDesk(edition);
    completeTurn(desk);
    expect(desk.state.can.has('endTurn')).toBe(true);
    const { seq } = host;
    desk.do('endTurn');
    expect(desk.state.isWaiting).toBe(true);
    desk.do('undo');
    desk.do('endTurn');
    await answered(desk);
    expect(host.seq).toBeGreaterThan(seq);
    expect(desk.state.frame.seq).toBe(host.seq);
    expect(desk.state.frame.draft).toEqual([]);
  });

  it('if only turns are confirmed, what is fully chosen is played at once', async () => {
    const { desk } = await openDesk(edition, { preferences: { confirms: 'turn' } });
    const offer = desk.state.offers.find(({ action }) => action.kind === 'build') ?? desk.state.offers[0];
    desk.take(offer);
    expect(desk.state.selection).toEqual([]);
    expect(desk.state.frame.draft.length).toBeGreaterThan(0);
  });

  it('a turn ends by itself if that is wanted', async () => {
    const { desk, host } = await openDesk(edition, { preferences: { endsTurn: true } });
    const { seq } = host;
    for (let actions = 0; host.seq === seq; actions++) {
      expect(actions).toBeLessThan(40);
      touchUntilReady(desk);
      desk.do('confirm');
      await answered(desk);
      if (desk.state.can.has('endTurn') && !desk.state.formed) {
        expect(desk.state.frame.stage).toBe('reveals');
        desk.do('endTurn');
        await answered(desk);
      }
    }
  });

  it('whoever touches only what lights up plays a whole game', async () => {
    const { desk, host, failures } = await openDesk(edition, { others: 'people', seed: 'lights' });
    const seed: Seed = seedOf('fingers');
    for (let touches = 0; !host.isOver; touches++) {
      expect(touches).toBeLessThan(4000);
      const { formed, frame, lit } = desk.state;
      if (formed) desk.do('confirm');
      else if (frame.stage !== 'open') desk.do('endTurn');
      else {
        const targets = touchable(desk.state, desk);
        const keys = [...lit].filter((key) => targets.has(key) && key !== 'kind:pass');
        const target = targets.get(keys[pickNumber(seed, touches, keys.length)] ?? 'kind:pass');
        if (target) desk.pick(target);
      }
      expect(desk.state.refusal).toBeUndefined();
      if (desk.state.isWaiting) await answered(desk);
    }
    expect(desk.state.frame.stage).toBe('over');
    expect(desk.state.can).toEqual(new Set());
    expect(failures).toEqual([]);
  });
});

const birmingham = findEdition('birmingham');
if (!birmingham) throw new Error('no edition');

describe('a desk', () => {
  it('has the same state until something changes, and says when it does', async () => {
    const { desk } = await openDesk(birmingham);
    const { state } = desk;
    let changes = 0;
    const stop = desk.subscribe(() => changes++);
    expect(desk.state).toBe(state);
    desk.pick({ on: 'kind', kind: 'loan' });
    expect(changes).toBe(1);
    expect(desk.state).not.toBe(state);
    expect(desk.state.offers).toBe(state.offers);
    stop();
    desk.do('clear');
    expect(changes).toBe(1);
  });

  it('confirms a formed action when what is chosen is touched again', async () => {
    const { desk } = await openDesk(birmingham);
    desk.pick({ on: 'kind', kind: 'loan' });
    expect(desk.state.formed?.kind).toBe('loan');
    desk.pick({ on: 'kind', kind: 'loan' });
    expect(desk.state.frame.draft.length).toBeGreaterThan(0);
  });

  it('pays with the least useful card unless another one is touched', async () => {
    const { desk } = await openDesk(birmingham);
    desk.pick({ on: 'kind', kind: 'loan' });
    const [preset] = desk.state.preset;
    expect(preset?.card).toBe(desk.state.ranking[0]);
    const other = desk.state.ranking.at(-1);
    if (other === undefined) throw new Error('no hand');
    desk.pick({ on: 'card', card: other });
    expect(desk.state.preset).toEqual([]);
    expect(desk.state.payment).toEqual([other]);
    expect(desk.state.formed?.kind).toBe('loan');
  });

  it('ends the turn with a formed action that completes it', async () => {
    const { desk, host } = await openDesk(birmingham);
    const { seq } = host;
    desk.pick({ on: 'kind', kind: 'loan' });
    expect(desk.state.completes).toBe(true);
    desk.do('endTurn');
    await answered(desk);
    expect(host.seq).toBeGreaterThan(seq);
  });

  it('ends the turn without going on with its last action', async () => {
    const { desk, host } = await openDesk(birmingham, { others: 'people' });
    const { seq } = host;
    desk.pick({ on: 'kind', kind: 'develop' });
    const [offer] = desk.state.remaining;
    if (!offer) throw new Error('nothing to develop');
    desk.take(offer);
    desk.do('confirm');
    expect([desk.state.frame.stage, desk.state.formed, desk.state.endsNow]).toEqual(['open', undefined, true]);
    desk.pick({ on: 'kind', kind: 'develop' });
    expect(desk.state.endsNow).toBe(desk.state.selection.length === 0);
    desk.do('clear');
    desk.do('endTurn');
    await answered(desk);
    expect(host.seq).toBeGreaterThan(seq);
    expect(desk.state.frame.draft).toEqual([]);
  });

  it('begins another action while one could go on, which stops first', async () => {
    const { desk, host } = await openDesk(birmingham, { others: 'people' });
    // The first turn has one action, later ones have two.
    for (let turns = 0; turns < 2; turns++) {
      desk.pick({ on: 'kind', kind: 'loan' });
      desk.do('endTurn');
      await answered(desk);
    }
    expect(host.isOver).toBe(false);
    desk.pick({ on: 'kind', kind: 'develop' });
    const [offer] = desk.state.remaining;
    if (!offer) throw new Error('nothing to develop');
    desk.take(offer);
    desk.do('confirm');
    expect(desk.state.stopping).toBeDefined();
    expect(desk.state.kinds).toContain('loan');
    desk.pick({ on: 'kind', kind: 'loan' });
    expect(desk.state.formed?.kind).toBe('loan');
    expect(desk.state.stopping).toBeUndefined();
  });

  it('foresees an action without selecting it', async () => {
    const { desk } = await openDesk(birmingham);
    const loan = desk.state.offers.find(({ action }) => action.kind === 'loan');
    if (!loan) throw new Error('no loan');
    const outlook = desk.foresee(loan);
    expect(outlook?.preview.money.after).toBeGreaterThan(outlook?.preview.money.before ?? Infinity);
    expect(desk.state.selection).toEqual([]);
  });

  /** A desk whose turns meet with trouble on their way to the host. */
  const troubled = async (trouble: Partial<Pick<SeatTurn, 'commit' | 'withdraw' | 'sending'>>) => {
    const { turn } = await openDesk(birmingham);
    const failures: unknown[] = [];
    const played: SeatTurn = new Proxy<SeatTurn>(turn, {
      get(target, name) {
        const found: unknown = Reflect.get(name in trouble ? trouble : target, name);
        return typeof found === 'function' ? (found.bind(target) as unknown) : found;
      },
    });
    const preferences = () => ({ confirms: 'action', endsTurn: false }) as const;
    const desk = new Desk({ turn: played, preferences, report: (error) => failures.push(error) });
    return { desk, failures };
  };

  it('says why the host refused a turn, and can change it then', async () => {
    const refusal: Refusal = { reason: 'notYourTurn', rule: 'birmingham.turn.1', facts: {} };
    const { desk } = await troubled({ commit: () => Promise.resolve(refusal) });
    completeTurn(desk);
    desk.do('endTurn');
    await answered(desk);
    expect(desk.state.refusal).toBe(refusal);
    desk.do('undo');
    expect(desk.state.refusal).toBeUndefined();
    expect(desk.state.isOpen).toBe(true);
  });

  it('reports a failure, and can send the turn again', async () => {
    const trouble = new Error('no network');
    const { desk, failures } = await troubled({ commit: () => Promise.reject(trouble) });
    completeTurn(desk);
    for (const count of [1, 2]) {
      desk.do('endTurn');
      await answered(desk);
      expect(failures).toEqual(Array.from({ length: count }, () => trouble));
    }
    expect(desk.state.frame.stage).toBe('complete');
  });

  it('takes back the end of a turn that could not be sent yet', async () => {
    let withdrawn = 0;
    const trouble = { sending: undefined as SeatTurn['sending'], withdraw: () => void withdrawn++ };
    const { desk } = await troubled(trouble);
    completeTurn(desk);
    trouble.sending = 'unsent';
    desk.do('undo');
    expect(withdrawn).toBe(1);
    expect(desk.state.frame.stage).toBe('complete');
    trouble.sending = 'sent';
    expect(desk.state.can.has('undo')).toBe(false);
    desk.do('undo');
    expect([withdrawn, desk.state.frame.stage]).toEqual([1, 'complete']);
  });
});
