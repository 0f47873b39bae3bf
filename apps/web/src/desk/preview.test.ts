import { random } from '@coalbrook/bots';
import { editions } from '@coalbrook/editions';
import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  makeTable,
  mask,
  play,
  seededDraw,
  seedOf,
  tryOut,
} from '@coalbrook/rules';
import type { GameEvent } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { nextOrder, previewOf } from './preview.ts';

it.each(editions)('$slug: previews agree with what happens', (edition) => {
  const made = makeTable(edition, { seats: edition.seats[0] });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const seed = seedOf('previews');
  const state = beginGame(table);
  for (let count = 0; !isOver(state); count++) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed));
      continue;
    }
    const seat = state.actor;
    const view = mask(table, state, seat);
    const action = random.choose({ table, view, legal: legalActions(table, view), count, seed });
    const events: GameEvent[] = [];
    const after = state.copy();
    tryOut(table, after, action, (event) => events.push(event));
    const preview = previewOf(table, view, mask(table, after, seat), events, seat);
    const taken = events.filter(({ event }) => event === 'took' || event === 'bought' || event === 'drank').length;
    expect(preview.supplies.reduce((sum, supply) => sum + supply.count, 0)).toBe(taken);
    expect(preview.money).toEqual({ before: state.money[seat], after: after.money[seat] });
    expect(preview.spent.after).toBeGreaterThanOrEqual(preview.spent.before);
    expect(preview.turn?.after).toBe((nextOrder(table, mask(table, after, seat)) ?? []).indexOf(seat) + 1);
    for (const { from } of preview.supplies) if (from.kind === 'tile') expect(from.owner).toBeGreaterThanOrEqual(0);
    play(table, state, action);
  }
});

it('foresees no order where none changes', () => {
  const [birmingham] = editions;
  const made = makeTable(birmingham, { seats: 1, automata: ['eadweard:normal'] });
  if (!made.ok) throw new Error('no table');
  const state = beginGame(made.value);
  expect(nextOrder(made.value, mask(made.value, state, state.actor))).toBeUndefined();
});
