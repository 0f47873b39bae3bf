import { NOBODY, pick, seedOf } from '@coalbrook/rules';
import type { Seat, Wish } from '@coalbrook/rules';
import { withChanges } from '@coalbrook/wire';
import type { SentStep } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { commit, fillTurn, headerFor, openHost, portsFor, sheetFor } from './fixtures.ts';

const tables: readonly (readonly [string, Wish])[] = [
  ['birmingham', { seats: 3 }],
  ['lancashire', { seats: 3 }],
  ['age-of-industry', { seats: 3 }],
];
const viewers: readonly Seat[] = [NOBODY, 0 as Seat, 1 as Seat, 2 as Seat];

it.each(tables)(
  'steps of %s lead everybody from one view to the next, and equal ones are shared',
  async (edition, wish) => {
    const ports = portsFor('sent');
    const host = await openHost(sheetFor(headerFor(edition, wish), 'ppp', 'sent'), ports);
    const seed = seedOf('sent');
    await host.go();
    let told: ReadonlyMap<Seat, readonly SentStep[]> | undefined;
    ports.audience.tell = (news) => {
      if (news.news === 'steps') told = host.sentSteps(viewers, news.from);
    };
    let shared = 0;
    for (let turn = 0; turn < 30 && !host.isOver; turn++) {
      const from = host.seq;
      const { actor } = host;
      await commit(
        host,
        actor,
        ...fillTurn(host, actor, (legal, at) => legal[pick(seed, turn * 100 + at, legal.length)]),
      );
      const sent = host.sentSteps(viewers, from);
      // The same while it is new as when it is played again.
      expect(told && JSON.stringify([...told])).toBe(JSON.stringify([...sent]));
      for (const viewer of viewers) {
        const steps = sent.get(viewer) ?? [];
        let cells: Int16Array | undefined = host.viewAt(from, viewer);
        for (const { seq, changes } of steps) {
          cells = cells && withChanges(cells, changes);
          // As text, which is fast to compare.
          expect(cells?.join()).toBe(host.viewAt(seq + 1, viewer).join());
        }
        expect(steps.map(({ seq, who, events }) => ({ seq, who, events }))).toEqual(host.steps(viewer, from));
      }
      const lists = [...sent.values()];
      expect(new Set(lists).size).toBe(new Set(lists.map((steps) => JSON.stringify(steps))).size);
      shared += lists.length - new Set(lists).size;
    }
    expect(shared).toBeGreaterThan(0);
  },
);
