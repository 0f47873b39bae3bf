import { findPolicy, playOn } from '@coalbrook/bots';
import { Game, replay, tableFor } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { NOBODY, seedOf, State } from '@coalbrook/rules';
import type { Seat, Wish } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { headerFor, portsFor, sheetFor } from './fixtures.ts';
import type { TestPorts } from './fixtures.ts';
import { Host } from './host.ts';

const open = async (edition: string, wish: Wish, sitters: string, seed: string): Promise<[Host, TestPorts]> => {
  const ports = portsFor(seed);
  const host = await Host.open(sheetFor(headerFor(edition, wish), sitters, seed), ports);
  if (!host.ok) throw new Error(JSON.stringify(host.fault));
  return [host.value, ports];
};

/** The same game without a host. */
const played = (edition: string, wish: Wish, names: readonly string[], seed: string): GameRecord => {
  const table = tableFor(edition, wish);
  if (!table.ok) throw new Error('no table');
  const game = new Game(table.value);
  const sitting = names.map((name) => findPolicy(name)!);
  playOn(game, sitting, seedOf(seed));
  return game.record();
};

const tables: readonly (readonly [string, Wish, string])[] = [
  ['birmingham', { seats: 2 }, 'rb'],
  ['birmingham', { seats: 4 }, 'rrrr'],
  ['birmingham', { seats: 1, automata: ['eadweard'] }, 'ra'],
  ['lancashire', { seats: 3 }, 'rrr'],
  ['lancashire', { seats: 2, options: ['community'] }, 'rr'],
  ['age-of-industry', { seats: 4 }, 'rrrr'],
];

describe.each(tables)('%s %j with %s', (edition, wish, sitters) => {
  it('is played as without a host, and written before anybody is notified', async () => {
    const [host, ports] = await open(edition, wish, sitters, 'whole');
    await host.go();
    expect(host.isOver).toBe(true);
    const names = sitters.split('').flatMap((letter) => ({ r: ['random'], b: ['apprentice'] })[letter] ?? []);
    expect(host.record()).toEqual(played(edition, wish, names, 'whole'));
    const stored = await ports.ledger.read('game');
    expect(stored.entries).toEqual(host.record().entries);
    expect(replay(host.record()).ok).toBe(true);
    let told = 0;
    for (const news of ports.news) {
      if (news.news !== 'steps') continue;
      expect(news.from).toBe(told);
      told = news.to;
    }
    expect(told).toBe(stored.entries.length);
    expect(host.look(0 as Seat)).toMatchObject({ actor: NOBODY, draft: [] });
    expect(host.steps(NOBODY, -1)).toHaveLength(told + 1);
    expect(host.viewsAt(0, told, NOBODY)).toHaveLength(told + 1);
  });

  it('keeps the position that was scored at the end of each era', async () => {
    const [host] = await open(edition, wish, sitters, 'counted');
    await host.go();
    const ends = host.steps(NOBODY, -1).filter(({ events }) => events.some(({ event }) => event === 'eraEnded'));
    expect(ends).toHaveLength(host.table.eras.length);
    for (const { seq, events } of ends) {
      const counted = new State(host.table.layout);
      counted.cells.set(host.viewCounted(seq, NOBODY) ?? []);
      for (const event of events) {
        if (event.event === 'linkScored') expect(counted.linkOwner[event.link]).toBe(event.seat);
        if (event.event === 'tileScored') expect(counted.tile[event.site]).toBe(event.tile);
      }
    }
    expect(host.viewCounted(ends[0].seq - 1, NOBODY)).toBeUndefined();
  });
});
