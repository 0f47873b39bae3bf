import { editions } from '@coalbrook/editions';
import { makeTable, pick, seedOf } from '@coalbrook/rules';
import type { Edition, Seat, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { chooseByThumb } from '../apprentice.ts';
import { positionsOf } from '../testing.ts';
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

/** Half of the decisions are random. */
const mixedPositions = (table: Table): Iterable<State> => {
  const seed = seedOf('finite');
  return positionsOf(table, seed, (state, legal, count) =>
    count % 2 === 0 ? legal[pick(seed, count, legal.length)] : chooseByThumb(table, state, legal),
  );
};

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
      for (const state of mixedPositions(table)) {
        positions++;
        if (!isFinite(table, state) || !isFinite(table, withoutTime(state))) faults++;
      }
    }
    expect(positions).toBeGreaterThan(1000);
    expect(faults).toBe(0);
  });
});
