import { editions } from '@coalbrook/editions';
import { awaitsChance, beginGame, draw, makeTable, mask, seededDraw, seedOf } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { countCards, drawableCards } from './cardCounts.ts';

it.each(editions)('$slug: countCards counts every card once', (edition) => {
  const made = makeTable(edition, { seats: edition.seats[0] });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const state = beginGame(table);
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('cards')));
  const viewer = 0 as Seat;
  const view = mask(table, state, viewer);
  const counts = countCards(table, view, viewer);
  const total = (pick: (count: (typeof counts)[number]) => number): number =>
    counts.reduce((sum, count) => sum + pick(count), 0);
  const others = [...view.handSize].reduce((sum, size) => sum + size, 0) - view.handSize[viewer];
  expect(total(({ own }) => own)).toBe(view.handSize[viewer]);
  expect(total(({ unseen }) => unseen)).toBe(view.deckSize + others);
  expect(drawableCards(view)).toBe(view.deckSize - view.aside);
});
