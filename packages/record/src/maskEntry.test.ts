import { birmingham } from '@coalbrook/editions';
import { makeTable, NOBODY, seededDraw, seedOf } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { Game } from './game.ts';
import { maskEntry } from './maskEntry.ts';

describe('a masked entry', () => {
  const made = makeTable(birmingham, { seats: 2 });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const game = new Game(table);
  while (game.state.drawing > 0) game.draw(seededDraw(table, game.state, seedOf('mask')));
  game.play(table.catalogue.pass);
  const deals = game.entries.filter(({ what }) => what.startsWith('cards'));

  it('shows public entries to everybody, without the check value', () => {
    for (const entry of game.entries) {
      for (const seat of [0, 1, NOBODY] as Seat[]) {
        const masked = maskEntry(table, entry, seat);
        expect(masked).not.toHaveProperty('check');
        if (!deals.includes(entry)) expect(masked.what).toBe(entry.what);
      }
    }
  });

  it('shows cards only to their receiver', () => {
    expect(deals).toHaveLength(2);
    for (const entry of deals) {
      const receiver = Number(entry.what.split(' ')[2]);
      for (const seat of [0, 1, NOBODY] as Seat[]) {
        const hidden = `cards to ${receiver} ? ? ? ? ? ? ? ?`;
        expect(maskEntry(table, entry, seat).what).toBe(seat === receiver ? entry.what : hidden);
      }
    }
  });

  it('hides a deal that does not name its receiver from everybody', () => {
    const [deal] = deals;
    if (!deal) throw new Error('nothing dealt');
    const nameless = { ...deal, what: deal.what.replace(/ to \d/, '') };
    expect(maskEntry(table, nameless, 0 as Seat).what).toBe('cards ? ? ? ? ? ? ? ?');
    expect(maskEntry(table, nameless, NOBODY).what).toBe('cards ? ? ? ? ? ? ? ?');
  });
});
