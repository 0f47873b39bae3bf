import { birmingham } from '@coalbrook/editions';
import { makeTable, standings } from '@coalbrook/rules';
import type { State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { follow } from './follow.ts';
import { folder, linkSlug, placeSlug, readBoard, readTrace, traceNames } from './trace.ts';
import type { Trace, TracePlayer, TracePosition } from './trace.ts';

const names = traceNames();
const title = names.length > 0 ? 'games traced by another engine' : `no traced games, because there is no ${folder}`;

const tableFor = (seats: number): Table => {
  const made = makeTable(birmingham, { seats });
  if (!made.ok) throw new Error(`no table for ${seats} seats`);
  return made.value;
};

const resultOf = (table: Table, state: State): Trace['final'] => ({
  vp: Array.from(state.points),
  money: Array.from(state.money),
  incomeSpace: Array.from(state.income),
  winner: standings(table, state)
    .filter(({ rank }) => rank === 1)
    .map(({ seat }) => seat),
});

describe.skipIf(names.length === 0)(title, () => {
  it('have the same places and sites', () => {
    const { places, sites, industries } = tableFor(2);
    const theirs = Object.entries(readBoard().locations).map(([location, { slots }]) => [
      placeSlug(location),
      slots.map((slot) => slot.industries),
    ]);
    const ours = places
      .filter((place) => place.sites.length > 0)
      .map((place) => [place.slug, place.sites.map((id) => sites[id].industries.map((each) => industries[each].slug))]);
    expect(Object.fromEntries(theirs)).toEqual(Object.fromEntries(ours));
  });

  it('have the same lines', () => {
    const { links, eras } = tableFor(2);
    const board = readBoard();
    const theirs = board.links.map(({ canal, rail }, link) => [linkSlug(board, link), [canal, rail]]);
    const ours = links.map((link) => [link.slug, eras.map(({ id }) => link.eras.includes(id))]);
    expect(Object.fromEntries(theirs)).toEqual(Object.fromEntries(ours));
  });

  it.each(names)('%s has the same positions, options and result', (name) => {
    const trace = readTrace(name);
    const table = tableFor(trace.players);
    const { steps, differences, states } = follow(table, trace, readBoard());
    expect({ steps, differences }).toEqual({ steps: trace.steps.length, differences: [] });
    for (const state of states) expect(resultOf(table, state)).toEqual(trace.final);
  });
});

describe.skipIf(names.length === 0)('a trace with an error', () => {
  const at = 30;
  const changePlayer =
    (change: (player: TracePlayer) => Partial<TracePlayer>) =>
    ({ p }: TracePosition): Partial<TracePosition> => ({
      p: p.map((player, seat) => (seat === 0 ? { ...player, ...change(player) } : player)),
    });
  const changes: Readonly<Record<string, (after: TracePosition) => Partial<TracePosition>>> = {
    era: () => ({ era: 'ice' }),
    round: ({ round }) => ({ round: round + 1 }),
    turn: ({ cur }) => ({ cur: 1 - cur }),
    order: ({ turnOrder }) => ({ turnOrder: turnOrder.toReversed() }),
    deck: ({ deck }) => ({ deck: deck + 1 }),
    coal: ({ coal }) => ({ coal: coal + 1 }),
    iron: ({ iron }) => ({ iron: iron + 1 }),
    'money 0': changePlayer(({ m }) => ({ m: m + 1 })),
    'income 0': changePlayer(({ i }) => ({ i: i + 1 })),
    'points 0': changePlayer(({ vp }) => ({ vp: vp + 1 })),
    'spent 0': changePlayer(({ sp }) => ({ sp: sp + 1 })),
    'hand 0': changePlayer(({ h }) => ({ h: h.slice(1) })),
    'tile belper#3': ({ tiles }) => ({ tiles: { ...tiles, belper: [0, 0, [0, 'pottery', 1, 0, 0]] } }),
    'link belper-derby': ({ links }) => ({ links: [...links, [0, 0]] }),
    'barrel oxford#1': ({ barrels }) => ({ barrels: { ...barrels, oxford: [1, 0] } }),
  };
  const followChanged = (change: (step: Trace['steps'][number]) => Trace['steps'][number]): readonly unknown[] => {
    const trace = readTrace(names[0]);
    const steps = trace.steps.map((step, n) => (n === at ? change(step) : step));
    const journey = follow(tableFor(trace.players), { ...trace, steps }, readBoard());
    return [journey.steps, ...journey.differences.map(({ cell }) => cell)];
  };

  it.each(Object.entries(changes))('in %s is noticed at its step', (cell, change) => {
    expect(followChanged((step) => ({ ...step, after: { ...step.after, ...change(step.after) } }))).toEqual([at, cell]);
  });

  it('in the action is noticed at its step', () => {
    const action = { type: 'sell', cardId: 'loc-dudley-0', sales: [] } as const;
    expect(followChanged((step) => ({ ...step, action }))).toEqual([at, 'action']);
  });

  it('in the options is noticed at its step', () => {
    expect(followChanged((step) => ({ ...step, legal: { ...step.legal, build: 0 } }))).toEqual([at, 'ways to build']);
  });
});
