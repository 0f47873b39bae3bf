import { State } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { commit, fillTurn, headerFor, openHost, portsFor, sheetFor, turnAt } from './fixtures.ts';
import type { Chance } from './ports.ts';

const first = 0 as Seat;
const sheet = sheetFor(headerFor('birmingham', { seats: 2 }), 'pp', 'chance');

const drawing = (draw: Chance['draw']): Chance => ({ draw });

const liars: readonly (readonly [string, Chance])[] = [
  ['throws', drawing(() => raise('no dice'))],
  ['draws nothing', drawing(() => [])],
  ['draws too much', drawing((table) => table.cards.map(({ id }) => id))],
  ['draws what is not there', drawing(() => Array.from({ length: 2 }, () => 999))],
  ['draws fractions', drawing(() => [0.5, 1.5])],
  ['draws no numbers', drawing(() => [Number.NaN, undefined as never])],
  ['answers with no list', drawing(() => undefined as never)],
  ['answers with an object', drawing(() => ({ length: 2 }) as never)],
];

const raise = (text: string): never => {
  throw new Error(text);
};

describe.each(liars)('chance that %s', (_, liar) => {
  it('does not break a commit: nothing is written, and the turn can be committed later', async () => {
    const ports = portsFor('chance');
    const honest = ports.chance;
    let chance = honest;
    const host = await openHost(sheet, { ...ports, chance: drawing((table, state) => chance.draw(table, state)) });
    await host.go();
    const { actor } = host.look(first);
    const texts = fillTurn(host, actor);
    await host.keepDraft(actor, host.seq, texts);
    const [seen, kept, heard] = [host.look(actor), await ports.ledger.read('game'), ports.news.length];
    chance = liar;
    await expect(commit(host, actor, ...texts)).rejects.toThrow();
    expect(host.look(actor)).toEqual(seen);
    expect(await ports.ledger.read('game')).toEqual(kept);
    expect(ports.news).toHaveLength(heard);
    chance = honest;
    expect(await commit(host, actor, ...texts)).toBeUndefined();
    const again = await openHost(sheet, ports);
    expect(again.record()).toEqual(host.record());
    expect(again.record().entries.filter(({ what }) => what === texts[0].split('; ')[0])).toHaveLength(1);
  });

  it('does not break the start of a game', async () => {
    const ports = portsFor('chance');
    const host = await openHost(sheet, { ...ports, chance: liar });
    await expect(host.go()).rejects.toThrow();
    await expect(host.deal()).rejects.toThrow();
    expect(host.seq).toBe(0);
    expect((await ports.ledger.read('game')).entries).toEqual([]);
    const mended = await openHost(sheet, ports);
    await mended.go();
    expect(turnAt(mended, mended.look(first).actor).stage).toBe('open');
  });
});

it('chance cannot change the host’s position', async () => {
  const honest = portsFor('chance');
  const host = await openHost(sheet, honest);
  await host.go();
  const ports = portsFor('chance');
  const meddler = drawing((table, state) => {
    const shown = new State(table.layout).copyFrom(state);
    state.money.fill(500);
    return ports.chance.draw(table, shown);
  });
  const other = await openHost(sheet, { ...ports, chance: meddler });
  await other.go();
  expect(other.record()).toEqual(host.record());
});

it('chance may reuse one list', async () => {
  const ports = portsFor('chance');
  const list: number[] = [];
  const thrifty = drawing((table, state) => {
    list.splice(0, list.length, ...ports.chance.draw(table, state));
    return list;
  });
  const host = await openHost(sheet, { ...ports, chance: thrifty });
  await host.go();
  const again = await openHost(sheet, ports);
  expect(host.steps(first, -1)).toEqual(again.steps(first, -1));
});
