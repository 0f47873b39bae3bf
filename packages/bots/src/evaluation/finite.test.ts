import { editions } from '@coalbrook/editions';
import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  makeTable,
  pick,
  play,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { Edition, Seat, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { chooseByThumb } from '../apprentice.ts';
import { appraisal } from './appraise.ts';

/** Without options at every number of seats, and with each option and automaton where it can be played. */
const tablesOf = (edition: Edition): readonly Table[] => {
  const wishes = [1, ...edition.seats].flatMap((seats) => [
    { seats },
    ...edition.options.map(({ slug }) => ({ seats, options: [slug] })),
    ...edition.automata.map(({ slug }) => ({ seats, automata: [`${slug}:${edition.levels[0].slug}`] })),
  ]);
  return wishes.flatMap((wish) => {
    const made = makeTable(edition, wish);
    return made.ok ? [made.value] : [];
  });
};

/** Every position of a game, also those in the middle of an action. Half of the decisions are random. */
function* positionsOf(table: Table): Generator<State> {
  const seed = seedOf('finite');
  const state = beginGame(table);
  for (let count = 0; !isOver(state);) {
    yield state;
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed));
      continue;
    }
    const legal = legalActions(table, state);
    const atRandom = legal[pick(seed, count, legal.length)];
    play(table, state, count++ % 2 === 0 ? atRandom : chooseByThumb(table, state, legal));
  }
  yield state;
}

const withoutTime = (state: State): State => {
  const late = state.copy();
  late.handSize.fill(0);
  late.deckSize = late.aside;
  return late;
};

const isFinite = (table: Table, state: State): boolean => {
  for (let seat = 0 as Seat; seat < table.wish.seats; seat++) {
    if (!appraisal(table, state, seat).every(Number.isFinite)) return false;
  }
  return true;
};

describe.each(editions)('every part of the estimate in $slug', (edition) => {
  it('is a finite number in all positions, even with no time left', () => {
    let positions = 0;
    let faults = 0;
    for (const table of tablesOf(edition)) {
      for (const state of positionsOf(table)) {
        positions++;
        if (!isFinite(table, state) || !isFinite(table, withoutTime(state))) faults++;
      }
    }
    expect(positions).toBeGreaterThan(1000);
    expect(faults).toBe(0);
  });
});
